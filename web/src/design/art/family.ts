/** Pictures of one kind, each of them a file of its own. */
export interface Family {
  most: number; // bytes of a picture, as sent (gzip)
  draw: () => Record<string, string>; // SVG by the name of the picture
}

// The addresses of a family of pictures, by the names of the pictures; made by `web/art.ts`.
declare module "art:*" {
  const urls: Record<string, string>;
  export default urls;
}

// Parts of the page that are fetched once: those that are here can be shown at once, and nothing moves when they come.

type Load<Part> = () => Promise<{ default: Part }>;

const here = new Map<unknown, unknown>();

/** The part, if it has come already. */
export function ready<Part>(load: Load<Part>): Part | undefined {
  return here.get(load) as Part | undefined;
}

/** The part, when it comes. */
export async function fetched<Part>(load: Load<Part>): Promise<Part> {
  const { default: part } = await load();
  here.set(load, part);
  return part;
}

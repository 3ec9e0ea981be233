// Resources on a grid of 24, in the order of their numbers: a cut cube, a leaf of ore, a ringed orb. Each is one base
// shape in the resource's own ink, unlike the shape of any owner, with a light facet and a dark one on it.

export interface ResourceArt {
  name: "ice" | "sylvanite" | "celerium";
  base: string;
  dark: string;
  light: string;
  ring?: string; // in front of it
}

export const RESOURCES: ResourceArt[] = [
  {
    name: "ice",
    base: "M12 .8 20.4 6V18L12 23.2 3.6 18V6Z",
    dark: "M12 11.4 20.4 6V18L12 23.2Z",
    light: "M12 .8 20.4 6 12 11.4 3.6 6Z",
  },
  {
    name: "sylvanite",
    base: "M2.5 21.5C1 9 8 1.5 21.5 2.5 22.5 16 15 23 2.5 21.5Z",
    dark: "M2.5 21.5 21.5 2.5C22.5 16 15 23 2.5 21.5Z",
    light: "M6 12.5C7.5 8 10.5 5.5 15 4.8L11 9Z",
  },
  {
    name: "celerium",
    base: "M12 4a8 8 0 1 0 .01 0Z",
    dark: "M17.7 6.4A8 8 0 0 1 6.3 17.6C12 18 18 12 17.7 6.4Z",
    light: "M7 10C7.8 7.8 9.5 6.5 12 6.3L9.5 9.8Z",
    ring: "M5.5 12.5C-2 19.5 1 22.5 9 18.5C15 15.5 21 10.5 22.5 6.5C23.5 3 20 2.5 16 4.8",
  },
];

// Sizes of medallions, in px.

export const FINE = 64; // from here on there are rays, and a scale of ticks around them
export const LEAST = 34; // nobody is recognised below: the number says it better

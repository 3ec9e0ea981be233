// How clearly a colour is seen on another one, to WCAG.

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue) + 0.05;
}

/** Of two colours as a browser computes them, "rgb(1, 2, 3)". */
export function contrast(one: string, other: string): number {
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}

/** What a token is now. */
export function computed(token: string): string {
  const pen = document.createElement("span");
  pen.style.color = `var(${token})`;
  document.body.append(pen);
  const found = getComputedStyle(pen).color;
  pen.remove();
  return found;
}

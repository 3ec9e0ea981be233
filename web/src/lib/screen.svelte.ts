// How much room there is, a column for everything or one thing above the other; and what it is pressed with.

const narrow = matchMedia("(max-width: 900px)");
const fingers = matchMedia("(pointer: coarse)");

export const screen = $state({ phone: narrow.matches, coarse: fingers.matches });

narrow.addEventListener("change", () => (screen.phone = narrow.matches));
fingers.addEventListener("change", () => (screen.coarse = fingers.matches));

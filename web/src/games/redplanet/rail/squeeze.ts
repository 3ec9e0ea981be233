// Words that are squeezed where one of them is too long for its place, as on a narrow column of the rail.

/** For an element with a single one inside, which holds the words. */
export function squeezed(place: HTMLElement): { destroy: () => void } {
  const words = place.firstElementChild as HTMLElement;
  const fit = (): void => {
    words.style.width = words.style.transform = "";
    const [room, needed] = [place.clientWidth, place.scrollWidth];
    if (room <= 0 || needed <= room) return;
    words.style.width = `${needed}px`;
    words.style.transform = `scaleX(${room / needed})`;
  };
  const resized = new ResizeObserver(fit);
  const said = new MutationObserver(fit);
  resized.observe(place);
  said.observe(place, { characterData: true, subtree: true });
  document.fonts.addEventListener("loadingdone", fit); // fonts come after the page
  return {
    destroy: () => {
      resized.disconnect();
      said.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    },
  };
}

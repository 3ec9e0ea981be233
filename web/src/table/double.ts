// Double clicks: the second half would answer the next question, which the reader has not seen.

const ANSWERS = "[data-option], [data-thing], .cell.live, .presses .main";

/** Let nobody hear the second half of a double click on something that answers; with fingers two presses are usual. */
export function halve(click: MouseEvent, coarse: boolean): void {
  if (coarse || click.detail < 2) return;
  if (click.target instanceof Element && click.target.closest(ANSWERS)) click.stopPropagation();
}

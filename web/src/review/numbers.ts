// What a decision was worth, in figures.

import { device } from "../lib/device.svelte";
import { t } from "../lib/texts.svelte";
import type { Mistake, OptionJudged } from "../wire";

const PERCENT = 100;

function written(value: number, signed: boolean): string {
  const form = new Intl.NumberFormat(device.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "negative",
  });
  return form.format(value).replace("-", "−");
}

/** What somebody could expect of an option. */
export function worth(option: OptionJudged): { chance: string; points: string } {
  return { chance: written(option.chance * PERCENT, false), points: written(option.points, false) };
}

/** How much worse what was done is than what the bot would have done. */
export function cost({ done, better }: Mistake): string {
  const chance = written((done.chance - better.chance) * PERCENT, true);
  const points = written(done.points - better.points, true);
  return t("web-review-cost", { chance, points });
}

// A drawn board alone: /?file=rp2015six&language=ru&theme=light&point=2

import { mount } from "svelte";
import { speak } from "../src/lib/texts.svelte";
import { wishes } from "./dress";
import Harness from "./Harness.svelte";
import { told } from "./told";

const target = document.getElementById("app")!;
const now = await told(wishes.get("file") ?? "");
if (now) {
  await speak(now.scene.game);
  mount(Harness, { target, props: { now, point: Number(wishes.get("point")) || null } });
} else {
  target.textContent = "There is no such file: python -m tools.positions";
}

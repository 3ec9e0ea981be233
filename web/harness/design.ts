// Every token, component and picture: /design.html has both lights side by side, ?theme=light one of them, and
// &only=controls one part.

import { mount } from "svelte";
import { speak } from "../src/lib/texts.svelte";
import Design from "./design/Design.svelte";
import Lights from "./design/Lights.svelte";
import { wishes } from "./dress";
import { told } from "./told";

const target = document.getElementById("app")!;
if (wishes.has("theme")) {
  const [playing, over] = await Promise.all([told("rpships"), told("rpover")]);
  await speak("redplanet", "ares", "kosmonauts");
  mount(Design, { target, props: { playing, over, only: wishes.get("only") ?? "" } });
} else {
  mount(Lights, { target });
}

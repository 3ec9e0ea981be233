// /?file=crowd.json&language=ru&theme=light&point=2

import { mount } from "svelte";
import "../src/design/fonts.css";
import "../src/design/tokens.css";
import "../src/design/base.css";
import { device, dress, type Language } from "../src/lib/device.svelte";
import { speak } from "../src/lib/texts.svelte";
import Harness from "./Harness.svelte";

const wishes = new URLSearchParams(location.search);
device.language = (wishes.get("language") ?? "en") as Language;
device.theme = wishes.get("theme") === "light" ? "light" : "dark";
device.motion = false;
dress(document.documentElement);

const picture = await (await fetch(`/${wishes.get("file")}`)).json();
await speak(picture.game);
mount(Harness, { target: document.getElementById("app")!, props: { picture, point: Number(wishes.get("point")) || null } });

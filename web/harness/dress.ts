// What all pages of the harness begin with: ?language=ru&theme=light&text=150&plain

import "../src/design/fonts.css";
import "../src/design/tokens.css";
import "../src/design/base.css";
import { device, dress, type Language } from "../src/lib/device.svelte";

export const wishes = new URLSearchParams(location.search);
device.language = (wishes.get("language") ?? "en") as Language;
device.theme = wishes.get("theme") === "light" ? "light" : "dark";
device.text = Number(wishes.get("text")) || 100;
device.plain = wishes.has("plain");
device.motion = false;
dress(document.documentElement);

import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { dress } from "./lib/device.svelte";
import { startRouting } from "./lib/router.svelte";

dress(document.documentElement);
startRouting();
const target = document.getElementById("app");
if (target) mount(App, { target });

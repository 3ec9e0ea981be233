import "./inks.css";

export { default as Board } from "./Board.svelte";
export { default as Mine } from "./Mine.svelte";
export { default as Track } from "./track/Track.svelte";
export { pictureOf } from "./art/lines";

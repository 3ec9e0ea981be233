// Sounds of our own making: a few tones each, none longer than 300 ms, and only for those who want them.

import { device } from "./device.svelte";

export type Sound = "turn" | "reveal" | "launch" | "flip" | "chapter" | "chat" | "end";

export interface Tone {
  at: number; // seconds
  lasts: number;
  from: number; // Hz
  to: number;
}

const tone = (at: number, lasts: number, from: number, to = from): Tone => ({ at, lasts, from, to });

export const SOUNDS: Record<Sound, Tone[]> = {
  turn: [tone(0, 0.14, 660), tone(0.12, 0.17, 880)],
  reveal: [tone(0, 0.12, 392, 523)],
  launch: [tone(0, 0.3, 110, 440)],
  flip: [tone(0, 0.06, 980), tone(0.06, 0.1, 1310)],
  chapter: [tone(0, 0.1, 523), tone(0.09, 0.1, 659), tone(0.18, 0.12, 784)],
  chat: [tone(0, 0.08, 740), tone(0.1, 0.06, 740)],
  end: [tone(0, 0.14, 784), tone(0.1, 0.1, 659), tone(0.18, 0.12, 1047)],
};
const LOUDEST = 0.24; // of what the loudspeaker can
const SILENCE = 0.0001; // a ramp cannot begin at nothing

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!device.sound || device.volume <= 0 || !isAwake()) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume(); // a phone that was put away suspends what it had
  for (const each of SOUNDS[sound]) sing(audio, each, (LOUDEST * device.volume) / 100);
}

// Browsers are silent until something was pressed, and would then sing all that had been kept back at once.
function isAwake(): boolean {
  const { userActivation } = navigator as Partial<Pick<Navigator, "userActivation">>; // older browsers have none
  return userActivation?.hasBeenActive ?? true;
}

function sing(where: AudioContext, { at, lasts, from, to }: Tone, volume: number): void {
  const [wave, gain] = [where.createOscillator(), where.createGain()];
  const start = where.currentTime + at;
  wave.type = "triangle";
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.exponentialRampToValueAtTime(to, start + lasts);
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
  wave.connect(gain).connect(where.destination);
  wave.start(start);
  wave.stop(start + lasts);
}

// @ts-check
// The sounds of a game, made by the browser: a tick for a digit, two low ones for a repeat, a chord at the end.

/** @typedef {{pitch: number, at: number, lasts: number, loud: number}} Note in hertz and seconds; loud of 1 */

/** @type {Record<"digit" | "repeat" | "done", Note[]>} */
const SOUNDS = {
  digit: [{ pitch: 880, at: 0, lasts: 0.045, loud: 0.12 }],
  repeat: [0, 0.12].map((at) => ({ pitch: 196, at, lasts: 0.09, loud: 0.2 })),
  done: [523.25, 659.25, 783.99, 1046.5].map((pitch, i) => ({ pitch, at: i * 0.09, lasts: 0.9, loud: 0.11 })),
};

/** @type {AudioContext | null} */
let context = null;

/** Makes a sound. @param {keyof typeof SOUNDS} what */
export function sound(what) {
  const audio = (context ??= new AudioContext());
  // A browser lets no page begin with sound.
  audio.resume();
  for (const { pitch, at, lasts, loud } of SOUNDS[what]) {
    const [tone, volume] = [new OscillatorNode(audio, { type: "triangle", frequency: pitch }), new GainNode(audio, { gain: 0 })];
    const begin = audio.currentTime + at;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + 0.005);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + lasts);
  }
}

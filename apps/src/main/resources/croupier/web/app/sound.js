// Short sounds made by the browser itself. Silent until the first press, as browsers want it, and when switched off.
import { sound, volume } from './settings.js';

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let hiss = null;

const begin = () => {
  if (audio || !sound.peek() || !('AudioContext' in window)) return;
  audio = new AudioContext();
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = hiss.getChannelData(0);
  let seed = 7;
  for (let i = 0; i < data.length; i++) {
    seed = (seed * 16807) % 2147483647;
    data[i] = seed / 1073741824 - 1;
  }
};
addEventListener('pointerdown', begin);
addEventListener('keydown', begin);

/** A swelling and fading tone that glides from one pitch to another. */
const tone = (from, to, long, loud = 0.3, type = 'sine', wait = 0) => ({ from, to, long, loud, type, wait, noise: false });
/** Noise of about this pitch. */
const noise = (from, to, long, loud = 0.3, wait = 0) => ({ from, to, long, loud, type: '', wait, noise: true });

const CUES = {
  card: [noise(1800, 900, 0.09, 0.28), tone(320, 260, 0.08, 0.12, 'triangle')],
  draw: [noise(2600, 3600, 0.07, 0.16)],
  shuffle: [noise(2200, 2600, 0.06, 0.16), noise(2400, 2800, 0.06, 0.16, 0.07), noise(2600, 3000, 0.07, 0.16, 0.14)],
  hit: [noise(900, 160, 0.16, 0.5), tone(170, 60, 0.18, 0.5, 'triangle')],
  block: [tone(520, 480, 0.12, 0.22, 'square'), noise(3200, 2400, 0.08, 0.2)],
  heal: [tone(520, 660, 0.16, 0.2), tone(660, 880, 0.2, 0.2, 'sine', 0.1)],
  coin: [tone(1320, 1320, 0.06, 0.2, 'triangle'), tone(1760, 1760, 0.16, 0.2, 'triangle', 0.06)],
  power: [tone(300, 620, 0.2, 0.2, 'triangle')],
  weaken: [tone(420, 210, 0.24, 0.2, 'triangle')],
  death: [tone(220, 50, 0.5, 0.34, 'sawtooth'), noise(600, 90, 0.45, 0.3)],
  turn: [tone(660, 660, 0.1, 0.2), tone(880, 880, 0.22, 0.2, 'sine', 0.11)],
  win: [523, 659, 784, 1047].map((f, i) => tone(f, f, 0.28, 0.26, 'triangle', i * 0.13)),
  lose: [392, 330, 262, 196].map((f, i) => tone(f, f * 0.97, 0.34, 0.26, 'triangle', i * 0.17)),
};

/** What was to be heard last, for tests and for the curious: sounds leave no other trace. */
export const heard = /** @type {string[]} */ ([]);
const last = new Map();
/** @type {{ source: AudioScheduledSourceNode, at: number }[]} */
let coming = [];

/** Plays a cue, some seconds from now; the same one twice at once is one. */
export function cue(name, wait = 0) {
  if (!CUES[name] || !sound.value || volume.value <= 0 || document.hidden) return;
  if (!audio || !hiss) return;
  const at = audio.currentTime + wait;
  if (Math.abs((last.get(name) ?? -9) - at) < 0.05) return;
  last.set(name, at);
  heard.push(name);
  if (heard.length > 50) heard.shift();
  for (const part of CUES[name]) play(audio, part, at + part.wait);
}

function play(a, part, at) {
  const gain = a.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, part.loud * volume.value), at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + part.long);
  gain.connect(a.destination);
  const source = part.noise ? a.createBufferSource() : a.createOscillator();
  if (part.noise) {
    source.buffer = hiss;
    const band = a.createBiquadFilter();
    band.type = 'bandpass';
    glide(band.frequency, part, at);
    source.connect(band).connect(gain);
  } else {
    source.type = part.type;
    glide(source.frequency, part, at);
    source.connect(gain);
  }
  coming = coming.filter((c) => c.at > a.currentTime);
  coming.push({ source, at });
  source.start(at);
  source.stop(at + part.long + 0.05);
}

function glide(frequency, part, at) {
  frequency.setValueAtTime(part.from, at);
  frequency.exponentialRampToValueAtTime(part.to, at + part.long);
}

/** Lets no sound that is still to come be heard. */
export function hush() {
  const now = audio?.currentTime ?? 0;
  for (const { source, at } of coming.splice(0)) if (at > now) source.stop();
  last.clear();
}

// What a player has set in this browser.
import { stored, effect, signal } from './lib.js';

export const theme = stored('theme', 'auto'); // auto, light, dark
export const speed = stored('speed', 1); // 0 none, 0.5 slow, 1, 2 fast
export const sound = stored('sound', true); // heard only after the first press
export const volume = stored('volume', 0.5); // 0 to 1
export const name = stored('name', '');
export const tokens = stored('tokens', {}); // match -> token
export const recent = stored('recent', []); // matches of this browser, newest first
export const sideOpen = stored('side', innerWidth >= 1200);
export const pictures = stored('pictures', true);
export const byItself = stored('byItself', false); // whether the only option is taken without a press
export const contrast = stored('contrast', false);

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
export const still = signal(reduced.matches);
reduced.addEventListener('change', () => {
  still.value = reduced.matches;
});

/** How fast things move; 0 for not at all. */
export const pace = () => (still.value ? 0 : speed.value);

effect(() => {
  const root = document.documentElement;
  root.dataset.theme = theme.value;
  root.dataset.contrast = contrast.value ? 'high' : 'usual';
});

/** This match is no more. */
export function forget(match) {
  recent.again();
  if (recent.value.some((r) => r.match === match)) recent.value = recent.value.filter((r) => r.match !== match);
}

/** Remembers that this browser holds a seat. */
export function remember(match, token, game) {
  tokens.again();
  recent.again();
  const held = { ...tokens.value };
  if (token) held[match] = token;
  const list = [{ match, game }, ...recent.value.filter((r) => r.match !== match)].slice(0, 30);
  const kept = new Set(list.map((r) => r.match));
  for (const id of Object.keys(held)) if (!kept.has(id)) delete held[id];
  tokens.value = held;
  recent.value = list;
}

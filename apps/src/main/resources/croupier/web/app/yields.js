// The same answer to the same question, until something else is asked or for good.
import { signal, computed } from './lib.js';
import { ask, matchId, refKey, seats, sent } from './state.js';
import { byItself } from './settings.js';
import { choose } from './decide.js';

/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */

/** Answers that are given by themselves: match, prompt, word, and until when. */
export const yields = /** @type {Signal<{ match: string | null, p: string, w: string, text: string, until: string }[]>} */ (signal([]));

/** Options that are about nothing on the table: pass, end the turn, no. */
export const bare = computed(() =>
  ask.value && !ask.value.several
    ? ask.value.options.map((o, i) => ({ ...o, i })).filter((o) => !refKey(o.a) && o.n === undefined && o.w !== 'take back')
    : [],
);

export function yieldWith(i, until) {
  const a = ask.value;
  if (!a) return;
  yields.value = [
    ...yields.value.filter((y) => y.p !== a.p),
    { match: matchId.value, p: a.p, w: a.options[i].w, text: a.options[i].text, until },
  ];
  choose(i);
}

export function endYields() {
  yields.value = [];
}

/** Called when something new is asked. */
export function answerBySelf() {
  const a = ask.value;
  if (a && !sent.value && byItself.value && seats.value.length === 1 && a.options.length === 1 && !a.several && !a.besides) {
    setTimeout(() => ask.value === a && choose(0), 350);
    return;
  }
  if (!a || sent.value || yields.value.length === 0) return;
  const mine = yields.value.filter((y) => y.match === matchId.value);
  const fits = mine.find((y) => y.p === a.p);
  const i = fits ? a.options.findIndex((o) => o.w === fits.w && !refKey(o.a)) : -1;
  if (i >= 0) {
    setTimeout(() => ask.value === a && choose(i), 120);
    return;
  }
  yields.value = mine.filter((y) => y.until === 'match');
}

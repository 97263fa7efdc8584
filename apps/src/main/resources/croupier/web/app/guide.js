// Says in a guided match what to look at, one step at a decision.
import { html, useEffect, useState, signal } from './lib.js';
import { ask, hinted } from './state.js';
import { guided } from './coach.js';
import { http } from './net.js';

/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */

const steps = /** @type {Signal<Record<string, any[]>>} */ (signal({}));

/** The step that fits what is asked now, from the next one on. */
function stepAt(list, at, prompt) {
  const i = list.findIndex((s, k) => k >= at && (!s.when || s.when === prompt));
  return i < 0 || (list[at]?.when && i > at + 2) ? -1 : i;
}

export function Guide({ match }) {
  const mine = guided.value[match];
  const list = steps.value[mine.game];
  const a = ask.value;
  const [shownAt, setShown] = useState(/** @type {{ d: string, i: number } | null} */ (null));
  useEffect(() => {
    if (!list)
      http('/api/games/' + mine.game + '/learn').then((got) => (steps.value = { ...steps.value, [mine.game]: got.guide?.steps ?? [] }));
  }, [mine.game]);
  useEffect(() => {
    if (!list || !a) return;
    if (shownAt && shownAt.d === a.d) return;
    const from = shownAt ? shownAt.i + 1 : mine.at;
    const i = stepAt(list, from, a.p);
    setShown({ d: a.d, i: i < 0 ? from - 1 : i });
    if (i >= 0) {
      guided.value = { ...guided.again().value, [match]: { ...mine, at: i } };
      const wish = list[i].choose?.toLowerCase();
      const at = wish ? a.options.findIndex((o) => o.text.toLowerCase().startsWith(wish)) : -1;
      if (at >= 0) hinted.value = [at];
    }
  }, [list, a?.d]);
  const end = () => {
    const rest = { ...guided.again().value };
    delete rest[match];
    guided.value = rest;
  };
  if (!list || !a || !shownAt || shownAt.d !== a.d || shownAt.i < 0) return null;
  const step = list[shownAt.i];
  const last = shownAt.i === list.length - 1;
  return html`<aside class="coach" role="status" aria-label="Guide"><p>${step?.say}</p><div><small>${shownAt.i + 1} of ${list.length}</small> <button onClick=${end}>${last ? 'Play on alone' : 'End the guide'}</button></div></aside>`;
}

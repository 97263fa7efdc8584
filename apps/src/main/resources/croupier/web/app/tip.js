// What a small sign means, beside the pointer.
import { html, signal } from './lib.js';

/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */

const tip = /** @type {Signal<{ text: string, x: number, y: number } | null>} */ (signal(null));

addEventListener('pointerover', (e) => {
  const at = e.target instanceof Element ? /** @type {HTMLElement | null} */ (e.target.closest('[data-tip]')) : null;
  const text = at?.dataset.tip;
  if (!at || !text) {
    if (tip.value) tip.value = null;
    return;
  }
  const r = at.getBoundingClientRect();
  tip.value = { text, x: Math.max(130, Math.min(innerWidth - 130, r.left + r.width / 2)), y: r.bottom + 6 };
});

export function Tip() {
  const t = tip.value;
  if (!t) return null;
  const [name, ...rest] = t.text.split('\n');
  return html`<aside class="tip" aria-label=${'About ' + name} style=${{ left: t.x + 'px', top: Math.min(innerHeight - 90, t.y) + 'px' }}><b>${name}</b>${rest.map((line) => html`<div>${line}</div>`)}</aside>`;
}

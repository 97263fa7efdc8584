// Dragging cards, and the arrow from a card to what it is aimed at.
import { signal, html, useEffect, useRef } from './lib.js';
import { held } from './state.js';
import * as decide from './decide.js';

/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */

/** What is being dragged: key, from where, to where. */
export const drag =
  /** @type {Signal<{ key: string, x: number, y: number, dx: number, dy: number, over: string, free: boolean } | null>} */ (signal(null));

export function startDrag(e, key, element, began) {
  if (e.button !== 0) return;
  const may = decide.dragOf(key);
  if (!may) return;
  const x = e.clientX,
    y = e.clientY;
  let on = false;
  const keyAt = (px, py) => {
    for (const found of document.elementsFromPoint(px, py)) {
      const thing = /** @type {HTMLElement | null} */ (found.closest('[data-key]'));
      if (thing && thing.dataset.key !== key) return thing.dataset.key ?? '';
    }
    return '';
  };
  const move = (m) => {
    if (!on && Math.hypot(m.clientX - x, m.clientY - y) < 9) return;
    if (!on) {
      on = true;
      began();
      if (may.targets.size) held.value = key;
      element.classList.add('dragged');
      document.body.classList.add('dragging');
    }
    m.preventDefault();
    const over = keyAt(m.clientX, m.clientY);
    drag.value = {
      key,
      x: m.clientX,
      y: m.clientY,
      dx: m.clientX - x,
      dy: m.clientY - y,
      over: may.targets.has(over) ? over : '',
      free: may.plain !== null,
    };
    if (may.targets.has(over)) decide.foresee(over);
    if (may.targets.size === 0) element.style.translate = `${m.clientX - x}px ${m.clientY - y}px`;
  };
  const stop = (u) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
    if (!on) return;
    element.dataset.dragged = '1';
    setTimeout(() => delete element.dataset.dragged, 50);
    element.classList.remove('dragged');
    document.body.classList.remove('dragging');
    element.style.translate = '';
    drag.value = null;
    if (u.type === 'pointercancel') {
      held.value = null;
      return;
    }
    const over = keyAt(u.clientX, u.clientY);
    const home = element.closest('.zone')?.getBoundingClientRect();
    const left =
      home && (u.clientY < home.top - 6 || u.clientY > home.bottom + 6 || u.clientX < home.left - 6 || u.clientX > home.right + 6);
    const onto = may.targets.get(over);
    if (onto) onto();
    else if (may.plain && left) may.plain();
    else held.value = null;
  };
  addEventListener('pointermove', move, { passive: false });
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}

/** The arrow; it follows the pointer or what has the focus. */
export function Arrow() {
  const path = useRef(/** @type {SVGPathElement | null} */ (null));
  const from = held.value;
  useEffect(() => {
    if (!from) return undefined;
    let x = 0,
      y = 0,
      frame = 0;
    const draw = () => {
      const source = document.querySelector(`[data-key="${CSS.escape(from)}"]`);
      if (!source || !path.current) return;
      const s = source.getBoundingClientRect();
      const sx = s.left + s.width / 2,
        sy = s.top + Math.min(s.height / 2, 40);
      let tx = x,
        ty = y;
      const aimed = document.querySelector('.thing.aim:focus, .thing.aim:hover');
      if (aimed) {
        const r = aimed.getBoundingClientRect();
        tx = r.left + r.width / 2;
        ty = r.top + r.height / 2;
      }
      if (!tx && !ty) {
        tx = sx;
        ty = sy - 90;
      }
      const mx = (sx + tx) / 2,
        my = Math.min(sy, ty) - 60;
      path.current?.setAttribute('d', `M${sx} ${sy} Q${mx} ${my} ${tx} ${ty}`);
    };
    const follow = (e) => {
      x = e.clientX;
      y = e.clientY;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    const again = () => requestAnimationFrame(draw);
    addEventListener('pointermove', follow);
    addEventListener('focusin', again);
    addEventListener('scroll', again, true);
    draw();
    return () => {
      removeEventListener('pointermove', follow);
      removeEventListener('focusin', again);
      removeEventListener('scroll', again, true);
      cancelAnimationFrame(frame);
    };
  }, [from]);
  if (!from) return null;
  return html`<svg class="aim-arrow" aria-hidden="true"><defs><marker id="aim-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto"><path d="M0 0L10 5L0 10L3 5z"/></marker></defs><path ref=${path} marker-end="url(#aim-tip)"/></svg>`;
}

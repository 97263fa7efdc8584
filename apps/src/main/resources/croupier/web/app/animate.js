// Movement made from what happened. It runs over the table as it is already: nothing waits for it.
import { pace } from './settings.js';
import { things } from './state.js';
import { show } from './stage.js';
import { hush } from './sound.js';

const MOST = 40;
const find = (key) => document.querySelector(`[data-key="${CSS.escape(key)}"]`);
const placeOf = (p) => p && document.querySelector(`[data-place="${CSS.escape(p[0] + '|' + p[1])}"]`);

/** Where everything is before a change, and what it looks like if it may fall by it. */
export function before(frame) {
  if (document.hidden || frame.fresh) return null;
  const values = new Map();
  for (const [key, t] of things.value) if (!t.hidden) values.set(key, { ...t.v });
  const rects = new Map(),
    bodies = new Map();
  if (pace())
    for (const e of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-key]'))) {
      const r = e.getBoundingClientRect();
      if (!r.width || rects.has(e.dataset.key)) continue;
      rects.set(e.dataset.key, { x: r.left, y: r.top, w: r.width, h: r.height });
      if (e.classList.contains('creature') && e.dataset.key?.startsWith('i')) bodies.set(e.dataset.key, e.cloneNode(true));
    }
  return { rects, values, bodies };
}

/** Shows what happened: cards fly, then beat by beat who did what to whom. */
export function animate(frame, was) {
  if (!was) return;
  requestAnimationFrame(() => {
    const quick = pace();
    const moves = frame.log.filter((e) => e.k === 'move');
    if (quick) {
      fly(moves, was, quick);
      gone(moves, was, quick);
    }
    show(frame, was.values, quick ? fallen(was) : new Map(), quick);
  });
}

/** Cards fly from where they were. */
function fly(moves, was, quick) {
  const from = new Map();
  moves.forEach((m) => {
    if (m.i) from.set('i' + m.i, m);
  });
  let n = 0;
  for (const e of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-key]'))) {
    if (n > MOST * 2) break;
    const key = e.dataset.key;
    const now = e.getBoundingClientRect();
    if (!now.width) continue;
    let old = was.rects.get(key);
    const move = from.get(key);
    if (!old && move) {
      old = move.was ? was.rects.get('i' + move.was) : null;
      if (!old) {
        const p = placeOf(move.from)?.getBoundingClientRect();
        if (p) old = { x: p.left, y: p.top, w: p.width, h: p.height, far: true };
      }
    }
    if (!old) continue;
    const dx = old.x + old.w / 2 - now.left - now.width / 2,
      dy = old.y + old.h / 2 - now.top - now.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 6) continue;
    n++;
    const s = Math.min(1.6, Math.max(0.3, old.w / now.width));
    e.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${s})`, opacity: old.far ? 0.4 : 1, zIndex: 5 },
        { transform: 'none', opacity: 1, zIndex: 5 },
      ],
      { duration: 320 / quick, easing: 'cubic-bezier(.2,.8,.25,1)', delay: (Math.min(8, n) * 18) / quick, fill: 'backwards' },
    );
  }
}

/** What went into a pile flies there. */
function gone(moves, was, quick) {
  let n = 0;
  for (const m of moves) {
    const key = m.was ? 'i' + m.was : '';
    const old = was.rects.get(key);
    if (!old || (m.i && find('i' + m.i)) || ++n > 8) continue;
    const pile = placeOf(m.to)?.getBoundingClientRect();
    if (!pile) continue;
    const ghost = document.createElement('div');
    ghost.className = 'ghost-card';
    Object.assign(ghost.style, { left: old.x + 'px', top: old.y + 'px', width: old.w + 'px', height: old.h + 'px' });
    document.body.append(ghost);
    const dx = pile.left + pile.width / 2 - old.x - old.w / 2,
      dy = pile.top + pile.height / 2 - old.y - old.h / 2;
    ghost
      .animate([{ opacity: 0.9 }, { transform: `translate(${dx}px, ${dy}px) scale(${Math.min(1, pile.width / old.w)})`, opacity: 0.1 }], {
        duration: 360 / quick,
        easing: 'ease-in',
      })
      .finished.finally(() => ghost.remove());
  }
}

/** Creatures that are no longer there, laid where they stood. */
function fallen(was) {
  const all = new Map();
  for (const [key, ghost] of was.bodies) {
    if (find(key)) continue;
    const r = was.rects.get(key);
    ghost.removeAttribute('data-key');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.classList.add('fallen');
    Object.assign(ghost.style, { left: r.x + 'px', top: r.y + 'px', width: r.w + 'px' });
    document.querySelector('.table')?.append(ghost);
    all.set(key, { ghost });
  }
  return all;
}

/** Ends everything that still moves or is still to be heard; so does a click. */
export function skip() {
  const still = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
  if (still.length) hush();
  for (const a of still) a.finish();
}

addEventListener('pointerdown', skip);

// Movement made from what happened. It runs over the table as it is already: nothing waits for it.
import { pace } from './settings.js';
import { things } from './state.js';
import { numberLook } from './look.js';

const MOST = 40;
const find = (key) => document.querySelector(`[data-key="${CSS.escape(key)}"]`);
const placeOf = (p) => p && document.querySelector(`[data-place="${CSS.escape(p[0] + '|' + p[1])}"]`);

/** Where everything is before a change. */
export function before(frame) {
  if (!pace() || document.hidden || frame.fresh) return null;
  const rects = new Map();
  for (const e of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-key]'))) {
    const r = e.getBoundingClientRect();
    if (r.width && !rects.has(e.dataset.key)) rects.set(e.dataset.key, { x: r.left, y: r.top, w: r.width, h: r.height });
  }
  const values = new Map();
  for (const [key, t] of things.value) if (!t.hidden) values.set(key, { ...t.v });
  return { rects, values };
}

/** Shows what happened: cards fly, numbers rise and fall. */
export function animate(frame, was) {
  if (!was) return;
  requestAnimationFrame(() => {
    const quick = pace();
    const moves = frame.log.filter((e) => e.k === 'move');
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
    gone(moves, was, quick);
    floats(frame, was, quick);
  });
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

/**
 * What happened as a list of beats, each with who acted and what changed by it, in order: a new one begins when somebody else
 * acts. Values are those of before, changed one after the other.
 */
function beats(entries, was) {
  const values = new Map([...was.values].map(([key, v]) => [key, { ...v }]));
  /** @type {{ who: string, whom: string, changes: Map<string, { key: string, label: string, by: number }> }[]} */
  const list = [];
  let now = { who: '', whom: '', changes: new Map() };
  list.push(now);
  for (const e of entries) {
    if (e.k === 'event' && e.a && 'i' + e.a !== now.who) {
      now = { who: 'i' + e.a, whom: '', changes: new Map() };
      list.push(now);
    }
    if (e.k === 'event' && e.b) now.whom ||= 'i' + e.b;
    if (e.k !== 'change' || e.l.length === 1) continue;
    const key = 'i' + e.i,
      old = values.get(key),
      look = numberLook(e.l);
    if (!old || look.hide || !look.told) continue;
    const by = e.v - (old[e.l] ?? 0);
    old[e.l] = e.v;
    const id = key + e.l,
      change = now.changes.get(id) ?? { key, label: e.l, by: 0 };
    change.by += by;
    now.changes.set(id, change);
  }
  return list.filter((b) => [...b.changes.values()].some((c) => c.by));
}

/** Beats are shown one after the other: who acts steps forward, numbers rise from those they change. */
function floats(frame, was, quick) {
  const list = beats(frame.log, was);
  const gap = list.length > 1 ? Math.min(450, 4000 / list.length) / quick : 0;
  list.slice(0, 24).forEach((beat, i) => {
    const wait = i * gap;
    const target = [...beat.changes.values()].find((c) => c.key !== beat.who)?.key ?? beat.whom;
    lunge(beat.who, target, wait, quick);
    const lines = new Map();
    for (const c of beat.changes.values()) {
      const at = c.by ? find(c.key) : null;
      if (!at) continue;
      const line = lines.get(c.key) ?? 0;
      lines.set(c.key, line + 1);
      rise(at, c.by, c.label, line, wait + (120 + line * 60) / quick, quick);
    }
  });
}

/** Somebody steps towards the one they act on, and back. */
function lunge(who, whom, wait, quick) {
  const from = who && whom && who !== whom ? find(who) : null,
    to = from && find(whom);
  if (!from || !to) return;
  const a = from.getBoundingClientRect(),
    b = to.getBoundingClientRect();
  const dx = b.left + b.width / 2 - a.left - a.width / 2,
    dy = b.top + b.height / 2 - a.top - a.height / 2,
    far = Math.hypot(dx, dy) || 1,
    step = Math.min(46, far / 4);
  from.animate([{ translate: '0 0' }, { translate: `${(dx / far) * step}px ${(dy / far) * step}px`, offset: 0.4 }, { translate: '0 0' }], {
    duration: 330 / quick,
    delay: wait,
    easing: 'ease-in-out',
  });
}

/** One text rises from a thing, below those before it. */
function rise(at, by, label, line, wait, quick) {
  const r = at.getBoundingClientRect();
  const text = document.createElement('div');
  text.className = 'float ' + (by > 0 ? 'up' : 'down');
  text.textContent = (by > 0 ? '+' : '−') + Math.abs(by) + ' ' + label;
  Object.assign(text.style, { left: r.left + r.width / 2 + 'px', top: r.top + r.height * 0.4 + line * 22 + 'px' });
  document.body.append(text);
  text
    .animate(
      [
        { transform: 'translate(-50%, 0)', opacity: 0 },
        { transform: 'translate(-50%, -12px)', opacity: 1, offset: 0.2 },
        { transform: 'translate(-50%, -56px)', opacity: 0 },
      ],
      { duration: 1150 / quick, delay: wait, easing: 'ease-out', fill: 'backwards' },
    )
    .finished.finally(() => text.remove());
  if (by < 0)
    at.animate([{ translate: '0' }, { translate: '-5px' }, { translate: '5px' }, { translate: '0' }], {
      duration: 220 / quick,
      delay: wait,
    });
}

/** Ends everything that still moves; so does a click. */
export function skip() {
  for (const a of document.getAnimations()) {
    try {
      a.finish();
    } catch {
      /* endless ones go on */
    }
  }
}

addEventListener('pointerdown', skip);

// Beats: what happened, one for each who acted, shown and heard one after the other.
import { numberLook } from './look.js';
import { mySeat, table } from './state.js';
import { cue } from './sound.js';

const MOST = 24;
const find = (key) => document.querySelector(`[data-key="${CSS.escape(key)}"]`);

/** @typedef {{ key: string, label: string, by: number }} Change */
/** @typedef {{ who: string, whom: string, changes: Change[] }} Beat */

/**
 * What happened as a list of beats, each with who acted and what changed by it, in order: a new one begins when somebody else
 * acts, or acts on somebody else. Values are those of before, changed one after the other.
 *
 * @returns {Beat[]}
 */
export function beats(entries, values) {
  const now = new Map([...values].map(([key, v]) => [key, { ...v }]));
  const list = [];
  let beat = { who: '', whom: '', changes: /** @type {Change[]} */ ([]) };
  const begin = (who) => {
    if (beat.changes.length) list.push(beat);
    beat = { who, whom: '', changes: [] };
  };
  for (const e of entries) {
    if (e.k === 'event' && e.a && 'i' + e.a !== beat.who) begin('i' + e.a);
    if (e.k === 'event' && e.b) beat.whom ||= 'i' + e.b;
    if (e.k !== 'change' || e.l.length === 1) continue;
    const key = 'i' + e.i,
      old = now.get(key),
      look = numberLook(e.l);
    if (!old || look.hide || (!look.told && !e.x)) continue;
    const by = e.v - (old[e.l] ?? 0);
    old[e.l] = e.v;
    if (by) beat.changes.push({ key, label: e.l, by });
  }
  begin('');
  return list;
}

/** The sound of a change. */
function soundOf(c) {
  const icon = numberLook(c.label).icon;
  if (icon === 'heart') return c.by < 0 ? 'hit' : 'heal';
  if (icon === 'shield') return c.by > 0 ? 'block' : '';
  if (icon === 'coin') return 'coin';
  return c.by > 0 ? 'power' : 'weaken';
}

/** Sounds of cards that move, of a turn that begins and of the end. */
function others(frame, unit) {
  let n = 0;
  for (const e of frame.log) {
    const to = e.to?.[0] ?? '',
      from = e.from?.[0] ?? '';
    if (e.k === 'move' && /hand/.test(to) && n < 6) cue('draw', n++ * 0.06 * unit);
    else if (e.k === 'move' && /hand/.test(from)) cue('card');
    else if (e.k === 'shuffle') cue('shuffle');
    else if (e.k === 'event' && table.value?.board.turns?.includes(e.e) && /^you/i.test(e.x ?? '')) cue('turn', 0.1);
  }
  const mine = frame.over?.results[mySeat.value];
  if (mine) cue(mine === 'won' ? 'win' : 'lose', 0.3);
}

/** Shows the beats of a frame; without motion they are only heard. */
export function show(frame, values, fallen, quick) {
  others(frame, quick ? 1 / quick : 0);
  const list = beats(frame.log, values);
  const gap = quick && list.length > 1 ? Math.min(520, 5200 / list.length) / quick : 0;
  const ends = new Map();
  list.slice(0, MOST).forEach((beat, i) => {
    const wait = i * gap;
    const target = beat.changes.find((c) => c.key !== beat.who)?.key ?? beat.whom;
    if (quick) lunge(beat.who, target, wait, quick);
    const lines = new Map();
    for (const c of beat.changes) {
      const line = lines.get(c.key) ?? 0;
      lines.set(c.key, line + 1);
      const then = wait + (quick ? (120 + line * 140) / quick : 0);
      const sound = soundOf(c);
      if (sound) cue(sound, then / 1000);
      ends.set(c.key, then);
      const at = quick ? (find(c.key) ?? fallen.get(c.key)?.ghost) : null;
      if (at) rise(at, c, line, then, quick);
    }
  });
  for (const [key, { ghost }] of fallen) fade(ghost, (ends.get(key) ?? 0) + 160, quick);
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
    step = Math.min(64, far / 3);
  from.animate(
    [
      { translate: '0 0', zIndex: 4 },
      { translate: `${(-dx / far) * 10}px ${(-dy / far) * 10}px`, offset: 0.2, zIndex: 4 },
      { translate: `${(dx / far) * step}px ${(dy / far) * step}px`, offset: 0.45, zIndex: 4 },
      { translate: '0 0', zIndex: 4 },
    ],
    { duration: 380 / quick, delay: wait, easing: 'ease-in-out' },
  );
}

/** One text rises from a thing, below those before it; who is hurt flashes and shakes. */
function rise(at, c, line, wait, quick) {
  const r = at.getBoundingClientRect();
  const look = numberLook(c.label);
  const text = document.createElement('div');
  text.className = 'float ' + (c.by > 0 ? 'up' : 'down') + (look.icon === 'heart' ? ' main' : '');
  text.setAttribute('aria-hidden', 'true');
  text.textContent = (c.by > 0 ? '+' : '−') + Math.abs(c.by) + (look.icon === 'heart' ? '' : ' ' + c.label);
  Object.assign(text.style, { left: r.left + r.width / 2 + 'px', top: r.top + r.height * 0.35 + Math.min(3, line) * 24 + 'px' });
  document.body.append(text);
  text
    .animate(
      [
        { transform: 'translate(-50%, 8px) scale(0.6)', opacity: 0 },
        { transform: 'translate(-50%, -10px) scale(1.15)', opacity: 1, offset: 0.16 },
        { transform: 'translate(-50%, -18px) scale(1)', opacity: 1, offset: 0.6 },
        { transform: 'translate(-50%, -64px)', opacity: 0 },
      ],
      { duration: 1250 / quick, delay: wait, easing: 'ease-out', fill: 'backwards' },
    )
    .finished.finally(() => text.remove());
  if (c.by >= 0 || look.icon !== 'heart') return;
  at.animate(
    [
      { translate: '0' },
      { translate: '-7px', filter: 'brightness(2.2) saturate(0.4)' },
      { translate: '6px' },
      { translate: '-3px' },
      { translate: '0' },
    ],
    { duration: 280 / quick, delay: wait },
  );
}

/** Who has fallen turns grey, sinks and is gone. */
function fade(ghost, wait, quick) {
  if (!quick) {
    ghost.remove();
    return;
  }
  cue('death', wait / 1000);
  ghost
    .animate(
      [
        {},
        { filter: 'grayscale(1)', opacity: 0.8, offset: 0.3 },
        { filter: 'grayscale(1)', opacity: 0, transform: 'translateY(26px) scale(0.92)' },
      ],
      {
        duration: 700 / quick,
        delay: wait,
        easing: 'ease-in',
        fill: 'forwards',
      },
    )
    .finished.finally(() => ghost.remove());
}

// A match that was played, fetched in pieces: at any position the page shows what one seat saw then.
import { signal, batch } from './lib.js';
import { http } from './net.js';
import { tokens } from './settings.js';
import * as state from './state.js';

/** @import { Course, Judged, Recalled } from './wire' */
/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */

/** What is being looked at: match, seat, position among how many, the frame there. */
export const shown = /** @type {Signal<Recalled | null>} */ (signal(null));
export const course = /** @type {Signal<Course | null>} */ (signal(null));
export const judged = /** @type {Signal<Map<number, Judged>>} */ (signal(new Map()));
export const trouble = signal('');

/** Pieces by the position of their first frame. */
const pieces = new Map();
let match = '';
let seat = -1;
let positions = 0;
let over = false;
let table = null;
/** The latest wish: an older one that is answered later is not shown. */
let wish = 0;

const why = (e) => (e instanceof Error ? e.message : String(e));

/** Opens a match at a position; -1 for where one looks first: the beginning. */
export async function open(id, position, from) {
  if (match !== id) {
    batch(() => {
      course.value = null;
      judged.value = new Map();
      shown.value = null;
      state.clear(id);
    });
    match = id;
    positions = 0;
    over = false;
    pieces.clear();
  }
  if (seat !== from) pieces.clear();
  seat = from;
  await go(Math.max(0, position));
}

/** Every answer with what came of it; a match under way has no such list. */
async function learnCourse(id) {
  const c = await http('/api/matches/' + id + '/course').catch(() => null);
  if (match === id) course.value = c;
}

export function close() {
  match = '';
  wish++;
  pieces.clear();
  shown.value = null;
}

async function piece(from) {
  if (pieces.has(from)) return pieces.get(from);
  const token = tokens.again().value[match] || '';
  const got = await http('/api/matches/' + match + '/steps', { seat, from, token });
  positions = got.positions;
  if (got.over && !over) learnCourse(match);
  over = got.over;
  table = got.table;
  pieces.set(from, got.frames);
  return got.frames;
}

/** How many positions come at once. */
const CHUNK = 40;

/** Many frames as one that is whole. */
function merged(frames) {
  const places = new Map();
  const whole = { ...frames[frames.length - 1], fresh: true, cards: {}, terms: {}, log: [] };
  for (const f of frames) {
    for (const p of f.places) places.set(p.z + '|' + p.o, p);
    Object.assign(whole.cards, f.cards);
    Object.assign(whole.terms, f.terms);
    whole.log.push(...f.log);
    if (f.chart) whole.chart = f.chart;
  }
  return { ...whole, places: [...places.values()] };
}

/** Shows a position; the next one of the same piece moves there. */
export async function go(position) {
  const mine = ++wish;
  try {
    let at = positions ? Math.min(position, positions - 1) : position;
    let first = Math.floor(at / CHUNK) * CHUNK;
    let frames;
    try {
      frames = await piece(first);
    } catch (e) {
      if (positions || first === 0) throw e;
      // a link to a position that is no more
      first = 0;
      at = 0;
      frames = await piece(0);
    }
    if (mine !== wish) return;
    at = Math.min(at, positions - 1);
    if (at < first) return go(at);
    const before = shown.value;
    const frame = frames[at - first];
    const goesOn = before && before.match === match && before.seat === seat && before.at === at - 1 && !frame.fresh;
    batch(() => {
      trouble.value = '';
      if (!state.table.value || before?.seat !== seat || before.match !== match) state.atTable({ ...table, seat });
      state.changed({ ...(goesOn ? frame : merged(frames.slice(0, at - first + 1))), ask: null, mayUndo: false, left: 0 });
      state.clocks.value = [];
      shown.value = { match, seat, at, positions, over, frame };
    });
    if (at + 5 > first + CHUNK && first + CHUNK < positions) piece(first + CHUNK).catch(() => {});
  } catch (e) {
    if (mine === wish) trouble.value = why(e);
  }
}

/** What was asked at the shown position, and what was answered. */
export function momentNow() {
  const s = shown.value;
  if (!s) return null;
  const m = course.value?.moments[s.frame.n];
  const ask = s.frame.ask && state.namedAsk(s.frame.ask);
  const own = ask && s.frame.took ? { q: ask.text, a: s.frame.took.map((i) => optionOf(ask, i)?.text).join(', ') || 'nothing' } : null;
  return {
    seat: s.frame.next ?? -1,
    q: own?.q ?? state.named(m?.q ?? ''),
    a: own?.a ?? state.named(m?.a ?? ''),
    ask,
    took: s.frame.took ?? [],
    judged: judged.value.get(s.frame.n),
  };
}

const optionOf = (ask, i) => (i < ask.options.length ? ask.options[i] : ask.besides?.[i - ask.options.length]);

/** The positions at which turns begin. */
export function turnStarts() {
  const list = [];
  let last = -2;
  (course.value?.moments ?? []).forEach((m, i) => {
    if (m.t !== last && m.t >= 0) list.push({ turn: m.tn || m.t, at: i });
    last = m.t;
  });
  return list;
}

// ---- judged by a bot

export const judging = signal(false);
export const judgingFailed = signal('');

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Lets a bot judge every decision, one after the other, until it is stopped. */
export async function judgeAll() {
  const id = match;
  judging.value = true;
  judgingFailed.value = '';
  const n = course.value?.moments.length ?? 0;
  for (let i = 0; i < n && judging.value && match === id; i++) {
    if (judged.value.has(i)) continue;
    try {
      const one = await http('/api/matches/' + id + '/judged', { answer: i });
      if (one.best) one.best = state.named(one.best);
      if (match === id) judged.value = new Map(judged.value).set(i, one);
    } catch (e) {
      const busy = /in a moment|wait a little/.test(why(e));
      if (!busy) {
        judgingFailed.value = why(e);
        break;
      }
      await pause(1200);
      i--;
    }
  }
  judging.value = false;
}

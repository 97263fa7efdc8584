// What this page knows of the match it shows. Only frames of the server change it.
import { signal, computed, batch, seatName } from './lib.js';
import { animate, before } from './animate.js';

/** @import { Ask, Chart, Entry, Menu, Over, Place, Said, Scene, Seat, Strip, Table, Zoomed } from './wire' */
/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */

export const matchId = /** @type {Signal<string | null>} */ (signal(null));
export const table = /** @type {Signal<Table | null>} */ (signal(null));
export const seats = /** @type {Signal<Seat[]>} */ (signal([]));
export const watching = signal(0);
export const numbers = /** @type {Signal<Record<string, any>>} */ (signal({}));
export const places = /** @type {Signal<Map<string, Place>>} */ (signal(new Map()));
export const scene = /** @type {Signal<Scene | null>} */ (signal(null));
export const strip = /** @type {Signal<Strip | null>} */ (signal(null));
export const chart = /** @type {Signal<Chart | null>} */ (signal(null));
/** What labels of numbers mean. */
export const meanings = new Map();
export const log = /** @type {Signal<Entry[]>} */ (signal([]));
export const ask = /** @type {Signal<Ask | null>} */ (signal(null));
export const waiting = /** @type {Signal<number[]>} */ (signal([]));
export const over = /** @type {Signal<Over | null>} */ (signal(null));
export const mayUndo = signal(false);
export const deadline = signal(0);
/** The time of each seat that has a clock: what is left, and when it ends if it runs. */
export const clocks = /** @type {Signal<({ left: number, ends: number } | null)[]>} */ (signal([]));
/** Why there is no table at this address. */
export const lost = signal('');
/** While a match that was played is looked at: what stands in place of the question, and what keys do. */
export const recall = /** @type {Signal<{ Moment: any, key: (e: KeyboardEvent) => boolean } | null>} */ (signal(null));
export const said = /** @type {Signal<Said[]>} */ (signal([]));
export const unread = signal(0);
export const sideTab = signal('log');
export const hinted = /** @type {Signal<number[] | null>} */ (signal(null));
/** What the hint says: its choice, why, and what is expected. */
export const hintSays = signal('');
export const term = /** @type {Signal<any>} */ (signal(null));
export const undoAsked = /** @type {Signal<any>} */ (signal(null));
export const nextMatch = /** @type {Signal<string | null>} */ (signal(null));
export const toasts = /** @type {Signal<{ id: number, text: string }[]>} */ (signal([]));
export const cards = new Map();

/** Things that were picked for a set, by option. */
export const picked = /** @type {Signal<number[]>} */ (signal([]));
/** The thing with which something is to be done, by key. */
export const held = /** @type {Signal<any>} */ (signal(null));
/** Whether an answer is on its way. */
export const sent = signal(false);
/** What an answer would change: key of thing -> label -> [from, to]. */
export const foresight = /** @type {Signal<Map<string, Record<string, any[]>>>} */ (signal(new Map()));
/** Things that would be gone by it, by key. */
export const doomed = /** @type {Signal<Set<string>>} */ (signal(new Set()));
/** The preview that was asked for last; an older one is not shown. */
export const preview = { id: '' };
/** Things shown large, or a card by number. */
export const zoomed = /** @type {Signal<Zoomed | null>} */ (signal(null));
/** An open pile: place key. */
export const openPile = /** @type {Signal<string | null>} */ (signal(null));
/** A menu of several things to do with one card. */
export const menu = /** @type {Signal<Menu | null>} */ (signal(null));

export const mySeat = computed(() => table.value?.seat ?? -1);
export const placeKey = (z, o) => z + '|' + o;
export const refKey = (r) => (r == null ? '' : r.i ? 'i' + r.i : r.z ? 'h' + r.z + '|' + r.o + '|' + r.p : '');

/** Every thing on the table by key. */
export const things = computed(() => {
  const all = new Map();
  for (const p of places.value.values()) for (const t of p.things) all.set(t.key, t);
  return all;
});

export function clear(id) {
  batch(() => {
    matchId.value = id;
    table.value = null;
    seats.value = [];
    numbers.value = {};
    places.value = new Map();
    scene.value = null;
    strip.value = null;
    chart.value = null;
    log.value = [];
    ask.value = null;
    waiting.value = [];
    over.value = null;
    clocks.value = [];
    lost.value = '';
    said.value = [];
    nextMatch.value = null;
    zoomed.value = null;
    openPile.value = null;
    undoAsked.value = null;
    unread.value = 0;
    letGo();
  });
  cards.clear();
  meanings.clear();
}

export function letGo() {
  batch(() => {
    picked.value = [];
    held.value = null;
    hinted.value = null;
    hintSays.value = '';
    menu.value = null;
    sent.value = false;
    forgetForesight();
  });
}

export function atTable(frame) {
  batch(() => {
    table.value = frame;
    seats.value = frame.seats;
    said.value = frame.said;
    if (frame.next) nextMatch.value = frame.next;
  });
  document.documentElement.style.setProperty('--game', frame.board?.color || '');
}

/** Lays out the things of a place: hidden runs become one entry per card. */
function unpack(place) {
  const all = [];
  for (const t of place.things) {
    if (typeof t === 'number') {
      for (let i = 0; i < t; i++) all.push({ key: 'h' + place.z + '|' + place.o + '|' + all.length, hidden: true, z: place.z, o: place.o });
    } else if (!t.gone) all.push({ ...t, key: 'i' + t.i, z: place.z, o: place.o, v: t.v || {} });
  }
  const known = (place.known || []).map((t, i) => ({
    ...t,
    key: 'k' + place.z + '|' + place.o + '|' + i,
    z: place.z,
    o: place.o,
    v: t.v || {},
  }));
  return { z: place.z, o: place.o, things: all, known };
}

/** A text in which the server has marked players of other seats, with their names. */
// eslint-disable-next-line no-control-regex -- the server marks seats by control characters, which no text has
export const named = (text) => text.replace(/\u0005(\d+)\u0003/g, (_, seat) => seatName(seats.value, +seat, mySeat.value));

/** Names in everything that a question says. */
export function namedAsk(a) {
  const option = (o) => ({ ...o, text: named(o.text), ...(o.aside && { aside: named(o.aside) }), ...(o.why && { why: named(o.why) }) });
  return {
    ...a,
    text: named(a.text),
    ...(a.because && { because: named(a.because) }),
    options: a.options.map(option),
    ...(a.besides && { besides: a.besides.map(option) }),
    not: a.not.map(option),
  };
}

export function changed(frame) {
  const rects = before(frame);
  batch(() => {
    for (const [n, card] of Object.entries(frame.cards || {})) cards.set(+n, card);
    const map = frame.fresh ? new Map() : new Map(places.value);
    for (const p of frame.places) map.set(placeKey(p.z, p.o), unpack(p));
    places.value = map;
    numbers.value = frame.numbers;
    for (const [label, text] of Object.entries(frame.terms || {})) meanings.set(label, text);
    scene.value = frame.scene || null;
    strip.value = frame.strip || null;
    if (frame.chart || frame.fresh) chart.value = frame.chart || null;
    log.value = frame.fresh ? number(frame.log, 0) : [...log.value, ...number(frame.log, log.value.length)].slice(-1500);
    if (ask.value?.d !== frame.ask?.d) letGo();
    else sent.value = false;
    ask.value = frame.ask ? namedAsk(frame.ask) : null;
    waiting.value = frame.waiting;
    over.value = frame.over ? { ...frame.over, ...(frame.over.how && { how: frame.over.how.map(named) }) } : null;
    mayUndo.value = frame.mayUndo;
    deadline.value = frame.left ? Date.now() + frame.left : 0;
    clocks.value = (frame.clocks || []).map((c) => (c ? { left: c.left, ends: c.runs ? Date.now() + c.left : 0 } : null));
  });
  if (!frame.fresh) animate(frame, rects);
}

/** What the house says belongs to what happened: that time ran out, that somebody left. */
export function note(text) {
  log.value = [...log.value, { k: 'note', x: text, at: log.value.length }];
}

const number = (list, from) => list.map((e, i) => ({ ...e, at: from + i }));

export function refused(why) {
  sent.value = false;
  toast(why);
}

let toastId = 0;
export function toast(text) {
  const id = ++toastId;
  toasts.value = [...toasts.value.filter((t) => t.text !== text), { id, text }].slice(-3);
  setTimeout(() => {
    toasts.value = toasts.value.filter((t) => t.id !== id);
  }, 4500);
}

export function foreseen(frame) {
  if (frame.id !== preview.id) return;
  const map = new Map();
  const gone = new Set();
  for (const c of frame.changes) {
    const key = c.i ? 'i' + c.i : '';
    if (c.gone) {
      gone.add(key);
      continue;
    }
    if (!map.has(key)) map.set(key, {});
    map.get(key)[c.l] = [c.from, c.to];
  }
  batch(() => {
    foresight.value = map;
    doomed.value = gone;
  });
}

export function forgetForesight() {
  if (foresight.value.size || doomed.value.size)
    batch(() => {
      foresight.value = new Map();
      doomed.value = new Set();
    });
  preview.id = '';
}

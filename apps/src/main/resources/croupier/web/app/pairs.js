// Questions about pairs, such as who blocks whom: all are laid out on the table, then answered one after the other.
import { signal, computed, effect, capital } from './lib.js';
import { ask, held, preview, refKey, sent, things, toast } from './state.js';
import * as net from './net.js';

/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */

/** The pairs that are laid out, by the keys of their things. */
export const plan = /** @type {Signal<[string, string][]>} */ (signal([]));
/** Whether they are being answered. */
const answering = signal(false);

/** With what each thing may be paired, by key; null while something else is asked. */
export const partners = computed(() => {
  const list = ask.value?.pairs;
  if (!list) return null;
  return new Map(list.map((p) => [refKey(p.a), p.to.map(refKey).filter((k) => things.value.has(k))]));
});

export const isPlanned = (key) => plan.value.some(([one]) => one === key);
const isPair = (one, other) => partners.value?.get(one)?.includes(other) ?? false;

/** Lays out a pair; the same once more takes it away. */
export function pair(one, other) {
  if (!isPair(one, other)) return;
  const same = ([a, b]) => a === one && b === other;
  plan.value = plan.value.some(same) ? plan.value.filter((p) => !same(p)) : [...plan.value, [one, other]];
  held.value = null;
}

export function unpair(key) {
  plan.value = plan.value.filter(([one]) => one !== key);
}

/** Somebody clicked a thing while pairs are asked for. */
export function press(key) {
  const from = held.value;
  held.value = null;
  if (from && from !== key && isPair(from, key)) pair(from, key);
  else if (isPlanned(key)) unpair(key);
  else if (partners.value?.get(key)?.length) held.value = from === key ? null : key;
  else if ([...(partners.value?.values() ?? [])].some((list) => list.includes(key))) toast('First choose with what it is to be paired.');
  else return false;
  return true;
}

// ---- what would come of them

let asked = 0;
/** What was asked for last: the same is not asked twice. */
let before = '';

/** Asks what would come of the pairs laid out, and of one more that is pointed at. */
export function foresee(key) {
  const a = ask.value;
  clearTimeout(asked);
  if (!a || sent.value || answering.value) return;
  const more = held.value && isPair(held.value, key) ? [[held.value, key]] : [];
  const ids = [...plan.value, ...more].flat().map((k) => things.value.get(k)?.i ?? 0);
  const wish = a.d + ' ' + ids;
  if (wish === before && preview.id) return;
  asked = setTimeout(() => {
    before = wish;
    preview.id = net.foresee(a.d, ids);
  }, 90);
}
effect(() => {
  plan.value;
  if (partners.value) foresee('');
});

// ---- answers

/** Which pair an option of the question makes. */
const pairOf = (a, o) => [refKey(o.b ? o.a : a.source), refKey(o.b ?? o.a)];
const declines = (o) => !refKey(o.a) && o.w !== 'take back';

/** The words for laying out none. */
export const none = computed(() => capital(ask.value?.options.find(declines)?.text ?? ''));

/** The option that answers the question as laid out: one of the pairs, or that there is none; -1 if the rules want something else. */
function answerTo(a) {
  const at = a.options.findIndex((o) => {
    const [one, other] = pairOf(a, o);
    return plan.value.some((p) => p[0] === one && p[1] === other);
  });
  if (at >= 0) return at;
  const source = refKey(a.source);
  const open = plan.value.some(([one]) => (source ? one === source : true));
  return open ? -1 : a.options.findIndex(declines);
}

/** Why the rules want something else, as far as they say it. */
function whyNot(a) {
  for (const o of a.not) {
    const [one, other] = pairOf(a, o);
    if (plan.value.some((p) => p[0] === one && p[1] === other) || declines(o)) return o.why;
  }
  return 'the rules do not allow that';
}

/** Answers this question and those after it as laid out, until something else is asked. */
export function answerAll(choose) {
  answering.value = true;
  const stop = effect(() => {
    const a = ask.value;
    if (a && sent.value) return;
    queueMicrotask(() => {
      if (!answering.peek() || ask.peek() !== a) return;
      const i = a?.pairs ? answerTo(a) : -1;
      if (!a || i < 0) {
        stop();
        answering.value = false;
        if (a?.pairs) toast(capital(whyNot(a)) + '.');
        return;
      }
      const [one, other] = pairOf(a, a.options[i]);
      plan.value = plan.value.filter((p) => p[0] !== one || p[1] !== other);
      choose(i);
    });
  });
}

effect(() => {
  // pairs belong to their question
  if (ask.value && !ask.value.pairs && plan.peek().length) plan.value = [];
});

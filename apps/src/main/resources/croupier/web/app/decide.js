// The open decision as things to click, keys to press and cards to drag.
import { computed, batch } from './lib.js';
import { ask, picked, held, sent, refKey, toast, letGo, things, hinted, menu, forgetForesight, table } from './state.js';
import { zoneOf } from './look.js';
import { foresee, foreseeOption, stopLooking } from './foresee.js';
import * as pairs from './pairs.js';
import * as net from './net.js';

/** Options by the key of what they are about. */
const byThing = computed(() => {
  const map = new Map();
  const a = ask.value;
  if (!a) return map;
  a.options.forEach((o, i) => {
    const key = refKey(o.a);
    if (!key || !things.value.has(key)) return;
    if (!map.has(key)) map.set(key, []);
    map.get(key).push(i);
  });
  return map;
});

/** Why a thing is no option, by key. */
export const whyNot = computed(() => {
  const map = new Map();
  for (const n of ask.value?.not || []) {
    const key = refKey(n.a);
    if (key && !byThing.value.has(key) && !(pairs.partners.value && n.w === ask.value?.options.find((o) => refKey(o.a))?.w))
      map.set(key, n.why);
  }
  return map;
});

/** What a thing costs and what would become of it, whether or not it may be chosen now. */
export function termsOf(key) {
  const a = ask.value;
  if (!a) return null;
  const may = a.options.find((o) => refKey(o.a) === key && !refKey(o.b));
  const told = may ?? (a.not || []).find((o) => refKey(o.a) === key && o.price);
  return told && (told.price || told.aside) ? { price: told.price, aside: told.aside, may: !!may } : null;
}

/** An option, or what may be done besides: that is counted behind the options. */
export const optionAt = (a, i) => (i < a.options.length ? a.options[i] : a.besides[i - a.options.length]);

/** What may be done besides with a thing that is not an option. */
const besidesOf = (key) =>
  (ask.value?.besides || [])
    .map((o, i) => ({ o, i: (ask.value?.options.length ?? 0) + i }))
    .filter(({ o }) => refKey(o.a) === key)
    .map(({ i }) => i);

/**
 * Cards of a hand that are like one which may be chosen: where equal cards are one option, whichever of them is pressed is
 * meant. Each with the one that stands for it.
 */
const twins = computed(() => {
  const map = new Map();
  const a = ask.value;
  if (!a || a.several || a.pairs) return map;
  const looks = (t) => JSON.stringify([t.z, t.o, t.c, t.n, t.k, t.v]);
  const firsts = new Map();
  for (const key of byThing.value.keys()) {
    const t = things.value.get(key);
    if (t && t.c !== undefined && !t.hidden && zoneOf(t.z)?.as === 'hand') firsts.set(looks(t), key);
  }
  if (firsts.size === 0) return map;
  for (const t of things.value.values()) {
    const first = t.c === undefined || t.hidden || byThing.value.has(t.key) ? undefined : firsts.get(looks(t));
    if (first) map.set(t.key, first);
  }
  return map;
});

export const optionsOf = (key) => byThing.value.get(twins.value.get(key) ?? key) || [];
export const targetOf = (i) => {
  const b = refKey(ask.value?.options[i].b);
  return b && things.value.has(b) ? b : '';
};

/**
 * What can be chosen now, in order: each with the thing it is about or the words on its button. Numbers on the table are
 * places in this list.
 */
export const choices = computed(() => {
  const a = ask.value;
  if (!a || sent.value) return [];
  const list = [];
  if (pairs.partners.value) return pairChoices(pairs.partners.value);
  if (a.several) {
    a.options.forEach((o, i) => {
      const key = refKey(o.a);
      const on = picked.value.includes(i);
      list.push({
        key: things.value.has(key) ? key : '',
        text: o.text,
        option: i,
        on,
        rank: on && a.ordered ? picked.value.indexOf(i) + 1 : 0,
        act: () => toggle(i),
        word: o.w,
      });
    });
    return list;
  }
  if (held.value) {
    for (const i of optionsOf(held.value)) {
      const o = a.options[i];
      list.push({ key: targetOf(i), text: o.text, option: i, act: () => choose(i), word: o.w, aimed: true });
    }
    return list;
  }
  const seen = new Set();
  a.options.forEach((o, i) => {
    const key = refKey(o.a);
    if (!key || !things.value.has(key)) {
      list.push({ key: '', text: o.text, option: i, act: () => choose(i), word: o.w });
      return;
    }
    if (seen.has(key)) return;
    seen.add(key);
    const all = optionsOf(key);
    list.push({
      key,
      text: all.length === 1 ? o.text : things.value.get(key)?.n || o.text,
      option: all.length === 1 ? i : -1,
      act: () => press(key),
      word: o.w,
    });
  });
  return list;
});

/** Who may be paired; while one is held, with whom. */
function pairChoices(partners) {
  const name = (key) => things.value.get(key)?.n ?? '';
  const from = held.value;
  if (from)
    return (partners.get(from) ?? []).map((key) => ({ key, text: name(key), option: -1, act: () => pairs.pair(from, key), aimed: true }));
  return [...partners]
    .filter(([key, to]) => to.length && things.value.has(key))
    .map(([key]) => ({ key, text: name(key), option: -1, on: pairs.isPlanned(key), act: () => pairs.press(key) }));
}

/** The place of a thing among the choices, by key; the first one counts. */
export const places = computed(() => {
  const map = new Map();
  choices.value.forEach((c, i) => {
    if (c.key && !map.has(c.key)) map.set(c.key, i);
  });
  if (!held.value) for (const [key, first] of twins.value) if (map.has(first)) map.set(key, map.get(first));
  return map;
});

/** Answers the decision. */
export function give(pick) {
  const a = ask.value;
  if (!a || sent.value) return;
  stopLooking();
  batch(() => {
    sent.value = true;
    held.value = null;
    menu.value = null;
    forgetForesight();
  });
  net.answer(a.d, pick);
}

export const choose = (i) => give([i]);

function toggle(i) {
  const a = ask.value;
  if (!a) return;
  const now = picked.value.includes(i) ? picked.value.filter((x) => x !== i) : [...picked.value, i];
  if (a.options[i].w === 'take back') {
    give([i]);
    return;
  }
  if (a.max === 1 && a.min === 1) {
    give([i]);
    return;
  }
  if (now.length > a.max) {
    toast('At most ' + a.max + ' may be chosen.');
    return;
  }
  picked.value = now;
}

export const mayConfirm = computed(() => {
  const a = ask.value;
  if (a?.pairs) return !sent.value && (pairs.plan.value.length > 0 || pairs.none.value !== '');
  return !!a && a.several && !sent.value && picked.value.length >= a.min && picked.value.length <= a.max;
});

export function confirm() {
  if (!mayConfirm.value) return;
  if (ask.value?.pairs) pairs.answerAll(choose);
  else give([...picked.value]);
}

/** Chooses everything that may be chosen. */
export function chooseAll() {
  const a = ask.value;
  if (mayChooseAll.value && a) picked.value = a.options.map((_, i) => i);
}
export const mayChooseAll = computed(() => {
  const a = ask.value;
  return (
    !!a?.several && !sent.value && !a.ordered && a.options.length > 1 && a.max >= a.options.length && a.options.every((o) => refKey(o.a))
  );
});

/** Somebody clicked a thing. Returns whether that meant something. */
export function press(key, element) {
  const a = ask.value;
  if (!a || sent.value) return false;
  if (a.pairs) return pairs.press(key) || refuse(key);
  if (a.several) {
    const i = a.options.findIndex((o) => refKey(o.a) === key);
    if (i < 0) return refuse(key);
    toggle(i);
    return true;
  }
  if (held.value) {
    if (held.value === key) {
      held.value = null;
      return true;
    }
    const aimed = optionsOf(held.value).filter((i) => targetOf(i) === key);
    if (aimed.length === 1) {
      choose(aimed[0]);
      return true;
    }
    if (aimed.length > 1) {
      menu.value = { key, options: aimed, element };
      return true;
    }
    held.value = null;
  }
  const all = optionsOf(key);
  if (all.length === 0) {
    const onto = a.options.map((o, i) => i).filter((i) => targetOf(i) === key);
    if (onto.length === 1) {
      choose(onto[0]);
      return true;
    }
    if (onto.length > 1) {
      menu.value = { key, options: onto, element };
      return true;
    }
    const besides = besidesOf(key);
    if (besides.length > 0) {
      menu.value = { key, options: besides, element };
      return true;
    }
    return refuse(key);
  }
  if (all.length === 1 && !targetOf(all[0])) {
    choose(all[0]);
    return true;
  }
  const words = new Set(all.map((i) => a.options[i].w));
  if (words.size === 1 && all.every(targetOf)) {
    held.value = key;
    return true;
  }
  if (all.some(targetOf)) {
    // something to aim, and something else to do with the same card
    menu.value = {
      key,
      options: all.filter((i) => !targetOf(i)),
      aims: [...new Set(all.filter(targetOf).map((i) => a.options[i].w))],
      element,
    };
    return true;
  }
  menu.value = { key, options: all, element };
  return true;
}

export function aim(key) {
  batch(() => {
    menu.value = null;
    held.value = key;
  });
}

function refuse(key) {
  const why = whyNot.value.get(key);
  if (why) toast(why[0].toUpperCase() + why.slice(1) + '.');
  return !!why;
}

/** Whether a thing can be dragged, where to, and whether it may be dropped anywhere on the table. */
export function dragOf(key) {
  const a = ask.value;
  if (!a || a.several || sent.value) return null;
  if (pairs.partners.value) {
    const to = pairs.partners.value.get(key);
    return to?.length ? { targets: new Map(to.map((other) => [other, () => pairs.pair(key, other)])), plain: null } : null;
  }
  const all = optionsOf(key);
  if (all.length === 0) return null;
  const targets = new Map();
  for (const i of all) {
    const b = targetOf(i);
    if (b && !targets.has(b)) targets.set(b, () => choose(i));
  }
  const plain = all.filter((i) => !targetOf(i));
  return { targets, plain: plain.length > 0 ? () => choose(plain[0]) : null };
}

/** Things that may be aimed at now. */
export const aims = computed(() => {
  const set = new Set();
  if (held.value && pairs.partners.value) return new Set(pairs.partners.value.get(held.value));
  if (held.value)
    for (const i of optionsOf(held.value)) {
      const b = targetOf(i);
      if (b) set.add(b);
    }
  return set;
});

export function cancel() {
  if (menu.value) {
    menu.value = null;
    return true;
  }
  if (held.value) {
    held.value = null;
    return true;
  }
  if (picked.value.length || pairs.plan.value.length) {
    picked.value = [];
    pairs.plan.value = [];
    return true;
  }
  const a = ask.value;
  const back = a ? a.options.findIndex((o) => o.w === 'take back') : -1;
  if (back >= 0) {
    choose(back);
    return true;
  }
  return false;
}

export { letGo, hinted, table, foresee, foreseeOption };

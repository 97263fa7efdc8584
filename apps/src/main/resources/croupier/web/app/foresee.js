// What an answer would do, asked for while something is pointed at.
import { ask, held, picked, sent, refKey, forgetForesight, preview } from './state.js';
import { optionsOf, targetOf } from './decide.js';
import * as pairs from './pairs.js';
import * as net from './net.js';

let asked = 0;

/** An answer is given: what was asked for is not shown any more. */
export function stopLooking() {
  clearTimeout(asked);
  preview.id = '';
}

/** What an answer would do is asked for a moment after something is pointed at. */
export function foresee(key) {
  const a = ask.value;
  clearTimeout(asked);
  if (a?.pairs) {
    pairs.foresee(key);
    return;
  }
  const done = forgetForesight;
  if (!a || sent.value || a.together) {
    done();
    return;
  }
  let pick = null;
  if (a.several) {
    const i = a.options.findIndex((o) => refKey(o.a) === key);
    if (i >= 0) {
      const now = picked.value.includes(i) ? picked.value : [...picked.value, i];
      if (now.length >= a.min && now.length <= a.max) pick = now;
    }
  } else if (held.value) {
    const aimed = optionsOf(held.value).filter((i) => targetOf(i) === key);
    if (aimed.length) pick = [aimed[0]];
  } else {
    const all = optionsOf(key);
    if (all.length === 1) pick = [all[0]];
  }
  if (!pick) {
    done();
    return;
  }
  asked = setTimeout(() => {
    preview.id = net.preview(a.d, pick);
  }, 90);
}
export function foreseeOption(i) {
  const a = ask.value;
  clearTimeout(asked);
  if (a?.pairs) return;
  if (i < 0 || !a || a.several || sent.value) {
    forgetForesight();
    return;
  }
  asked = setTimeout(() => {
    preview.id = net.preview(a.d, [i]);
  }, 90);
}

// Everything by keyboard.
import { ask, zoomed, openPile, sideTab, things, mySeat, sent, chart, recall } from './state.js';
import { chartOpen } from './chart.js';
import { sideOpen } from './settings.js';
import { dialog } from './dialogs.js';
import * as decide from './decide.js';
import * as yields from './yields.js';
import * as net from './net.js';
import { skip } from './animate.js';

let digits = '';
let waiting = 0;

function press(i) {
  const c = decide.choices.value[i];
  if (c) c.act();
}

/** A number picks the choice that bears it; with more than nine choices a second digit may follow. */
function digit(d) {
  clearTimeout(waiting);
  digits += d;
  const n = +digits,
    most = decide.choices.value.length;
  const done = () => {
    const i = +digits - 1;
    digits = '';
    if (i >= 0) press(i);
  };
  if (n * 10 > most || digits.length > 2) done();
  else waiting = setTimeout(done, 550);
}

const CHOICES = '.thing.may, .thing.aim, .spot.may, .banner .option:not(:disabled)';
const ANYTHING = '.thing:not(.hidden), .pile, .spot.may, .banner .option:not(:disabled)';

/** Goes to the nearest choice in a direction, or to the nearest thing of any kind, to read it. */
function go(dx, dy, anything) {
  const within = ['.menu', '.dialog', '.zoom.pinned'].find((css) => document.querySelector(css));
  const css = within ? `${within} button, ${within} .thing` : anything ? ANYTHING : CHOICES;
  const all = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(css))].filter((e) => e.getClientRects().length);
  if (all.length === 0) return;
  const here = /** @type {HTMLElement | null} */ (document.activeElement);
  if (!here || !all.includes(here)) {
    (all.find((e) => e.matches('.may')) ?? all[0]).focus();
    return;
  }
  const r = here.getBoundingClientRect(),
    x = r.left + r.width / 2,
    y = r.top + r.height / 2;
  let best = null,
    least = Infinity;
  for (const e of all) {
    if (e === here) continue;
    const q = e.getBoundingClientRect(),
      ex = q.left + q.width / 2 - x,
      ey = q.top + q.height / 2 - y;
    const along = ex * dx + ey * dy,
      across = Math.abs(ex * dy) + Math.abs(ey * dx);
    if (along < 4) continue;
    const far = along + across * 2.5;
    if (far < least) {
      least = far;
      best = e;
    }
  }
  best?.focus();
}

/** What was last pressed with a pointer, until the focus is moved by keys: Space is not meant for it, though it has the focus. */
let pointed = /** @type {Element | null} */ (null);

export function listen() {
  addEventListener('pointerdown', (e) => {
    pointed = e.target instanceof Element ? e.target.closest('.thing') : null;
  });
  addEventListener('keydown', (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey || !(e.target instanceof HTMLElement)) return;
    const target = e.target;
    if (e.key === 'Tab' || e.key.startsWith('Arrow')) pointed = null;
    const typing = /^(input|textarea|select)$/i.test(target.tagName) && !(target instanceof HTMLInputElement && target.type === 'radio');
    if (e.key === 'Escape') {
      if (typing) {
        target.blur();
        return;
      }
      if (dialog.value) dialog.value = null;
      else if (zoomed.value) zoomed.value = null;
      else if (openPile.value) openPile.value = null;
      else decide.cancel();
      return;
    }
    if (recall.value?.key(e) || typing) return;
    if (/^\d$/.test(e.key) && (digits || e.key !== '0')) {
      digit(e.key);
      e.preventDefault();
      return;
    }
    switch (e.key) {
      case ' ':
        if (target !== pointed && target.matches('button, a, summary, .thing[role=button]')) {
          if (target.matches('.thing')) {
            target.click();
            e.preventDefault();
          }
          return;
        }
        e.preventDefault();
        if (ask.value?.several || ask.value?.pairs) decide.confirm();
        else {
          const plain = decide.choices.value.filter((c) => !c.key && c.word !== 'take back');
          if (plain.length === 1) plain[0].act();
          else if (decide.choices.value.length === 1) decide.choices.value[0].act();
        }
        break;
      case 'Enter':
        if (target.matches('.thing[role=button]')) {
          target.click();
          e.preventDefault();
        } else if ((ask.value?.several || ask.value?.pairs) && !target.matches('button, a')) decide.confirm();
        break;
      case 'ArrowLeft':
        go(-1, 0, e.shiftKey);
        e.preventDefault();
        break;
      case 'ArrowRight':
        go(1, 0, e.shiftKey);
        e.preventDefault();
        break;
      case 'ArrowUp':
        go(0, -1, e.shiftKey);
        e.preventDefault();
        break;
      case 'ArrowDown':
        go(0, 1, e.shiftKey);
        e.preventDefault();
        break;
      case 'u':
        if (mySeat.value >= 0) net.say({ t: 'undo' });
        break;
      case 'h':
        if (ask.value && !sent.value) net.say({ t: 'hint' });
        break;
      case 'y':
        if (yields.bare.value.length) yields.yieldWith(yields.bare.value[0].i, 'else');
        break;
      case 'a':
        decide.chooseAll();
        break;
      case 's':
        skip();
        break;
      case 'm':
        if (chart.value) chartOpen.value = !chartOpen.value;
        break;
      case 'l':
        sideOpen.value = !sideOpen.value;
        break;
      case 'c':
        sideOpen.value = true;
        sideTab.value = 'chat';
        setTimeout(() => /** @type {HTMLElement | null} */ (document.querySelector('.chat-input'))?.focus(), 30);
        e.preventDefault();
        break;
      case 'z': {
        const t = things.value.get(/** @type {HTMLElement | null} */ (document.activeElement)?.dataset.key);
        if (t && !t.hidden) zoomed.value = { thing: t, pinned: true, why: decide.whyNot.value.get(t.key) };
        break;
      }
      case '?':
        dialog.value = 'help';
        break;
    }
  });
}

// What every module of the page uses: preact, signals and htm, bound together.
import { h, render, Fragment } from '../vendor/preact.js';
import { useEffect, useRef, useState, useLayoutEffect, useMemo } from '../vendor/hooks.js';
import { signal, computed, effect, batch } from '../vendor/signals.js';
import htm from '../vendor/htm.js';

export const html = htm.bind(h);
export { h, render, Fragment, useEffect, useRef, useState, useLayoutEffect, useMemo, signal, computed, effect, batch };

/** A stored value of this browser; a browser that stores nothing forgets it. */
export function stored(name, otherwise) {
  let first = otherwise;
  try {
    const text = localStorage.getItem('croupier.' + name);
    if (text !== null) first = JSON.parse(text);
  } catch {
    /* no storage here */
  }
  const value = signal(first);
  let begun = false;
  effect(() => {
    const now = value.value;
    if (begun)
      try {
        localStorage.setItem('croupier.' + name, JSON.stringify(now));
      } catch {
        /* no storage here */
      }
    begun = true;
  });
  // another page of this browser may have changed it
  const again = () => {
    try {
      const text = localStorage.getItem('croupier.' + name);
      if (text !== null && text !== JSON.stringify(value.peek())) value.value = JSON.parse(text);
    } catch {
      /* no storage here */
    }
    return value;
  };
  addEventListener('storage', (e) => {
    if (e.key === 'croupier.' + name) again();
  });
  return Object.assign(value, { again });
}

/** Numbers that look random but are the same for the same text. */
export function chance(text) {
  let a = 2166136261;
  for (let i = 0; i < text.length; i++) a = Math.imul(a ^ text.charCodeAt(i), 16777619);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next();
  return {
    next,
    int: (n) => Math.floor(next() * n),
    between: (from, to) => from + next() * (to - from),
    of: (list) => list[Math.floor(next() * list.length)],
    is: (p) => next() < p,
  };
}

export const capital = (s) => (s ? s[0].toUpperCase() + s.slice(1) : s);

/** Who sits there; the seat distinguishes those of the same name. */
export function seatName(seats, seat, mine) {
  if (seat === mine) return 'You';
  const name = seats[seat]?.name;
  if (!name) return 'Seat ' + (seat + 1);
  return capital(name) + (seats.some((s, i) => i !== seat && s.name === name) ? ' ' + (seat + 1) : '');
}

const FOCUS = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea, summary, [tabindex="0"]';

/**
 * A box over the table: it takes the focus, Tab goes round inside it, Esc closes it, and the focus goes back to where it was.
 * Returns what the box gets as its ref.
 */
export function useBox(close) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const focusable = () => /** @type {NodeListOf<HTMLElement> | undefined} */ (box.current?.querySelectorAll(FOCUS));
    const inside = () => [...(focusable() ?? [])].filter((e) => e.getClientRects().length);
    const key = (e) => {
      if (!box.current) return;
      if (e.key === 'Escape') {
        e.stopPropagation();
        close();
        return;
      }
      if (e.key !== 'Tab') return;
      const all = inside(),
        at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      if (all.length === 0) return;
      if (at < 0 || (e.shiftKey ? at === 0 : at === all.length - 1)) {
        e.preventDefault();
        all[e.shiftKey ? all.length - 1 : 0].focus();
      }
    };
    addEventListener('keydown', key, true);
    /** @type {HTMLElement | null | undefined} */
    const first = box.current?.querySelector('[data-first]');
    (first || inside()[0])?.focus();
    return () => {
      removeEventListener('keydown', key, true);
      if (before?.isConnected) before.focus();
    };
  }, []);
  return box;
}

// Decks that were built in this browser.
import { stored } from './lib.js';

/** @typedef {{ id: string, game: string, name: string, deck: Record<string, any> }} OwnDeck */

export const ownDecks = /** @type {import('../vendor/signals.js').Signal<OwnDeck[]> & { again: () => any }} */ (stored('decks', []));

/** Cards of a deck with their numbers: a mapping of names, or a list in which a name may stand more than once. */
export function countsOf(deck) {
  const counts = new Map();
  for (const value of Object.values(deck)) {
    if (Array.isArray(value)) for (const n of value) counts.set(n, (counts.get(n) ?? 0) + 1);
    else if (value && typeof value === 'object')
      for (const [n, k] of Object.entries(value)) counts.set(n, (counts.get(n) ?? 0) + Number(k));
  }
  return counts;
}

/** The same deck with another number of a card. */
export function withCount(deck, name, count) {
  const next = { ...deck };
  for (const [key, value] of Object.entries(deck)) {
    if (Array.isArray(value)) next[key] = [...value.filter((n) => n !== name), ...Array(Math.max(0, count)).fill(name)];
    else if (value && typeof value === 'object') {
      const map = { ...value };
      if (count > 0) map[name] = count;
      else delete map[name];
      next[key] = map;
    }
  }
  return next;
}

/** A deck as a part of an address. */
export const packed = (own) =>
  btoa(unescape(encodeURIComponent(JSON.stringify({ name: own.name, deck: own.deck }))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

export function unpacked(text) {
  try {
    return JSON.parse(decodeURIComponent(escape(atob(text.replaceAll('-', '+').replaceAll('_', '/')))));
  } catch {
    return null;
  }
}

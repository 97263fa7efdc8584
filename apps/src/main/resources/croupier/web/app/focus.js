// The focus stays where the player works: what had it may be gone after an answer, then its neighbour gets it.
import { effect } from './lib.js';
import { ask, held, sent } from './state.js';

const CHOICES = '.thing.may, .thing.aim, .spot.may, .option:not(:disabled)';

/** Whether the last thing that was done was done with keys: a pointer needs no focus. */
let byKeys = false;
/** Where the focus was last: the area, and the place among the choices there. */
let last = /** @type {{ area: string, at: number } | null} */ (null);

const areaOf = (e) => [...(e.closest('.area, .tray')?.classList ?? [])].find((c) => c.startsWith('area-') || c === 'tray') ?? '';
const choicesIn = (area) =>
  [
    .../** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll(area ? `.felt .${area} :is(${CHOICES})` : `.felt :is(${CHOICES})`)
    ),
  ].filter((e) => e.getClientRects().length);

function remember(e) {
  if (!(e.target instanceof HTMLElement) || !e.target.closest('.felt')) return;
  const area = areaOf(e.target);
  last = { area, at: Math.max(0, choicesIn(area).indexOf(e.target)) };
}

function restore() {
  const here = /** @type {HTMLElement | null} */ (document.activeElement);
  const isHeld = !!held.value && here?.dataset.key === held.value;
  const stays = !!here && here !== document.body && (!here.closest('.felt') || here.matches(CHOICES));
  if (!byKeys || !last || (stays && !isHeld)) return;
  if (document.querySelector('.dialog, .menu, .zoom.pinned')) return;
  const aims = /** @type {HTMLElement | null} */ (document.querySelector('.thing.aim'));
  const near = choicesIn(last.area);
  (aims ?? near[Math.min(last.at, near.length - 1)] ?? choicesIn('')[0])?.focus({ preventScroll: true });
}

/** Keeps the focus of this page, from now on. */
export function keepFocus() {
  addEventListener('keydown', () => (byKeys = true), true);
  addEventListener('pointerdown', () => (byKeys = false), true);
  document.addEventListener('focusin', remember);
  effect(() => {
    held.value;
    if (ask.value && !sent.value) requestAnimationFrame(() => requestAnimationFrame(restore));
  });
}

// The page: the lobby, a match, or one of the pages around it.
import { html, render, signal, effect } from './lib.js';
import { Lobby } from './lobby.js';
import { Board } from './board.js';
import { listen } from './keys.js';
import { keepFocus } from './focus.js';
import { ask, table, over, mySeat, recall } from './state.js';
import { answerBySelf } from './yields.js';
import { lazy } from './lazy.js';
import * as net from './net.js';
import './settings.js';

const Cards = lazy(() => import('./cards.js'), 'Cards', 'games');
const Decks = lazy(() => import('./decks.js'), 'Decks', 'games');
const Learn = lazy(() => import('./learn.js'), 'Learn', 'games');
const Replay = lazy(() => import('./replay.js'), 'Replay', 'pages');

/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */

/** What is open: a page and what its address says. */
const where = /** @type {Signal<{ page: string, parts: string[] }>} */ (signal({ page: '', parts: [] }));

function route() {
  const [, page = '', ...parts] = location.hash.split('/').map((part) => decodeURIComponent(part));
  const before = where.value;
  if (page === 'm' && /^[\w-]+$/.test(parts[0] ?? '')) {
    if (before.page !== 'm' || before.parts[0] !== parts[0]) net.join(parts[0]);
  } else if (before.page === 'm') net.leave();
  where.value = { page, parts };
}

function App() {
  const { page, parts } = where.value;
  switch (page) {
    case 'm':
      return html`<${Board}/>`;
    case 'r':
      return html`<${Replay} match=${parts[0]} at=${Number(parts[1] || 0)} seat=${Number(parts[2] || 0) - 1}/>`;
    case 'cards':
      return html`<${Cards} key=${parts[0]} game=${parts[0]} card=${parts[1]}/>`;
    case 'decks':
      return html`<${Decks} key=${parts[0]} game=${parts[0]} shared=${parts[1]}/>`;
    case 'learn':
      return html`<${Learn} key=${parts[0]} game=${parts[0]}/>`;
    default:
      return html`<${Lobby}/>`;
  }
}

effect(() => {
  if (ask.value) queueMicrotask(answerBySelf);
});
effect(() => {
  if (!table.value || recall.value || where.value.page !== 'm') return;
  const game = table.value.board.title || table.value.game;
  document.title = (ask.value ? '● Your move · ' : '') + game + (over.value ? ' · over' : '') + ' · Croupier';
});

addEventListener('hashchange', route);
listen();
keepFocus();
route();
render(html`<${App}/>`, /** @type {HTMLElement} */ (document.getElementById('app')));
export { mySeat };

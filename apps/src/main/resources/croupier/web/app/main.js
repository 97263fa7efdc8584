// The page: the lobby, or a match.
import { html, render, signal, effect } from './lib.js';
import { Lobby } from './lobby.js';
import { Board } from './board.js';
import { listen } from './keys.js';
import { ask, table, over, mySeat } from './state.js';
import { answerBySelf } from './yields.js';
import * as net from './net.js';
import './settings.js';

const where = signal('');

function route() {
  const m = /^#\/m\/([A-Za-z0-9_-]+)$/.exec(location.hash);
  if (m) {
    if (where.value !== m[1]) net.join(m[1]);
    where.value = m[1];
  } else {
    if (where.value) net.leave();
    where.value = '';
  }
}

const App = () => (where.value ? html`<${Board}/>` : html`<${Lobby}/>`);

effect(() => {
  if (ask.value) queueMicrotask(answerBySelf);
});
effect(() => {
  if (!table.value) return;
  document.title = (ask.value ? '● ' : '') + (table.value.board.title || table.value.game) + (over.value ? ' · over' : '') + ' · Croupier';
});

addEventListener('hashchange', route);
listen();
route();
render(html`<${App}/>`, /** @type {HTMLElement} */ (document.getElementById('app')));
export { mySeat };

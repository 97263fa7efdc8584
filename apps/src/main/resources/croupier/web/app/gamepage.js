// What the pages about a game share: its board and cards are laid out as for a match, without one.
import { html, useEffect, useState, capital } from './lib.js';
import { http } from './net.js';
import * as state from './state.js';

/** Loads something of a game and makes its board and cards known; returns it, or why not. */
export function useGame(game, what) {
  const [got, setGot] = useState(/** @type {any} */ (null));
  const [why, setWhy] = useState('');
  useEffect(() => {
    let here = true;
    setGot(null);
    http('/api/games/' + encodeURIComponent(game) + '/' + what).then(
      (data) => {
        if (!here) return;
        state.clear('');
        for (const c of data.cards ?? data.shown ?? []) state.cards.set(c.c, c);
        state.atTable(/** @type {any} */ ({ game: data.game, board: data.board, seat: -1, zones: [], seats: [], said: [] }));
        setGot(data);
      },
      (e) => here && setWhy(e.message),
    );
    return () => {
      here = false;
      // a match that was joined meanwhile keeps what has come of it
      if (!state.matchId.peek()) state.clear('');
    };
  }, [game, what]);
  return { got, why };
}

export const asCard = (c) => ({ key: 'card' + c.c, n: c.name, c: c.c, k: c.face?.kind || '', v: {}, z: '' });

/** The frame of a page: the way home, the other pages of the game, its name. */
export function GamePage({ game, at, title, why, ready, children }) {
  useEffect(() => {
    document.title = title + ' · Croupier';
  }, [title, ready]);
  const pages = [
    ['learn', 'Learn'],
    ['cards', 'Cards'],
    ['decks', 'Decks'],
  ];
  return html`<div class="page"><header class="page-top"><a class="home" href="#/">◂ Lobby</a><nav aria-label=${capital(game)}>${pages.map(([p, text]) => html`<a href=${'#/' + p + '/' + encodeURIComponent(game)} aria-current=${p === at ? 'page' : undefined}>${text}</a>`)}</nav></header>
    <main><h1>${title}</h1>${why ? html`<p class="why" role="alert">${capital(why)}.</p>` : ready ? children : html`<p class="empty" role="status">One moment<span class="dots"></span></p>`}</main></div>`;
}

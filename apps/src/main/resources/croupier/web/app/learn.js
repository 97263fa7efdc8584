// How a game is played: the rules in short with cards that show them, a guided first match, every word.
import { html, useState, capital } from './lib.js';
import { Face, Sprites } from './face.js';
import { useGame, GamePage, asCard } from './gamepage.js';
import { http } from './net.js';
import { name, remember } from './settings.js';
import { guided } from './coach.js';

export function Learn({ game }) {
  const { got, why } = useGame(game, 'learn');
  const [trouble, setTrouble] = useState('');
  const [word, setWord] = useState('');
  const begin = async () => {
    const g = got.guide;
    const seats = Array(g.seats ?? got.least).fill(got.bot);
    seats[0] = 'me';
    try {
      const made = await http('/api/matches', {
        game,
        name: name.value,
        seats,
        seed: String(g.seed ?? 1),
        options: Object.fromEntries(Object.entries(g.options || {}).map(([k, v]) => [k, String(v)])),
      });
      remember(made.match, made.token, game);
      guided.value = { ...guided.value, [made.match]: { game, at: 0 } };
      location.hash = '#/m/' + made.match;
    } catch (e) {
      setTrouble(e instanceof Error ? e.message : String(e));
    }
  };
  const title = got ? 'Learn ' + (got.board.title || capital(game)) : 'Learn';
  const words = Object.entries(got?.words ?? {}).filter(([k, v]) => (k + v).toLowerCase().includes(word.toLowerCase()));
  const cardOf = (n) => got.shown.find((c) => c.name === n);
  return html`<${GamePage} game=${game} at="learn" title=${title} why=${why} ready=${got}>
    ${
      got
        ? html`<${Sprites}/><p class="goal">${got.goal || capital(got.about)}</p>
    ${got.guide ? html`<p><button class="play" onClick=${begin}>Play a guided first match</button></p>` : null}${trouble ? html`<p class="why" role="alert">${trouble}</p>` : null}
    ${(got.rules || []).map(
      (r) =>
        html`<section class="rule"><h2>${r.title}</h2><div class="rule-row"><p>${r.text}</p>${
          r.cards?.length
            ? html`<ul class="card-grid few">${r.cards
                .map(cardOf)
                .filter(Boolean)
                .map(
                  (c) =>
                    html`<li><a href=${`#/cards/${game}/` + encodeURIComponent(c.name)}><span class="unseen">${c.name + '. ' + c.text}</span><${Face} thing=${asCard(c)}/></a></li>`,
                )}</ul>`
            : null
        }</div></section>`,
    )}
    ${Object.keys(got.words).length ? html`<section><h2>Words</h2><p><label>Find <input type="search" value=${word} onInput=${(e) => setWord(e.target.value)}/></label></p><dl class="words">${words.map(([k, v]) => html`<div><dt>${capital(k)}</dt><dd>${v}</dd></div>`)}</dl></section>` : null}`
        : null
    }
  <//>`;
}

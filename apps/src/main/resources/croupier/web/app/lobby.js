// The lobby: two clicks to a match.
import { html, signal, useEffect, capital } from './lib.js';
import { http } from './net.js';
import { name, remember } from './settings.js';
import { Running, UnderWay } from './mine.js';
import { picture } from './art.js';
import { Icon } from './face.js';
import { Settings, Help, dialog } from './dialogs.js';
import { lazy } from './lazy.js';

const NewMatch = lazy(() => import('./newmatch.js'), 'NewMatch', 'pages');

/** @import { Box } from './wire' */

/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */

export const games = /** @type {Signal<Box[] | null>} */ (signal(null));
const trouble = signal('');
const chosen = /** @type {Signal<Box | null>} */ (signal(null));

export async function load() {
  try {
    games.value = await http('/api/games');
    trouble.value = '';
  } catch (e) {
    trouble.value = 'The server does not answer: ' + why(e);
    setTimeout(load, 2000);
  }
}

const why = (e) => (e instanceof Error ? e.message : String(e));

async function begin(wish) {
  try {
    const made = await http('/api/matches', { name: name.value, ...wish });
    remember(made.match, made.token, wish.game);
    location.hash = '#/m/' + made.match;
  } catch (e) {
    trouble.value = why(e);
  }
}

const bot = (g) => (g.levels.includes('normal') ? 'normal' : g.levels[0]);
const usualSeats = (g) => {
  const n = Math.max(g.least, Math.min(2, g.most));
  return ['me', ...Array(n - 1).fill(bot(g))];
};

function GameCard({ g }) {
  if (g.broken) return html`<article class="game broken"><h2>${capital(g.name)}</h2><pre>${g.broken}</pre></article>`;
  const title = g.board.title || capital(g.name);
  const seats = g.least === g.most ? g.least : g.least + '–' + g.most;
  return html`<article class="game" style=${{ '--game': g.board.color || '' }}>
    <svg class="game-art" viewBox="0 0 320 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <svg width="320" height="208" y="-30" viewBox="0 0 200 130" preserveAspectRatio="xMidYMid slice">${picture(title, g.about, g.board.color)}</svg>
      ${g.samples.slice(0, 3).map((s, i) => html`<g transform=${`translate(${178 + i * 42} ${34 + Math.abs(i - 1) * 6}) rotate(${(i - 1) * 9} 20 40)`}><rect width="56" height="78" rx="5" fill="#10131a" stroke="#fff" stroke-opacity=".6"/><svg x="3" y="3" width="50" height="72" viewBox="45 0 110 130" preserveAspectRatio="xMidYMid slice">${picture(s, '', null)}</svg></g>`)}
    </svg>
    <div class="game-text"><h2>${title}</h2><p>${capital(g.board.about || g.about)}</p><p class="game-links"><a href=${'#/learn/' + g.name}>Learn</a> <a href=${'#/cards/' + g.name}>Cards</a>${g.decks.length ? html` <a href=${'#/decks/' + g.name}>Decks</a>` : null}</p><p class="empty">${seats} ${g.most === 1 ? 'player' : 'players'} · ${g.cards} cards</p></div>
    <div class="game-buttons"><button class="play" onClick=${() => begin({ game: g.name, seats: usualSeats(g) })}>Play${g.most > 1 ? ' against a bot' : ''}</button><button onClick=${() => {
      chosen.value = g;
    }}>More …</button></div>
  </article>`;
}

export function Lobby() {
  useEffect(() => {
    if (!games.value) load();
    document.title = 'Croupier';
    document.documentElement.style.setProperty('--game', '');
  }, []);
  return html`<div class="lobby">
    <header><div><h1><svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#16352d"/><rect x="6" y="7" width="12" height="18" rx="2" fill="#e9dcc0" transform="rotate(-12 13 17)"/><g transform="rotate(10 19 17)"><rect x="13" y="7" width="12" height="18" rx="2" fill="#fff"/><path d="M19 11l3.6 5-3.6 5-3.6-5z" fill="#c0392b"/></g></svg> Croupier</h1><p>Choose a game. Nobody has to sign up.</p></div>
      <div class="lobby-tools"><label class="your-name">Your name <input maxlength="24" placeholder="You" value=${name.value} onInput=${(
        e,
      ) => {
        name.value = e.target.value;
      }}/></label><button class="tool" aria-label="Settings" title="Settings" onClick=${() => {
        dialog.value = 'settings';
      }}><${Icon} name="cog"/></button><button class="tool" aria-label="Help" title="Keys" onClick=${() => {
        dialog.value = 'help';
      }}>?</button></div></header>
    ${trouble.value ? html`<p class="why" role="alert">${trouble.value}</p>` : null}
    <main><${UnderWay}/>
    <div class="games">${games.value ? games.value.map((g) => html`<${GameCard} key=${g.name} g=${g}/>`) : html`<p class="loading">Opening the boxes<span class="dots"></span></p>`}</div>
    <${Running}/></main>${chosen.value ? html`<${NewMatch} key=${chosen.value.name} g=${chosen.value} usualSeats=${usualSeats} bot=${bot} begin=${begin} close=${() => (chosen.value = null)}/>` : null}<${Settings}/><${Help}/>
  </div>`;
}

// The lobby: two clicks to a match.
import { html, signal, useEffect, useState, useBox, capital } from './lib.js';
import { http } from './net.js';
import { name, remember, recent, tokens } from './settings.js';
import { picture } from './art.js';
import { Icon } from './face.js';
import { Settings, Help, dialog } from './dialogs.js';

/** @import { Box, Summary } from './wire' */

/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */

export const games = /** @type {Signal<Box[] | null>} */ (signal(null));
const matches = /** @type {Signal<Summary[]>} */ (signal([]));
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

async function look() {
  try {
    matches.value = await http('/api/matches');
  } catch {
    /* the next look may succeed */
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

const bot = (g) => (g.bots.includes('greedy') ? 'greedy' : g.bots[0]);
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
    <div class="game-text"><h2>${title}</h2><p>${capital(g.board.about || g.about)}</p><p class="empty">${seats} ${g.most === 1 ? 'player' : 'players'} · ${g.cards} cards</p></div>
    <div class="game-buttons"><button class="play" onClick=${() => begin({ game: g.name, seats: usualSeats(g) })}>Play${g.most > 1 ? ' against a bot' : ''}</button><button onClick=${() => {
      chosen.value = g;
    }}>More …</button></div>
  </article>`;
}

function NewMatch({ g }) {
  const [seats, setSeats] = useState(usualSeats(g));
  const [options, setOptions] = useState({});
  const [more, setMore] = useState({ seed: '', clock: 0, listed: false, pace: 600 });
  const close = () => {
    chosen.value = null;
  };
  const box = useBox(close);
  const set = (i, who) => setSeats(seats.map((s, j) => (j === i ? who : who === 'me' && s === 'me' ? 'open' : s)));
  // what there is to choose from comes first: decks, classes, ways to play
  const first = g.options.filter((o) => o.choices.length > 2),
    rest = g.options.filter((o) => o.choices.length <= 2);
  const rule = (o) =>
    html`<label title=${o.help}>${capital(o.name.replaceAll('-', ' '))}${o.choices.length ? html`<select value=${options[o.name] ?? o.usual} onChange=${(e) => setOptions({ ...options, [o.name]: e.target.value })}>${o.choices.map((c) => html`<option value=${c}>${c}</option>`)}</select>` : html`<input type="number" min=${o.least} max=${o.most} placeholder=${o.usual} value=${options[o.name] ?? ''} onInput=${(e) => setOptions({ ...options, [o.name]: e.target.value })}/>`}<small>${o.help}</small></label>`;
  const go = (e) => {
    e.preventDefault();
    const told = Object.fromEntries(
      Object.entries(options).filter(([k, v]) => v !== '' && v !== g.options.find((o) => o.name === k)?.usual),
    );
    chosen.value = null;
    begin({ game: g.name, seats, options: told, seed: more.seed, clock: +more.clock, listed: more.listed, pace: +more.pace });
  };
  return html`<div class="dialog" ref=${box} role="dialog" aria-modal="true" aria-label="New match" onClick=${close}><form class="dialog-box" onClick=${(e) => e.stopPropagation()} onSubmit=${go}>
    <h2>${g.board.title || capital(g.name)}</h2><button type="button" class="close" aria-label="Close" onClick=${close}>×</button>
    <fieldset><legend>Seats</legend>${seats.map((s, i) => html`<label class="seat-choice">Seat ${i + 1} <select value=${s} onChange=${(e) => set(i, e.target.value)}><option value="me">you</option><option value="open">somebody by link</option>${g.bots.map((b) => html`<option value=${b}>bot: ${b}</option>`)}</select></label>`)}
      <div class="options">${seats.length < g.most ? html`<button type="button" onClick=${() => setSeats([...seats, bot(g)])}>+ seat</button>` : null}${seats.length > g.least ? html`<button type="button" onClick=${() => setSeats(seats.slice(0, -1))}>− seat</button>` : null}</div></fieldset>
    ${first.length ? html`<fieldset><legend>Choose</legend><div class="rules">${first.map(rule)}</div></fieldset>` : null}
    ${rest.length ? html`<details class="fold"><summary>Rules of this match <small>${rest.length}</small></summary><div class="rules">${rest.map(rule)}</div></details>` : null}
    <fieldset><legend>Match</legend><div class="rules">
      <label>Seed<input autocomplete="off" spellcheck="false" placeholder="by chance" value=${more.seed} onInput=${(e) => setMore({ ...more, seed: e.target.value })}/></label>
      <label>Clock<select value=${more.clock} onChange=${(e) => setMore({ ...more, clock: e.target.value })}>${[
        [0, 'none'],
        [15, '15 s a decision'],
        [30, '30 s a decision'],
        [60, '1 minute'],
        [300, '5 minutes'],
      ].map(([v, t]) => html`<option value=${v}>${t}</option>`)}</select></label>
      <label>Bots answer<select value=${more.pace} onChange=${(e) => setMore({ ...more, pace: e.target.value })}>${[
        [0, 'at once'],
        [300, 'quickly'],
        [600, 'as people do'],
        [1500, 'slowly'],
      ].map(([v, t]) => html`<option value=${v}>${t}</option>`)}</select></label>
      <label class="check"><input type="checkbox" checked=${more.listed} onChange=${(e) => setMore({ ...more, listed: e.target.checked })}/> listed: anybody may join or watch</label></div></fieldset>
    <div class="options"><button class="play" data-first>Deal</button></div></form></div>`;
}

function Running() {
  useEffect(() => {
    look();
    const t = setInterval(look, 4000);
    return () => clearInterval(t);
  }, []);
  const open = matches.value.filter((m) => !m.over);
  const mine = recent.value.filter((r) => tokens.value[r.match]).slice(0, 6);
  return html`<div class="running">
    ${mine.length ? html`<section><h2>Your matches</h2><ul>${mine.map((r) => html`<li><a href=${'#/m/' + r.match}>${capital(r.game || 'match')} <small>${r.match.slice(0, 6)}</small></a></li>`)}</ul></section>` : null}
    ${open.length ? html`<section><h2>Open tables</h2><ul>${open.map((m) => html`<li><a href=${'#/m/' + m.id}>${capital(m.game)} <small>${m.seats.map((s) => s.name || 'free').join(', ')}${m.seats.some((s) => s.who === 'open') ? ' · join' : ' · watch'}</small></a></li>`)}</ul></section>` : null}
  </div>`;
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
    <main class="games">${games.value ? games.value.map((g) => html`<${GameCard} key=${g.name} g=${g}/>`) : html`<p class="loading">Opening the boxes<span class="dots"></span></p>`}</main>
    <${Running}/>${chosen.value ? html`<${NewMatch} key=${chosen.value.name} g=${chosen.value}/>` : null}<${Settings}/><${Help}/>
  </div>`;
}

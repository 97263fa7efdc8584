// The dialog for a new match: who plays, what they begin with, rules, clock.
import { html, useState, useBox, capital } from './lib.js';
import { http } from './net.js';
import { picture } from './art.js';
import { figure } from './figures.js';
import { ownDecks } from './owndecks.js';

/** Seconds a decision, seconds for the match, seconds added with each answer. */
const CLOCKS = [
  ['0 0 0', 'none'],
  ['15 0 0', '15 s a decision'],
  ['30 0 0', '30 s a decision'],
  ['60 0 0', '1 minute a decision'],
  ['300 0 0', '5 minutes a decision'],
  ['0 300 5', '5 minutes a player + 5 s a decision'],
  ['0 900 10', '15 minutes a player + 10 s a decision'],
  ['0 2400 15', '40 minutes a player + 15 s a decision'],
];
const PACES = [
  [0, 'at once'],
  [300, 'quickly'],
  [600, 'as people do'],
  [1500, 'slowly'],
];
/** More than this are a list, not pictures. */
const MOST_PICTURES = 20;

const nameOf = (o) => capital(o.name.replaceAll('-', ' '));

/** Whether an option has a meaning with the seats and the other options as they are. */
export function applies(g, o, seats, options) {
  if (g.decks.indexOf(o.name) >= seats) return false;
  const told = g.board.match?.[o.name];
  if (told?.hide) return false;
  return Object.entries(told?.when ?? {}).every(
    ([name, value]) => String(options[name] ?? g.options.find((x) => x.name === name)?.usual) === String(value),
  );
}

/** A hero as they stand on the table, if the board draws one of that name; otherwise a picture made from the name. */
function Drawn({ o, text, g }) {
  for (const kind of Object.values(g.board.kinds ?? {}))
    for (const [pattern, told] of Object.entries(kind.hero ? (kind.figures ?? {}) : {}))
      if (new RegExp('^(' + pattern + ')$', 'i').test(text))
        return html`<rect width="200" height="130" fill=${`color-mix(in oklab, ${told.color || '#556'} 40%, #14171e)`}/><g transform="translate(38 4) scale(1.24)">${figure(text, told.as ?? told, true, told.color)}</g>`;
  return picture(text, g.name, null, o.name);
}

function Pictures({ o, value, choose, g, own }) {
  return html`<fieldset class="pictures"><legend>${nameOf(o)} <small>${o.help}</small></legend><div class="picture-row">${[
    ...o.choices.map((c) => [c, c]),
    ...own.map((d) => ['own ' + d.id, d.name]),
  ].map(
    ([v, text]) =>
      html`<label class=${'picture' + (value === v ? ' on' : '')}><input type="radio" class="unseen" name=${o.name} value=${v} checked=${value === v} onChange=${() => choose(v)}/><svg viewBox="0 0 200 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${v === 'random' ? html`<rect width="200" height="130" fill="#445"/><text x="100" y="92" text-anchor="middle" font-size="80" fill="#fff">?</text>` : html`<${Drawn} o=${o} text=${text} g=${g}/>`}</svg><span>${capital(text.replaceAll('-', ' '))}</span></label>`,
  )}</div></fieldset>`;
}

export function NewMatch({ g: opened, usualSeats, bot, begin, close }) {
  const [g, setGame] = useState(opened);
  const [why, setWhy] = useState('');
  const [seats, setSeats] = useState(usualSeats(g));
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [more, setMore] = useState({ seed: '', clock: CLOCKS[0][0], listed: false, pace: 600 });
  const box = useBox(close);
  const set = (i, who) => setSeats(seats.map((s, j) => (j === i ? who : who === 'me' && s === 'me' ? 'open' : s)));
  const choose = (o, v) => setOptions({ ...options, [o.name]: v });
  const open = g.options.filter((o) => applies(g, o, seats.length, options));
  const drawn = (o) => (g.decks.includes(o.name) || g.board.match?.[o.name]?.pictures) && o.choices.length <= MOST_PICTURES;
  const own = ownDecks.value.filter((d) => d.game === g.name);
  // what there is to choose from comes first: decks, classes, ways to play
  const first = open.filter((o) => !drawn(o) && (o.choices.length > 2 || g.board.match?.[o.name]?.first)),
    rest = open.filter((o) => !drawn(o) && !first.includes(o));
  const rule = (o) =>
    html`<label>${nameOf(o)}${o.choices.length ? html`<select value=${options[o.name] ?? o.usual} onChange=${(e) => choose(o, e.target.value)}>${o.choices.map((c) => html`<option value=${c}>${c}</option>`)}</select>` : html`<input type="number" min=${o.least} max=${o.most} placeholder=${o.usual} value=${options[o.name] ?? ''} onInput=${(e) => choose(o, e.target.value)}/>`}<small>${o.help}</small></label>`;
  const packs = (all) => all.filter((p) => p.on).map((p) => p.name);
  // other packs, other decks: what can be chosen is asked for again
  const turn = async (pack, on) => {
    const all = g.packs.map((p) => (p === pack ? { ...p, on } : p));
    try {
      setGame(await http('/api/games/' + encodeURIComponent(g.name) + '?packs=' + packs(all).map(encodeURIComponent).join(',')));
      setOptions({});
      setWhy('');
    } catch (e) {
      setWhy(e instanceof Error ? e.message : String(e));
    }
  };
  const go = (e) => {
    e.preventDefault();
    const told = Object.fromEntries(
      open
        .map((o) => [o.name, options[o.name]])
        .filter(([k, v]) => v !== undefined && v !== '' && v !== g.options.find((o) => o.name === k)?.usual),
    );
    const decks = {};
    for (const [k, v] of Object.entries(told)) {
      const deck = own.find((d) => 'own ' + d.id === v);
      if (!deck) continue;
      decks[k] = { name: deck.name, deck: deck.deck };
      delete told[k];
    }
    const [clock, bank, increment] = more.clock.split(' ').map(Number);
    close();
    begin({
      game: g.name,
      packs: packs(g.packs),
      seats,
      options: told,
      decks,
      seed: more.seed,
      clock,
      bank,
      increment,
      listed: more.listed,
      pace: +more.pace,
    });
  };
  const select = (label, name, all) =>
    html`<label>${label}<select value=${more[name]} onChange=${(e) => setMore({ ...more, [name]: e.target.value })}>${all.map(([v, t]) => html`<option value=${v}>${t}</option>`)}</select></label>`;
  return html`<div class="dialog" ref=${box} role="dialog" aria-modal="true" aria-label="New match" onClick=${close}><form class="dialog-box new-match" onClick=${(e) => e.stopPropagation()} onSubmit=${go}>
    <h2>${g.board.title || capital(g.name)}</h2><button type="button" class="close" aria-label="Close" onClick=${close}>×</button>
    ${
      g.most > 1
        ? html`<fieldset><legend>Seats</legend>${seats.map((s, i) => html`<label class="seat-choice">Seat ${i + 1} <select value=${s} onChange=${(e) => set(i, e.target.value)}><option value="me">you</option><option value="open">somebody by link</option>${g.levels.map((b) => html`<option value=${b}>a bot: ${b}</option>`)}</select></label>`)}
      <div class="options">${seats.length < g.most ? html`<button type="button" onClick=${() => setSeats([...seats, bot(g)])}>+ seat</button>` : null}${seats.length > g.least ? html`<button type="button" onClick=${() => setSeats(seats.slice(0, -1))}>− seat</button>` : null}</div></fieldset>`
        : null
    }
    ${g.packs.length ? html`<fieldset><legend>Packs</legend><div class="rules">${g.packs.map((p) => html`<label class="check"><input type="checkbox" checked=${p.on} onChange=${(e) => turn(p, e.target.checked)}/> ${p.name}<small>${p.about}</small></label>`)}</div></fieldset>` : null}
    ${why ? html`<p class="why" role="alert">${why}</p>` : null}
    ${first.length ? html`<fieldset><legend>Choose</legend><div class="rules">${first.map(rule)}</div></fieldset>` : null}
    ${open.filter(drawn).map((o) => html`<${Pictures} key=${o.name} o=${o} g=${g} own=${g.decks.includes(o.name) ? own : []} value=${options[o.name] ?? o.usual} choose=${(v) => choose(o, v)}/>`)}
    ${rest.length ? html`<details class="fold"><summary>Rules of this match <small>${rest.length}</small></summary><div class="rules">${rest.map(rule)}</div></details>` : null}
    <fieldset><legend>Match</legend><div class="rules">
      <label>Seed<input autocomplete="off" spellcheck="false" placeholder="by chance" value=${more.seed} onInput=${(e) => setMore({ ...more, seed: e.target.value })}/></label>
      ${select('Clock', 'clock', CLOCKS)}${g.most > 1 ? select('Bots answer', 'pace', PACES) : null}
      <label class="check"><input type="checkbox" checked=${more.listed} onChange=${(e) => setMore({ ...more, listed: e.target.checked })}/> listed: anybody may join or watch</label></div></fieldset>
    <div class="options"><button class="play" data-first>Deal</button></div></form></div>`;
}

// The matches of this browser, and tables that anybody may join.
import { html, signal, useEffect, useState, capital, seatName } from './lib.js';
import { http } from './net.js';
import { recent, tokens, remember, forget } from './settings.js';

/** @import { Summary } from './wire' */
/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */

const matches = /** @type {Signal<Summary[]>} */ (signal([]));
const mine = /** @type {Signal<Summary[]>} */ (signal([]));
const SHOWN = 8;

async function look() {
  if (document.hidden) return;
  try {
    matches.value = await http('/api/matches');
  } catch {
    /* the next look may succeed */
  }
}

async function lookAtMine() {
  if (document.hidden) return;
  const asked = recent
    .again()
    .value.slice(0, SHOWN)
    .map((r) => ({ id: r.match, token: tokens.value[r.match] || '' }));
  if (asked.length === 0) return;
  try {
    const found = /** @type {Summary[]} */ (await http('/api/mine', { matches: asked }));
    for (const m of found) if (m.gone) forget(m.id);
    mine.value = found.filter((m) => !m.gone);
  } catch {
    /* the next look may succeed */
  }
}

/** Where a match stands, in words. */
function stand(m) {
  if (m.over) {
    const result = m.results[m.seat ?? -1];
    return result ? 'over: ' + (result === 'drew' ? 'a draw' : 'you ' + result) : 'over';
  }
  const turn = m.turnName ? m.turnName + ' · ' : '';
  const free = m.seats.filter((s) => s.who === 'open').length;
  if (free) return turn + (free === 1 ? 'a seat is free' : free + ' seats are free');
  if (m.waiting.includes(m.seat ?? -1)) return turn + 'your move';
  return turn + 'waiting for ' + (m.waiting.map((i) => seatName(m.seats, i, -1)).join(', ') || 'the others');
}

function Mine({ m }) {
  const others = m.seats.map((s, i) => ({ s, i })).filter(({ i }) => i !== m.seat);
  const yours = !m.over && m.waiting.includes(m.seat ?? -1) && !m.seats.some((s) => s.who === 'open');
  return html`<li class=${yours ? 'yours' : ''}><a href=${(m.over ? '#/r/' : '#/m/') + m.id}><b>${capital(m.game)}</b> ${others.length ? html`<span>against ${others.map(({ s, i }) => (s.who === 'open' ? 'a free seat' : seatName(m.seats, i, -1))).join(', ')}</span>` : null}<small>${stand(m)}${m.seat === -1 ? ' · watched' : ''}</small></a></li>`;
}

/** Matches under way, above everything else. */
export function UnderWay() {
  const open = mine.value.filter((m) => !m.over && m.seat !== -1).slice(0, 4);
  return open.length
    ? html`<section class="running under-way" aria-label="Matches under way"><ul class="mine">${open.map((m) => html`<${Mine} key=${m.id} m=${m}/>`)}</ul></section>`
    : null;
}

/** A match from a journal that was kept: to look at it, or to play it on. */
function Bring() {
  const [why, setWhy] = useState('');
  const bring = async (e) => {
    const file = e.target.files[0];
    if (!file) return;
    e.target.value = '';
    try {
      const reply = await fetch('/api/journals', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: await file.text() });
      const made = await reply.json();
      if (!reply.ok) throw new Error(made.why);
      remember(made.match, made.token || null, made.game);
      location.hash = (made.over ? '#/r/' : '#/m/') + made.match;
    } catch (x) {
      setWhy(x instanceof Error ? x.message : String(x));
    }
  };
  return html`<p class="bring"><label class="button">Open a journal<input type="file" class="unseen" accept=".journal,text/plain" onChange=${bring}/></label>${why ? html` <span class="why" role="alert">${why}</span>` : null}</p>`;
}

export function Running() {
  useEffect(() => {
    look();
    lookAtMine();
    const t = setInterval(look, 4000);
    const t2 = setInterval(lookAtMine, 10000);
    return () => {
      clearInterval(t);
      clearInterval(t2);
    };
  }, []);
  const open = matches.value.filter((m) => !m.over);
  return html`<div class="running">
    <section><h2>Your matches</h2>${mine.value.length ? html`<ul class="mine">${mine.value.map((m) => html`<${Mine} key=${m.id} m=${m}/>`)}</ul>` : html`<p class="empty">None yet. A match stays here until it is forgotten, 30 days after its end.</p>`}<${Bring}/></section>
    ${open.length ? html`<section><h2>Open tables</h2><ul>${open.map((m) => html`<li><a href=${'#/m/' + m.id}><b>${capital(m.game)}</b> <span>${m.seats.map((s) => s.name || 'free').join(', ')}</span><small>${m.seats.some((s) => s.who === 'open') ? 'join' : 'watch'}</small></a></li>`)}</ul></section>` : null}
  </div>`;
}

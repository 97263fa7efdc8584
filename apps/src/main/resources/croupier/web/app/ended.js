// The end of a match below the table; how it went opens over it.
import { html, signal, useEffect } from './lib.js';
import { over, mySeat, seats, nextMatch, matchId, recall } from './state.js';
import { tokens } from './settings.js';
import { lazy } from './lazy.js';
import * as net from './net.js';

/** @import { Over, Seat } from './wire' */

const HowItWent = lazy(() => import('./end.js'), 'End', 'pages');

/** Whether the box about the end is open; the match of which it was opened by itself. */
export const endOpen = signal(false);
let opened = '';

export const endTitle = () => {
  const o = /** @type {Over} */ (over.value),
    mine = o.results[mySeat.value];
  if (mySeat.value >= 0 && mine !== 'open') return mine === 'won' ? 'You have won' : mine === 'lost' ? 'You have lost' : 'A draw';
  const won = o.results.flatMap((r, i) => (r === 'won' ? [seats.value[i]?.name || 'Seat ' + (i + 1)] : []));
  return won.length ? won.join(' and ') + (won.length > 1 ? ' have won' : ' has won') : 'Nobody has won';
};

/** To play once more: those who are here agree first. */
export function Again() {
  const next = nextMatch.value;
  if (next && !tokens.value[next]) return html`<a class="option" href=${'#/m/' + next}>To the rematch</a>`;
  if (mySeat.value < 0 || recall.value) return null;
  const here = seats.value.filter((s, i) => s.who === 'person' && s.here && i !== mySeat.value);
  const want = here.filter((s) => s.again);
  const mine = seats.value[mySeat.value]?.again;
  if (mine && here.length > want.length)
    return html`<span class="awaits" role="status">Waiting for ${here
      .filter((s) => !s.again)
      .map((s) => s.name)
      .join(', ')}<span class="dots"></span></span>`;
  return html`<button class="option confirm" onClick=${() => net.say({ t: 'rematch' })}>Once more${want.length ? html` <small class="aside">${want.map((s) => s.name).join(', ')} would like to</small>` : null}</button>`;
}

export function Ended() {
  const o = /** @type {Over} */ (over.value);
  const id = matchId.value ?? '';
  useEffect(() => {
    if (opened === id || recall.value) return;
    opened = id;
    endOpen.value = true;
    return () => {
      endOpen.value = false;
    };
  }, [id]);
  return html`<div class=${'banner ended ' + (o.results[mySeat.value] || '')} role="status"><p><b>${endTitle()}</b> <small>seed ${o.seed}</small></p><div class="options">
    <${Again}/><button class="option" onClick=${() => {
      endOpen.value = true;
    }}>How it went</button><a class="option" href=${'#/r/' + id}>Replay</a><a class="option" href="#/">Lobby</a></div></div>`;
}

/** How it went, over the table. */
export const EndBox = () => (endOpen.value && over.value ? html`<${HowItWent}/>` : null);

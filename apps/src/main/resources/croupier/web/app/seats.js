// Seats: who sits there, what lies before them.
import { html, seatName, useEffect, useState } from './lib.js';
import { seats, waiting, over, mySeat } from './state.js';
import { zones, lying } from './look.js';
import { Row, Pile, belongs } from './zones.js';

const isShown = (z) => z.as !== 'none' && !z.in;
const isPile = (z) => z.as === 'pile';

/** For how long a bot has been thinking, once that is worth saying. */
function Thinks({ since }) {
  const [begun] = useState(() => Date.now() - since);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const t = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(t);
  }, []);
  const seconds = Math.floor((now - begun) / 1000);
  return html` <small class="thinks">thinks${seconds > 0 ? ` ${seconds} s` : ''}</small>`;
}

function SeatName({ seat }) {
  const s = seats.value[seat];
  if (!s) return null;
  const turns = waiting.value.includes(seat) && !over.value;
  const result = over.value?.results[seat];
  const name = seatName(seats.value, seat, mySeat.value);
  return html`<div class=${'seat-name' + (turns ? ' turn' : '')}>
    <span class=${'dot ' + (s.who === 'bot' ? 'bot' : s.here ? 'here' : 'gone')} title=${s.who === 'bot' ? 'a bot' : s.here ? 'here' : 'not here'}></span>
    <b title=${name}>${name}</b>${s.who === 'bot' ? null : s.away ? html` <small>a bot plays on</small>` : s.who === 'open' ? html` <small>free seat</small>` : null}
    ${result ? html` <span class=${'result ' + result}>${result}${over.value?.scores.some(Boolean) ? ' · ' + over.value?.scores[seat] : ''}</span>` : turns ? html` <span class="thinking" role="img" aria-label="is choosing"></span>${s.thinks === undefined ? null : html`<${Thinks} since=${s.thinks}/>`}` : null}
  </div>`;
}

/** The rows of a zone that is split into groups: those farther from the middle of the table come first. */
function grouped(zone, near) {
  const groups = zone.groups || [];
  return near ? [...groups].reverse() : groups;
}

export function Seat({ seat, near }) {
  const own = zones.value.filter((z) => !z.shared && isShown(z));
  const heads = own.filter((z) => z.as === 'creatures');
  const hands = own.filter((z) => z.as === 'hand' && !near);
  const split = zones.value.filter((z) => z.shared && z.by && isShown(z) && belongs(z, seat).length);
  const closed = hands.filter((z) => lying(z, seat).every((t) => t.hidden));
  const rows = own.filter((z) => !isPile(z) && z.as !== 'creatures' && z.as !== 'hand');
  const piles = near ? [] : own.filter((z) => isPile(z) && lying(z, seat).length > 0);
  return html`<section class=${'seat ' + (near ? 'near' : 'far') + (waiting.value.includes(seat) ? ' turn' : '')} aria-label=${seatName(seats.value, seat, mySeat.value)}>
    <div class="seat-head">${near && mySeat.value >= 0 && seats.value.length === 1 ? null : html`<${SeatName} seat=${seat}/>`}${heads.map((z) => html`<${Row} zone=${z} owner=${seat}/>`)}${closed.map((z) => html`<${Row} key=${z.name} zone=${z} owner=${seat} small=${true} label=""/>`)}</div>
    <div class="seat-rows">${split.map((z) => (z.groups ? html`<div class="groups" key=${z.name}>${grouped(z, near).map((g) => html`<div class="group-line">${[g].flat().map((name) => html`<${Row} zone=${z} owner=${0} of=${seat} small=${true} group=${name.split(', ')} label=""/>`)}</div>`)}</div>` : html`<${Row} key=${z.name} zone=${z} owner=${0} of=${seat} small=${true}/>`))}${rows.map((z) => html`<${Row} key=${z.name} zone=${z} owner=${seat} small=${z.size !== 'l'}/>`)}
      ${hands.filter((z) => !closed.includes(z)).map((z) => html`<${Row} key=${z.name} zone=${z} owner=${seat} small=${z.size !== 'l'}/>`)}</div>
    ${piles.length ? html`<div class="seat-piles">${piles.map((z) => html`<${Pile} key=${z.name} zone=${z} owner=${seat}/>`)}</div>` : null}
  </section>`;
}

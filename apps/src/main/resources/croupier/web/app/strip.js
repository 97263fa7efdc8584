// The parts of a turn: which one is now, whose turn it is, and where one stops.
import { html, effect, signal, seatName, capital } from './lib.js';
import { strip, ask, sent, seats, mySeat, scene } from './state.js';
import { Icon } from './face.js';
import { windowClass } from './layout.js';
import * as decide from './decide.js';

/** The part whose stop is to change: its options are opened, chosen and closed one after the other. */
const wanted = signal(-1);

const find = (test) => (ask.value && !sent.value ? ask.value.options.findIndex(test) : -1);
const opens = (o) => o.kind === 'stops';
const closes = (o) => o.kind === 'stops are set';

effect(() => {
  if (!ask.value || sent.value || wanted.value === -1) return;
  const change = wanted.value >= 0 ? find((o) => o.part === wanted.value) : -1;
  const close = find(closes);
  queueMicrotask(() => {
    if (change >= 0) {
      wanted.value = -2;
      decide.choose(change);
    } else if (close >= 0) {
      wanted.value = -1;
      decide.choose(close);
    } else if (find(opens) < 0) wanted.value = -1;
  });
});

function toggle(part) {
  const open = find(opens);
  wanted.value = part;
  if (open >= 0) decide.choose(open);
}

/** Whether a question is only about stops that are being set from the strip. */
export const isSetting = () => wanted.value !== -1;

/** On a phone a part of the turn is too small for a finger: all stops are opened by one button above the table. */
const isSmall = () => windowClass.value === 'phone' || windowClass.value === 'low';

/** Opens all stops; null if that cannot be done now. */
export const stopsOpener = () => (find(opens) >= 0 ? () => decide.choose(find(opens)) : null);

export function Strip() {
  const s = strip.value;
  if (!s) return null;
  const small = isSmall();
  const may = find(opens) >= 0 || find((o) => o.part !== undefined) >= 0;
  const whose = s.now < 0 ? '' : s.seat === mySeat.value ? 'Your turn' : capital(seatName(seats.value, s.seat, mySeat.value)) + "'s turn";
  return html`<div class=${'strip' + (s.seat === mySeat.value ? ' mine' : '')} role="group" aria-label="The turn"><b class="whose">${whose}${scene.value?.numbers?.turn ? html` <small>${scene.value.numbers.turn}</small>` : null}</b>
    <ol tabindex="0" aria-label="Parts of the turn">${s.parts.map((p, i) => html`<li class=${(i === s.now ? 'now' : '') + (p.stop === 1 ? ' stops' : '')} aria-current=${i === s.now ? 'step' : undefined}>${p.stop < 0 || small ? html`<span class="part">${p.name}</span>` : html`<button class="part" disabled=${!may} aria-pressed=${p.stop === 1} title=${(p.stop ? 'You are asked here' : 'You pass here') + (may ? ': click to change' : '')} onClick=${() => toggle(i)}>${p.name}</button>`}</li>`)}</ol>
    ${stopsOpener() && !small ? html`<button class="tool" title="All stops" aria-label="All stops" onClick=${stopsOpener()}><${Icon} name="cog" size="14"/></button>` : null}</div>`;
}

// Creatures: a figure with its bars, what it is about to do, and its numbers with their meaning.
import { html, seatName } from './lib.js';
import { Portrait, Icon } from './face.js';
import { iconFor } from './icons.js';
import { faceOf, isHero, kindLook, nameOf, numberLook, numberText, shownNumbers } from './look.js';
import { foresight, meanings, mySeat, seats, table, things } from './state.js';

const change = (thingKey, label) => foresight.value.get(thingKey ?? '')?.[label];

/** A number with its icon; what it would become, if that is being looked at. */
export function Num({ label, value, thingKey, bare, of }) {
  const look = numberLook(label);
  const then = change(thingKey, label);
  const meaning = meanings.get(label);
  return html`<span class=${'num' + (then ? ' foreseen' : '')} title=${label + (meaning ? ': ' + meaning : '')} style=${{ '--c': look.color }}>
    ${look.icon ? html`<${Icon} name=${look.icon} size="14"/>` : html`<span class="num-label">${bare ? '' : label}</span>`}
    <b>${numberText(label, value)}${then ? html`<i class="arrow">→</i>${then[1] === undefined ? '?' : numberText(label, then[1])}` : ''}${of ? html`<small>/${of}</small>` : null}</b>
  </span>`;
}

/** A part of a whole; without a whole there is no bar to fill. */
export function Bar({ thing, label, of }) {
  const value = thing.v[label] ?? 0,
    whole = thing.m?.[label] ?? (of ? thing.v[of] : undefined),
    look = numberLook(label),
    then = change(thing.key, label);
  const next = then && then[1] !== undefined ? then[1] : value;
  const most = Math.max(1, whole ?? value, value);
  const part = (n) => Math.max(0, Math.min(100, (100 * n) / most)) + '%';
  const low = whole && value * 4 <= whole ? ' low' : '';
  return html`<div class=${'bar' + (whole ? low : ' bare') + (then ? ' foreseen' : '')} style=${{ '--c': look.color }} title=${label + (whole ? `: ${value} of ${whole}` : '')}>
    ${whole ? html`<div class="bar-now" style=${{ width: part(Math.max(value, next)) }}></div>` : null}
    ${whole && next < value ? html`<div class="bar-lost" style=${{ left: part(next), width: `calc(${part(value)} - ${part(Math.max(0, next))})` }}></div>` : null}
    <span><${Icon} name=${look.icon} size="11"/>${then ? html`${value}<i class="arrow">→</i>${then[1] ?? '?'}` : value}${whole ? html`<small>/${whole}</small>` : ''}</span>
  </div>`;
}

/** What a thing is about to do: icons with numbers. */
function Signs({ thing }) {
  return html`<div class="signs">${(thing.s || []).map((s) => {
    const look = kindLook('signs', s.k);
    return html`<span class="sign" style=${{ '--c': look.color || 'var(--ink)' }} title=${s.text}><${Icon} name=${look.icon || iconFor(s.k, '') || 'eye'} size="22"/>${s.n || s.times ? html`<b>${s.n}${s.times > 1 ? html`<i>×${s.times}</i>` : null}</b>` : null}</span>`;
  })}</div>`;
}

/** A power: its icon and number; a tooltip says what it does. */
function Power({ label, value, thing }) {
  const look = numberLook(label);
  const then = change(thing.key, label);
  const meaning = meanings.get(label);
  const icon = look.icon || iconFor(label, meaning || '') || 'star';
  return html`<span class=${'power' + (then ? ' foreseen' : '')} style=${{ '--c': look.color }} data-tip=${label + ' ' + numberText(label, value) + (meaning ? '\n' + meaning : '')} aria-label=${label + ' ' + numberText(label, value)} role="img">
    <${Icon} name=${icon} size="16"/><b>${then ? (then[1] ?? '?') : numberText(label, value)}</b></span>`;
}

/** Numbers that are drawn as parts of a whole; 0 is one too. */
const barsOf = (thing) =>
  Object.entries(table.value?.board.numbers || {})
    .filter(([l, n]) => n.bar && (thing.v[l] !== undefined || thing.m?.[l] !== undefined || thing.v[n.bar] !== undefined))
    .map(([l]) => l);

export function Creature({ thing }) {
  const f = faceOf(thing);
  const all = shownNumbers(thing);
  const bars = barsOf(thing).map((l) => [l, thing.v[l] ?? 0]);
  if (bars.length === 0) {
    const heart = all.find(([l]) => numberLook(l).icon === 'heart');
    if (heart) bars.push(heart);
  }
  const inBar = new Set(bars.flatMap(([l]) => [l, numberLook(l).bar]));
  const rest = all.filter(([l]) => !inBar.has(l));
  const plates = rest.filter(([l]) => numberLook(l).plate);
  const marks = rest.filter(([l]) => !numberLook(l).plate && (numberLook(l).power || !numberLook(l).told));
  const nums = rest.filter(([l]) => !numberLook(l).plate && !marks.some(([m]) => m === l));
  const note = !thing.s?.length && thing.x && thing.x.length < 90 ? thing.x : '';
  return html`<div class=${'creature-box' + (table.value?.board.kinds?.[thing.k]?.large ? ' large' : '')} aria-hidden="true">
    ${thing.s?.length ? html`<${Signs} thing=${thing}/>` : null}
    ${note ? html`<div class="note">${note}</div>` : null}
    <div class="figure"><${Portrait} thing=${thing} color=${thing.c ? f.color : null}/></div>
    <div class="vitals">${plates.map(([l, v]) => html`<span class="plate" style=${{ '--c': numberLook(l).color }} title=${l + (meanings.get(l) ? ': ' + meanings.get(l) : '')}><${Icon} name=${numberLook(l).icon} size="26"/><b>${change(thing.key, l) ? (change(thing.key, l)?.[1] ?? '?') : v}</b></span>`)}
      ${bars.map(([l]) => html`<${Bar} thing=${thing} label=${l} of=${typeof numberLook(l).bar === 'string' ? numberLook(l).bar : null}/>`)}</div>
    <div class="who">${nameOf(thing)}</div>
    ${nums.length ? html`<div class="nums">${nums.map(([l, v]) => html`<${Num} label=${l} value=${v} thingKey=${thing.key} of=${thing.m?.[l]}/>`)}</div>` : null}
    ${marks.length ? html`<div class="powers">${marks.map(([l, v]) => html`<${Power} label=${l} value=${v} thing=${thing}/>`)}</div>` : null}
  </div>`;
}

/** A small thing: a picture and its name, or the picture alone where the zone says so. */
export function Chip({ thing, zone }) {
  const f = faceOf(thing);
  const all = shownNumbers(thing);
  const icon = iconFor(thing.n, f.text) || 'gem';
  const whose = zone?.names ? thing.v[zone.names] : undefined;
  if (zone?.bare)
    return html`<div class="token" aria-hidden="true" style=${{ '--c': f.color }} data-tip=${thing.n + (f.text ? '\n' + f.text : '')}><${Icon} name=${icon} size="22"/>${all.slice(0, 1).map(([l, v]) => html`<b>${numberText(l, v)}</b>`)}</div>`;
  const hero = whose === undefined ? undefined : [...things.value.values()].find((t) => t.o === whose - 1 && !t.hidden && isHero(t));
  return html`<div class="chip-box" aria-hidden="true" style=${{ '--c': f.color }}>${hero ? html`<span class="chip-face"><${Portrait} thing=${hero}/></span>` : html`<${Icon} name=${icon} size="14" color="var(--c)"/>`}<span class="chip-name">${whose === undefined ? thing.n : seatName(seats.value, whose - 1, mySeat.value)}</span>${all.map(([l, v]) => html`<${Num} label=${l} value=${v} thingKey=${thing.key} bare=${all.length === 1}/>`)}</div>`;
}

// One thing on the table: card, creature or chip, with everything one can do with it.
import { html, useRef } from './lib.js';
import { Face, Back, Portrait, Icon } from './face.js';
import { faceOf, numberLook, numberText, shapeOf } from './look.js';
import { foresight, held, zoomed, ask, hinted, refKey } from './state.js';
import * as decide from './decide.js';
import { startDrag } from './drag.js';

let hovering = 0;

function classes(thing, choice, extra) {
  const c = ['thing', extra];
  if (choice !== undefined) c.push('may');
  if (decide.aims.value.has(thing.key)) c.push('aim');
  if (held.value === thing.key) c.push('held');
  if (decide.whyNot.value.has(thing.key)) c.push('not');
  if (!thing.hidden && Object.keys(thing.v).some((l) => numberLook(l).turn)) c.push('turned');
  const on = choice !== undefined && decide.choices.value[choice]?.on;
  if (on) c.push('on');
  const hint = hinted.value;
  if (hint?.some((i) => refKey(ask.value?.options[i]?.a) === thing.key)) c.push('hinted');
  if (ask.value?.source && refKey(ask.value.source) === thing.key) c.push('asking');
  return c.join(' ');
}

function describe(thing, f) {
  if (thing.hidden) return 'a hidden card';
  const numbers = Object.entries(thing.v)
    .filter(([l]) => !numberLook(l).hide)
    .map(([l, v]) => l + ' ' + numberText(l, v))
    .join(', ');
  return [thing.n, numbers, f?.text].filter(Boolean).join('. ');
}

export function Thing({ thing, zone, small, read }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const shape = thing.hidden ? 'card' : shapeOf(thing, zone);
  const choice = decide.places.value.get(thing.key);
  const why = decide.whyNot.value.get(thing.key);
  const f = thing.hidden ? null : faceOf(thing);
  const acts = choice !== undefined || decide.aims.value.has(thing.key);
  const c = choice === undefined ? null : decide.choices.value[choice];
  const enter = (e) => {
    decide.foresee(thing.key);
    if (e.pointerType === 'mouse' && !thing.hidden) {
      clearTimeout(hovering);
      hovering = setTimeout(() => {
        if (box.current?.isConnected) zoomed.value = { thing, rect: box.current.getBoundingClientRect(), why };
      }, 380);
    }
  };
  const leave = () => {
    clearTimeout(hovering);
    decide.foresee('');
    if (zoomed.value && !zoomed.value.pinned) zoomed.value = null;
  };
  const down = (e) => {
    clearTimeout(hovering);
    if (zoomed.value && !zoomed.value.pinned) zoomed.value = null;
    if (e.pointerType !== 'mouse' && !thing.hidden)
      hovering = setTimeout(() => {
        zoomed.value = { thing, pinned: true, why };
      }, 480);
    startDrag(e, thing.key, box.current, () => clearTimeout(hovering));
  };
  return html`<div ref=${box} class=${classes(thing, choice, shape + (thing.hidden ? ' hidden' : '') + (small ? ' small' : ''))} data-key=${thing.key}
      role=${acts || why ? 'button' : 'img'} aria-disabled=${why && !acts ? 'true' : undefined} tabindex=${acts || why || read ? 0 : -1} aria-label=${describe(thing, f) + (why ? '. Not now: ' + why : '')} aria-pressed=${c?.on === undefined ? undefined : String(c.on)}
      onPointerEnter=${enter} onPointerLeave=${leave} onPointerDown=${down} onPointerUp=${() => clearTimeout(hovering)}
      onFocus=${() => decide.foresee(thing.key)} onBlur=${() => decide.foresee('')}
      onContextMenu=${(e) => {
        if (thing.hidden) return;
        e.preventDefault();
        zoomed.value = { thing, pinned: true, why };
      }}
      onClick=${(e) => {
        const element = e.currentTarget;
        if (!element.dataset.dragged) decide.press(thing.key, element);
        delete element.dataset.dragged;
        e.stopPropagation();
      }}>
    ${thing.hidden ? html`<${Back}/>` : shape === 'creature' ? html`<${Creature} thing=${thing} f=${f}/>` : shape === 'chip' ? html`<${Chip} thing=${thing} f=${f}/>` : html`<${Face} thing=${thing} small=${small}/>`}
    ${choice !== undefined ? html`<span class="key" aria-hidden="true">${c?.rank || choice + 1}</span>` : null}
  </div>`;
}

/** A number with its icon; what it would become, if that is being looked at. */
export function Num({ label, value, thingKey, bare }) {
  const look = numberLook(label);
  const change = foresight.value.get(thingKey ?? '')?.[label];
  return html`<span class=${'num' + (change ? ' foreseen' : '')} title=${label} style=${{ '--c': look.color }}>
    ${look.icon ? html`<${Icon} name=${look.icon} size="14"/>` : html`<span class="num-label">${bare ? '' : label}</span>`}
    <b>${numberText(label, value)}${change ? html`<i class="arrow">→</i>${change[1] === undefined ? '?' : numberText(label, change[1])}` : ''}</b>
  </span>`;
}

function Bar({ thing, label, of }) {
  const value = thing.v[label] ?? 0,
    most = Math.max(1, thing.v[of] ?? value),
    look = numberLook(label);
  const change = foresight.value.get(thing.key)?.[label];
  const then = change && change[1] !== undefined ? change[1] : value;
  const part = (n) => Math.max(0, Math.min(100, (100 * n) / most)) + '%';
  return html`<div class="bar" style=${{ '--c': look.color }} title=${label}>
    <div class="bar-now" style=${{ width: part(Math.max(value, then)) }}></div>
    ${then < value ? html`<div class="bar-lost" style=${{ left: part(then), width: `calc(${part(value)} - ${part(then)})` }}></div>` : null}
    <span>${change ? html`${value}<i class="arrow">→</i>${change[1] ?? '?'}` : value}${of ? ' / ' + most : ''}</span>
  </div>`;
}

function Creature({ thing, f }) {
  const all = Object.entries(thing.v).filter(([l]) => !numberLook(l).hide);
  const bars = all.filter(([l]) => numberLook(l).bar);
  if (bars.length === 0) {
    const l = Object.keys(thing.v).find((x) => numberLook(x).icon === 'heart' && !numberLook(x).hide);
    if (l) bars.push([l, thing.v[l]]);
  }
  const inBar = new Set(bars.flatMap(([l]) => [l, numberLook(l).bar]));
  const above = all.filter(([l]) => numberLook(l).at === 'top');
  const rest = all.filter(([l]) => !inBar.has(l) && numberLook(l).at !== 'top');
  const note = thing.x && thing.x !== '' && thing.x.length < 90 ? thing.x : '';
  return html`<div class="creature-box">
    ${above.length || note ? html`<div class="intent">${above.map(([l, v]) => html`<${Num} label=${l} value=${v} thingKey=${thing.key}/>`)}${note ? html`<span class="note">${note}</span>` : null}</div>` : null}
    <${Portrait} thing=${thing} color=${thing.c ? f.color : null}/>
    <div class="who">${thing.n}</div>
    ${bars.map(([l]) => html`<${Bar} thing=${thing} label=${l} of=${typeof numberLook(l).bar === 'string' ? numberLook(l).bar : null}/>`)}
    <div class="nums">${rest.map(([l, v]) => html`<${Num} label=${l} value=${v} thingKey=${thing.key}/>`)}</div>
  </div>`;
}

function Chip({ thing, f }) {
  const all = Object.entries(thing.v).filter(([l]) => !numberLook(l).hide);
  return html`<div class="chip-box" style=${{ '--c': f.color }}><span class="chip-dot"></span><span class="chip-name">${thing.n}</span>${all.map(([l, v]) => html`<${Num} label=${l} value=${v} thingKey=${thing.key} bare=${all.length === 1}/>`)}</div>`;
}

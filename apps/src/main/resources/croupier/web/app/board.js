// The table: seats around it, zones on it, the question below.
import { html, useLayoutEffect, useRef, useBox, capital, seatName } from './lib.js';
import {
  table,
  seats,
  ask,
  waiting,
  over,
  mySeat,
  held,
  sent,
  mayUndo,
  menu,
  openPile,
  numbers,
  toasts,
  undoAsked,
  things,
  refKey,
  places,
  unread,
} from './state.js';
import { zones, around, lying, labelOf, shapeOf, numberLook, zoneOf } from './look.js';
import { Thing, Num } from './thing.js';
import { Back, Icon } from './face.js';
import { Side } from './side.js';
import { Zoom } from './zoom.js';
import { Arrow, drag } from './drag.js';
import * as decide from './decide.js';
import * as yields from './yields.js';
import { Banner } from './banner.js';
import * as net from './net.js';
import { sideOpen } from './settings.js';
import { Settings, Help, dialog } from './dialogs.js';
import { skip } from './animate.js';

// ---- zones

/** What lies in a shared zone and belongs to a seat, if the board says by which number. */
const belongs = (zone, seat) => lying(zone, 0).filter((t) => t.v?.[zone.by] === seat + 1);

function Row({ zone, owner, small, of }) {
  const list = of === undefined ? lying(zone, owner) : belongs(zone, of);
  if (list.length === 0 && !zone.always)
    return html`<div class="zone empty" data-place=${zone.name + '|' + (zone.shared ? -1 : owner)}></div>`;
  const shape = list[0] ? shapeOf(list[0], zone) : 'card';
  const hidden = small && list.length > 0 && list.every((t) => t.hidden);
  const crowd = list.length > 14 ? ' crowd' : list.length > 8 ? ' many' : '';
  return html`<div class=${`zone ${zone.as} ${shape}s${crowd}` + (zone.size ? ' size-' + zone.size : '')} data-place=${zone.name + '|' + (zone.shared ? -1 : owner)} role="group" aria-label=${labelOf(zone)}>
    ${zone.label !== '' ? html`<div class="zone-label">${labelOf(zone)}${list.length > 5 ? html` <small>${list.length}</small>` : null}</div>` : null}
    <div class="zone-things">${hidden ? html`<${Hidden} list=${list}/>` : list.map((t) => html`<${Thing} key=${t.key} thing=${t} zone=${zone} small=${small}/>`)}</div>
  </div>`;
}

/** Many backs are a few backs and a number; but each can be chosen when that is asked. */
function Hidden({ list }) {
  if (list.some((t) => decide.places.value.has(t.key) || decide.aims.value.has(t.key)))
    return list.map((t) => html`<${Thing} key=${t.key} thing=${t} small=${true}/>`);
  return html`<div class="backs" data-key=${list[0].key}>${list.slice(0, 3).map(() => html`<${Back}/>`)}<b>${list.length}</b></div>`;
}

function Pile({ zone, owner }) {
  const list = lying(zone, owner);
  const top = list[list.length - 1];
  const key = zone.name + '|' + (zone.shared ? -1 : owner);
  const may = list.some((t) => decide.places.value.has(t.key));
  const open = () => {
    if (list.some((t) => !t.hidden)) openPile.value = key;
  };
  return html`<button class=${'pile' + (list.length === 0 ? ' none' : '') + (may ? ' may' : '')} data-place=${key} onClick=${open} aria-label=${`${labelOf(zone)}, ${list.length} cards`} title=${labelOf(zone) + ': ' + list.length}>
    <span class="pile-cards">${top ? (top.hidden ? html`<${Back}/>` : html`<${Mini} thing=${top}/>`) : null}</span>
    <span class="pile-name">${labelOf(zone)}</span><b>${list.length}</b>
  </button>`;
}

import { Face } from './face.js';

/** @import { Over } from './wire' */
const Mini = ({ thing }) => html`<${Face} thing=${thing} small=${true}/>`;

const isShown = (z) => z.as !== 'none';
const isPile = (z) => z.as === 'pile';

// ---- seats

function SeatName({ seat }) {
  const s = seats.value[seat];
  if (!s) return null;
  const turns = waiting.value.includes(seat) && !over.value;
  const result = over.value?.results[seat];
  return html`<div class=${'seat-name' + (turns ? ' turn' : '')}>
    <span class=${'dot ' + (s.who === 'bot' ? 'bot' : s.here ? 'here' : 'gone')} title=${s.who === 'bot' ? 'a bot' : s.here ? 'here' : 'not here'}></span>
    <b>${seatName(seats.value, seat, mySeat.value)}</b>${s.who === 'bot' ? html` <small>bot</small>` : s.away ? html` <small>a bot plays on</small>` : s.who === 'open' ? html` <small>free seat</small>` : null}
    ${result ? html` <span class=${'result ' + result}>${result}${over.value?.scores.some(Boolean) ? ' · ' + over.value?.scores[seat] : ''}</span>` : turns ? html` <span class="thinking" aria-label="is choosing"></span>` : null}
  </div>`;
}

function Seat({ seat, near }) {
  const own = zones.value.filter((z) => !z.shared && isShown(z));
  const heads = own.filter((z) => z.as === 'creatures');
  const hands = own.filter((z) => z.as === 'hand' && !near);
  const split = zones.value.filter((z) => z.shared && z.by && isShown(z) && belongs(z, seat).length);
  const closed = hands.filter((z) => lying(z, seat).every((t) => t.hidden));
  const rows = own.filter((z) => !isPile(z) && z.as !== 'creatures' && z.as !== 'hand');
  const piles = near ? [] : own.filter((z) => isPile(z) && lying(z, seat).length > 0);
  return html`<section class=${'seat ' + (near ? 'near' : 'far') + (waiting.value.includes(seat) ? ' turn' : '')} aria-label=${seatName(seats.value, seat, mySeat.value)}>
    <div class="seat-head">${near && mySeat.value >= 0 && seats.value.length === 1 ? null : html`<${SeatName} seat=${seat}/>`}${heads.map((z) => html`<${Row} zone=${z} owner=${seat}/>`)}${closed.map((z) => html`<${Row} key=${z.name} zone=${{ ...z, label: '' }} owner=${seat} small=${true}/>`)}</div>
    <div class="seat-rows">${split.map((z) => html`<${Row} key=${z.name} zone=${z} owner=${0} of=${seat} small=${true}/>`)}${rows.map((z) => html`<${Row} key=${z.name} zone=${z} owner=${seat} small=${z.size !== 'l'}/>`)}
      ${hands.filter((z) => !closed.includes(z)).map((z) => html`<${Row} key=${z.name} zone=${z} owner=${seat} small=${true}/>`)}</div>
    ${piles.length ? html`<div class="seat-piles">${piles.map((z) => html`<${Pile} key=${z.name} zone=${z} owner=${seat}/>`)}</div>` : null}
  </section>`;
}

// ---- things that are asked for but lie in piles

function Tray() {
  const a = ask.value;
  if (!a || sent.value) return null;
  const keys = [];
  for (const key of decide.places.value.keys()) {
    const t = things.value.get(key);
    const zone = t && zoneOf(t.z);
    if (zone && (isPile(zone) || zone.as === 'none') && !t.hidden) keys.push(t);
  }
  if (keys.length === 0) return null;
  const zone = zoneOf(keys[0].z);
  return html`<div class="tray zone" role="group" aria-label="Choose"><div class="zone-label">${labelOf(zone)}</div><div class="zone-things">${keys.map((t) => html`<${Thing} key=${t.key} thing=${t} zone=${{ ...zone, as: 'row' }} small=${keys.length > 10}/>`)}</div></div>`;
}

function OpenPile() {
  const key = openPile.value;
  const p = key && places.value.get(key);
  const zone = key && zoneOf(key.split('|')[0]);
  return p && zone ? html`<${PileBox} p=${p} zone=${zone}/>` : null;
}

function PileBox({ p, zone }) {
  const close = () => {
    openPile.value = null;
  };
  const box = useBox(close);
  return html`<div class="dialog" ref=${box} role="dialog" aria-modal="true" aria-label=${labelOf(zone)} onClick=${close}><div class="dialog-box wide" onClick=${(e) => e.stopPropagation()}>
    <h2>${labelOf(zone)} <small>${p.things.length}</small></h2><button class="close" aria-label="Close" onClick=${close}>×</button>
    <div class="pile-things">${p.things
      .slice()
      .reverse()
      .map((t) => html`<${Thing} key=${t.key} thing=${t} zone=${{ ...zone, as: 'row' }} read=${true}/>`)}</div></div></div>`;
}

function Menu() {
  const m = menu.value;
  return m && ask.value ? html`<${MenuBox} m=${m}/>` : null;
}

function MenuBox({ m }) {
  const box = useBox(() => {
    menu.value = null;
  });
  const r = (m.element || document.querySelector(`[data-key="${CSS.escape(m.key)}"]`))?.getBoundingClientRect();
  const style = r
    ? {
        left: Math.max(8, Math.min(innerWidth - 240, r.left)) + 'px',
        top: Math.max(8, Math.min(innerHeight - 60 - 44 * (m.options.length + (m.aims?.length || 0)), r.top - 20)) + 'px',
      }
    : {};
  return html`<div class="menu" ref=${box} style=${style} role="menu" aria-label="What to do" onClick=${(e) => e.stopPropagation()}>
    ${(m.aims || []).map((w) => html`<button role="menuitem" onClick=${() => decide.aim(m.key)}>${capital(w)} …</button>`)}
    ${m.options.map((i) => html`<button role="menuitem" onClick=${() => decide.choose(i)} onPointerEnter=${() => decide.foreseeOption(i)}>${capital(ask.value ? decide.optionAt(ask.value, i).text : '')}</button>`)}
    <button role="menuitem" class="back" onClick=${() => {
      menu.value = null;
    }}>Cancel</button></div>`;
}

// ---- the whole

function Top() {
  const t = table.value;
  if (!t) return null;
  const shown = Object.entries(numbers.value).filter(([l]) => !numberLook(l).hide);
  const zero = Object.entries(t.board.numbers || {})
    .filter(([l, n]) => n.match && n.zero && numbers.value[l] === undefined)
    .map(([l]) => [l, 0]);
  return html`<header class="top">
    <a class="home" href="#/" title="Lobby" aria-label="Lobby">◂</a><h1>${t.board.title || capital(t.game)}</h1>
    <div class="nums">${[...shown, ...zero].map(([l, v]) => html`<span class="num-pair"><${Num} label=${l} value=${v} thingKey=""/>${numberLook(l).icon ? html`<small>${l}</small>` : null}</span>`)}</div>
    <nav>
      ${!net.connected.value ? html`<span class="lost" role="alert">reconnecting<span class="dots"></span></span>` : null}
      ${yields.yields.value.length ? html`<button class="tool on" onClick=${yields.endYields} title="Answers are given by themselves: click to stop"><${Icon} name="repeat"/> ${yields.yields.value.map((y) => y.text).join(', ')} ×</button>` : null}
      ${
        mySeat.value >= 0
          ? html`<button class="tool" disabled=${!mayUndo.value} onClick=${() => net.say({ t: 'undo' })} title="Take back (U)" aria-label="Take back"><${Icon} name="undo"/></button>
      <button class="tool" disabled=${!ask.value} onClick=${() => net.say({ t: 'hint' })} title="Hint (H)" aria-label="Hint"><${Icon} name="bulb"/></button>`
          : null
      }
      <button class="tool" onClick=${skip} title="Skip animation (S)" aria-label="Skip animation"><${Icon} name="skip"/></button>
      <button class="tool" aria-pressed=${sideOpen.value} onClick=${() => {
        sideOpen.value = !sideOpen.value;
      }} title="Log and chat (L)" aria-label="Log and chat"><${Icon} name="list"/>${unread.value ? html`<span class="badge">${unread.value}</span>` : null}</button>
      <button class="tool" onClick=${() => {
        dialog.value = 'settings';
      }} title="Settings" aria-label="Settings"><${Icon} name="cog"/></button>
      <button class="tool" onClick=${() => {
        dialog.value = 'help';
      }} title="Keys (?)" aria-label="Help">?</button>
    </nav></header>`;
}

/** Makes things smaller until all of them fit on the table. */
function fit() {
  const t = /** @type {HTMLElement | null} */ (document.querySelector('.table')),
    felt = document.querySelector('.felt');
  if (!t || !felt) return;
  for (let d = 0; d <= 4; d++) {
    t.dataset.dense = String(d);
    if (felt.scrollHeight <= felt.clientHeight + 1) break;
  }
}
addEventListener('resize', () => requestAnimationFrame(fit));

export function Board() {
  const t = table.value;
  useLayoutEffect(fit, [places.value, t, ask.value, over.value, sideOpen.value]);
  if (!t) return html`<div class="loading" role="status">Shuffling<span class="dots"></span></div>`;
  const { near, far } = around.value;
  const shared = zones.value.filter((z) => z.shared && isShown(z));
  const hands = zones.value.filter((z) => z.as === 'hand');
  const at = (where) =>
    shared.filter((z) => !isPile(z) && z.as !== 'hand' && !z.by && (z.at || 'middle') === where && (lying(z, 0).length || z.always));
  const sharedPiles = shared.filter((z) => isPile(z));
  const ownPiles = zones.value.filter((z) => !z.shared && isShown(z) && isPile(z)).map((z) => ({ z, owner: near }));
  const piles = [...sharedPiles.map((z) => ({ z, owner: 0 })), ...ownPiles].filter(
    ({ z, owner }) => lying(z, owner).length > 0 || z.always,
  );
  const half = Math.ceil(piles.length / 2);
  const left = piles.filter(({ z }, i) => (z.at ? z.at === 'left' : i < half)),
    right = piles.filter(({ z }, i) => (z.at ? z.at !== 'left' : i >= half));
  return html`<div class=${`table seats-${seats.value.length}` + (sideOpen.value ? ' with-side' : '') + (held.value ? ' aiming' : '') + (drag.value?.free ? ' dropping' : '')} onClick=${() => {
    if (held.value) decide.cancel();
    if (menu.value) menu.value = null;
  }}>
    <${Top}/>
    <main class="felt">
      <div class=${'far-seats n' + far.length}>${far.map((s) => html`<${Seat} key=${s} seat=${s}/>`)}</div>
      ${at('far').length ? html`<div class="shared far-row">${at('far').map((z) => html`<${Row} key=${z.name} zone=${z} owner=${0} small=${z.size !== 'l'}/>`)}</div>` : null}
      <div class="shared middle-row">${at('middle').map((z) => html`<${Row} key=${z.name} zone=${z} owner=${0} small=${z.size !== 'l'}/>`)}</div>
      ${at('near').length ? html`<div class="shared near-row">${at('near').map((z) => html`<${Row} key=${z.name} zone=${z} owner=${0} small=${z.size !== 'l'}/>`)}</div>` : null}
      <${Seat} seat=${near} near=${true}/>
    </main>
    <footer class="own">
      <${Tray}/><${Banner}/>
      <div class="own-row">
        <div class="piles">${left.map(({ z, owner }) => html`<${Pile} key=${z.name} zone=${z} owner=${owner}/>`)}</div>
        <div class="hands">${hands.map((z) => html`<${HandZone} key=${z.name} zone=${z} owner=${near}/>`)}</div>
        <div class="piles">${right.map(({ z, owner }) => html`<${Pile} key=${z.name} zone=${z} owner=${owner}/>`)}</div>
      </div>
    </footer>
    <${Side}/><${Arrow}/><${Menu}/><${OpenPile}/><${Zoom}/><${Toasts}/><${Consent}/><${Settings}/><${Help}/>
  </div>`;
}

function HandZone({ zone, owner }) {
  const list = lying(zone, owner);
  const wide = innerWidth < 700 ? 5 : 8;
  return html`<div class=${'zone hand' + (list.length > wide ? ' tight' : '')} style=${{ '--count': Math.max(1, list.length) }} data-place=${zone.name + '|' + (zone.shared ? -1 : owner)} role="group" aria-label=${labelOf(zone)}>
    <div class="zone-things">${list.map((t) => html`<${Thing} key=${t.key} thing=${t} zone=${zone}/>`)}</div></div>`;
}

const Toasts = () => html`<div class="toasts" role="alert">${toasts.value.map((t) => html`<div key=${t.id}>${t.text}</div>`)}</div>`;

function Consent() {
  const u = undoAsked.value;
  if (!u) return null;
  const say = (yes) => {
    net.say({ t: 'agree', yes });
    undoAsked.value = null;
  };
  return html`<div class="consent" role="alertdialog" aria-label="Take back?"><p><b>${u.name}</b> wants to take back the last answer.</p><button class="option" onClick=${() => say(true)}>Agree</button><button class="option back" onClick=${() => say(false)}>No</button></div>`;
}

export { Icon, useRef, refKey };

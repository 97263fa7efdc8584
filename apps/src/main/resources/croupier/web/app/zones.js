// Zones: rows, hands, piles, and what is asked for but lies out of sight.
import { html, useBox, useState, computed } from './lib.js';
import { ask, sent, openPile, places, things } from './state.js';
import { zones, lying, labelOf, shapeOf, zoneOf } from './look.js';
import { Thing } from './thing.js';
import { Back, Face } from './face.js';
import { areaOf, layout } from './layout.js';
import * as decide from './decide.js';

const keyOf = (zone, owner) => zone.name + '|' + (zone.shared ? -1 : owner);

/** What lies in a shared zone and belongs to a seat, if the board says by which number. */
export const belongs = (zone, seat) => lying(zone, 0).filter((t) => t.v?.[zone.by] === seat + 1);

/** Things that are alike and lie together are a stack with its number; where several can be chosen each of them lies apart. */
function stacks(list) {
  const found = new Map();
  const each = !!(ask.value?.several || ask.value?.pairs);
  const isOne = (t) => t.hidden || (each && (decide.places.value.has(t.key) || decide.aims.value.has(t.key)));
  for (const t of list) {
    const key = isOne(t)
      ? t.key
      : [t.n, t.x, JSON.stringify(t.v), JSON.stringify(t.r), decide.places.value.has(t.key), decide.aims.value.has(t.key)].join('|');
    if (!found.has(key)) found.set(key, []);
    found.get(key).push(t);
  }
  return [...found.values()];
}

export function Things({ list, zone, small }) {
  if (!zone.stack)
    return list.map(
      (t, i) => html`<${Thing} key=${t.key} thing=${t} zone=${zone} small=${small} now=${zone.now === 'last' && i === list.length - 1}/>`,
    );
  return stacks(list).map((same) =>
    same.length === 1
      ? html`<${Thing} key=${same[0].key} thing=${same[0]} zone=${zone} small=${small}/>`
      : html`<div class="stack" key=${same[0].key} style=${{ '--n': Math.min(4, same.length - 1) }} title=${same.length + ' ' + same[0].n}><${Thing} thing=${same[0]} zone=${zone} small=${small}/><b class="many">×${same.length}</b></div>`,
  );
}

/** What a row is called; pressed, it opens what lies there as large cards. */
function Label({ title, list, place }) {
  const count = list.length > 5 ? html` <small>${list.length}</small>` : null;
  if (!place || !list.some((t) => t.c)) return html`<div class="zone-label">${title}${count}</div>`;
  const open = (e) => {
    e.stopPropagation();
    openPile.value = place;
  };
  return html`<button class="zone-label opens" title="Read them" onClick=${open}>${title}${count}<span class="unseen">${list.length > 5 ? '' : ' ' + list.length} cards</span></button>`;
}

export function Row({ zone, owner, small, of, group, label }) {
  let list = of === undefined ? lying(zone, owner) : belongs(zone, of);
  if (group) list = list.filter((t) => group.includes(t.g ?? ''));
  if (list.length === 0 && !zone.always) return html`<div class="zone empty" data-place=${keyOf(zone, owner)}></div>`;
  const shape = list[0] ? shapeOf(list[0], zone) : 'card';
  const hidden = small && list.length > 0 && list.every((t) => t.hidden);
  const title = label ?? labelOf(zone);
  return html`<div class=${`zone ${zone.as} ${shape}s` + (zone.size ? ' size-' + zone.size : '') + (zone.lines ? ' lines' : '') + (group ? ' group' : '')} data-place=${keyOf(zone, owner)} role="group" aria-label=${title || zone.name}>
    ${title !== '' ? html`<${Label} title=${title} list=${list} place=${of === undefined ? keyOf(zone, owner) : ''}/>` : null}
    <div class="zone-things">${hidden ? html`<${Hidden} list=${list}/>` : html`<${Things} list=${list} zone=${zone} small=${small}/>`}</div>
  </div>`;
}

/** Many backs are a few backs and a number; but each can be chosen when that is asked. */
function Hidden({ list }) {
  if (list.some((t) => decide.places.value.has(t.key) || decide.aims.value.has(t.key)))
    return list.map((t) => html`<${Thing} key=${t.key} thing=${t} small=${true}/>`);
  return html`<div class="backs" data-key=${list[0].key}>${list.slice(0, 3).map(() => html`<${Back}/>`)}<b>${list.length}</b></div>`;
}

export function Pile({ zone, owner, plain }) {
  const list = lying(zone, owner);
  const top = list[list.length - 1];
  const key = keyOf(zone, owner);
  const may = list.some((t) => decide.places.value.has(t.key));
  const open = (e) => {
    e.stopPropagation();
    openPile.value = key;
  };
  return html`<button class=${'pile' + (list.length === 0 ? ' none' : '') + (may ? ' may' : '') + (plain ? ' plain' : '')} data-place=${key} onClick=${open} title=${labelOf(zone) + ': ' + list.length}>
    <span class="pile-cards">${top ? (top.hidden ? html`<${Back}/>` : html`<${Face} thing=${top} small=${true}/>`) : null}</span>
    <span class="pile-name">${labelOf(zone)}</span> <b>${list.length}</b><span class="unseen"> ${list.length === 1 ? 'card' : 'cards'}</span>
  </button>`;
}

export function HandZone({ zone, owner }) {
  const list = lying(zone, owner);
  return html`<div class=${'zone hand' + (zone.lines ? ' lines' : '')} style=${{ '--count': Math.max(1, list.length) }} data-place=${keyOf(zone, owner)} role="group" aria-label=${labelOf(zone)}>
    <div class="zone-things">${list.map((t) => html`<${Thing} key=${t.key} thing=${t} zone=${zone}/>`)}</div></div>`;
}

// ---- things that are asked for but lie out of sight

/** Zones whose things cannot be seen in this scene. */
const unseen = computed(() => {
  const set = new Set();
  for (const z of zones.value) {
    const seated = !z.shared && z.as !== 'hand' && z.as !== 'pile' && !z.in;
    const shown = z.by || seated ? layout.value.areas.has('near') || layout.value.areas.has('far') : layout.value.areas.has(areaOf(z));
    if (z.as === 'none' || z.as === 'pile' || !shown) set.add(z.name);
  }
  return set;
});

/** Things that may be chosen and lie in piles, or in zones that this scene does not show. */
export const asked = computed(() => {
  if (!ask.value || sent.value) return [];
  const list = [];
  for (const key of decide.places.value.keys()) {
    const t = things.value.get(key);
    if (t && unseen.value.has(t.z)) list.push(t);
  }
  return list;
});

export function Tray() {
  const [folded, fold] = useState(false);
  const list = asked.value;
  if (list.length === 0) return null;
  const zone = zoneOf(list[0].z);
  const place = { gridArea: `1 / 1 / ${layout.value.askRow + 1} / -1` };
  return html`<div class=${'tray zone' + (folded ? ' folded' : '') + (list.length > 6 ? ' many' : '')} style=${place} role="group" aria-label="Choose">
    <div class="zone-label">${labelOf(zone)} <small>${list.length}</small><button class="fold-tray" aria-expanded=${!folded} onClick=${() => fold(!folded)}>${folded ? 'Show the cards' : 'Look at the table'}</button></div>
    ${folded ? null : html`<div class="zone-things">${list.map((t) => html`<div class="offer" key=${t.key}><${Thing} thing=${t} zone=${{ ...zone, as: 'row', things: t.c ? 'card' : undefined }}/><${Becomes} thing=${t}/></div>`)}</div>`}</div>`;
}

/** What a card becomes if it is chosen. */
function Becomes({ thing }) {
  const aside = decide.termsOf(thing.key)?.aside;
  return aside ? html`<p class="becomes">${aside}</p>` : null;
}

// ---- an open pile

export function OpenPile() {
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
  const seen = p.things.filter((t) => !t.hidden).reverse();
  const known = seen.length < p.things.length ? p.known || [] : [];
  return html`<div class="dialog" ref=${box} role="dialog" aria-modal="true" aria-label=${labelOf(zone)} onClick=${close}><div class="dialog-box wide" onClick=${(e) => e.stopPropagation()}>
    <h2>${labelOf(zone)} <small>${p.things.length}</small></h2><button class="close" aria-label="Close" onClick=${close}>×</button>
    ${known.length ? html`<p class="empty">Sorted by name: their order is not known.</p>` : null}
    ${seen.length + known.length === 0 ? html`<p class="empty">${p.things.length ? 'Nobody knows what lies here.' : 'Nothing lies here.'}</p>` : null}
    <div class="pile-things">${[...seen, ...known].map((t) => html`<${Thing} key=${t.key} thing=${t} zone=${{ ...zone, as: 'row', things: t.c ? 'card' : undefined }} read=${true}/>`)}</div></div></div>`;
}

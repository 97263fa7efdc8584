// A card shown large, with its whole text and what the words in it mean.
import { html, useBox, capital } from './lib.js';
import { Face, Portrait } from './face.js';
import { faceOf, nameOf, shapeOf, zoneOf, numberLook, numberText, shownNumbers } from './look.js';
import { Num } from './creature.js';
import { zoomed, cards, table, places, meanings } from './state.js';
import * as decide from './decide.js';
import { sideOpen } from './settings.js';

/** A card of the catalogue as a thing, for links in the log. */
export function asThing(card) {
  const def = cards.get(card);
  return def ? { key: 'card' + card, n: def.name, c: card, k: def.face?.kind || '', v: {}, z: '' } : null;
}

/** A text in which the words that have a meaning stand out. */
function Words({ text, terms }) {
  const names = Object.keys(terms);
  if (names.length === 0) return text;
  const split = new RegExp('\\b(' + names.map((n) => n.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') + ')\\b', 'g');
  return text.split(split).map((part) => (terms[part] !== undefined ? html`<abbr title=${terms[part]}>${part}</abbr>` : part));
}

const signsOf = (thing) => (thing.s || []).map((s) => s.text);

/** Numbers whose meaning the game tells. */
const powersOf = (thing) => (shapeOf(thing, zoneOf(thing.z)) === 'creature' ? shownNumbers(thing).filter(([l]) => meanings.has(l)) : []);

const close = () => {
  zoomed.value = null;
};

export function Zoom() {
  const z = zoomed.value;
  if (!z || !table.value) return null;
  return z.pinned
    ? html`<${Pinned} z=${z}/>`
    : html`<aside class=${'zoom' + (sideOpen.value && innerWidth > 900 ? ' aside' : '')} style=${place(z.rect)} aria-label=${nameOf(z.thing) + ', enlarged'}><${Large} z=${z}/></aside>`;
}

function Pinned({ z }) {
  const box = useBox(close);
  return html`<div class="zoom pinned" ref=${box} role="dialog" aria-modal="true" aria-label=${nameOf(z.thing)} onClick=${close}><${Large} z=${z}/></div>`;
}

function Large({ z }) {
  const current = [...places.value.values()].flatMap((p) => p.things).find((t) => t.key === z.thing.key) || z.thing;
  const f = faceOf(current);
  const shape = shapeOf(current, zoneOf(current.z));
  const terms = decide.termsOf(current.key);
  const said = signsOf(current);
  return html`<div class="zoom-box" onClick=${(e) => z.pinned && e.stopPropagation()}>
    <div class="zoom-face">${shape === 'creature' ? html`<${Portrait} thing=${current} color=${current.c ? f.color : null}/>` : html`<${Face} thing=${current}/>`}</div>
    <div class="zoom-text">
      <h2>${capital(nameOf(current))}</h2>
      ${f.type && !f.plain ? html`<p class="zoom-type">${f.type}</p>` : null}
      ${said.length ? html`<p>Next: ${said.join(', ')}.</p>` : null}
      ${f.text && !said.length ? html`<p>${f.text.split('\n').map((line, i) => html`${i ? html`<br/>` : null}<${Words} text=${line} terms=${f.terms}/>`)}</p>` : null}
      <div class="nums">${shownNumbers(current).map(
        ([l, v]) =>
          html`<span class="num-pair"><${Num} label=${l} value=${v} thingKey=${current.key}/> ${numberLook(l).icon ? html`<small>${l}</small>` : null}</span>`,
      )}</div>
      ${powersOf(current).map(([l, v]) => html`<p class="meaning"><b>${l} ${numberText(l, v)}</b> ${meanings.get(l)}</p>`)}
      ${terms?.aside ? html`<p class="becomes">${terms.aside}</p>` : null}
      ${z.why ? html`<p class="why">Not now: ${z.why}.</p>` : null}
      ${
        Object.entries(f.terms).length
          ? html`<dl>${Object.entries(f.terms)
              .slice(0, 5)
              .map(([k, v]) => html`<dt>${k}</dt><dd>${v}</dd>`)}</dl>`
          : null
      }
    </div>
    ${z.pinned ? html`<button class="close" aria-label="Close" onClick=${close}>×</button>` : null}
  </div>`;
}

/** Over the log where that is open, so that it hides nothing of the table; otherwise beside the card, inside the window. */
function place(r) {
  if (sideOpen.value && innerWidth > 900) return {};
  const w = 460,
    h = 330;
  // above the question, so that neither it nor the rest of the hand is hidden
  const asks = document.querySelector('.area-ask .banner')?.getBoundingClientRect();
  if (asks && r.top > asks.top && asks.top > h + 8)
    return {
      left: Math.max(8, Math.min(innerWidth - w - 8, r.left + r.width / 2 - w / 2)) + 'px',
      bottom: innerHeight - asks.top + 8 + 'px',
    };
  const left =
    r.right + 12 + w < innerWidth
      ? r.right + 12
      : r.left - 12 - w > 0
        ? r.left - 12 - w
        : Math.max(8, Math.min(innerWidth - w - 8, r.left + r.width / 2 - w / 2));
  const beside = left >= r.right || left + w <= r.left;
  const top = beside
    ? Math.max(8, Math.min(innerHeight - h - 8, r.top + r.height / 2 - h / 2))
    : r.top > h + 16
      ? r.top - h - 12
      : Math.min(innerHeight - h - 8, r.bottom + 12);
  return { left: left + 'px', top: top + 'px' };
}

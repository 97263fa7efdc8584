// Card faces: HTML that the browser wraps and scales, one shared picture for each card.
import { html, useEffect, signal } from './lib.js';
import { picture, isSomebody } from './art.js';
import { figure } from './figures.js';
import { ICONS } from './icons.js';
import { faceOf, isHero, figureOf, numberLook, numberText, symbolOf } from './look.js';
import { pictures } from './settings.js';
import { foresight } from './state.js';

export const Icon = ({ name, size = 16, color }) =>
  html`<svg class="icon" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true" focusable="false"><path d=${ICONS[name] || ''} fill=${color || 'currentColor'} fill-rule="evenodd"/></svg>`;

// ---- pictures, drawn once each and used by every card of the name

const drawn = new Map();
const sprites = signal(0);

function spriteOf(name, text, color, type) {
  const key = name + '|' + (color || '');
  if (!drawn.has(key)) drawn.set(key, { id: 'pic' + drawn.size, name, text, color, type });
  return drawn.get(key);
}

/** All pictures that some card has used; they stay for the next one. */
export const Sprites = () =>
  html`<svg class="sprites" aria-hidden="true" width="0" height="0" data-count=${sprites.value}>${[...drawn.values()].map((p) => html`<symbol key=${p.id} id=${p.id} viewBox="0 0 200 130" preserveAspectRatio="xMidYMid slice">${picture(p.name, p.text, p.color, '', p.type)}</symbol>`)}</svg>`;

/** A picture that somebody drew, or else one made from the name. */
function Picture({ name, text, color, type, art }) {
  return art
    ? html`<img class="art" src=${art} alt="" decoding="async" draggable=${false}/>`
    : html`<${Made} name=${name} text=${text} color=${color} type=${type}/>`;
}

function Made({ name, text, color, type }) {
  const known = drawn.size;
  const p = spriteOf(name, text, color, type);
  useEffect(() => {
    if (sprites.peek() !== drawn.size) sprites.value = drawn.size;
  }, [p.id, known]);
  // of somebody the head is seen, however low the picture is
  const part = isSomebody(type) ? 'xMidYMin slice' : 'xMidYMid slice';
  return html`<svg class="art" viewBox="0 0 200 130" preserveAspectRatio=${part} aria-hidden="true" focusable="false"><use href=${'#' + p.id}/></svg>`;
}

// ---- texts

/** A text in which symbols such as {T} are drawn. */
export function Text({ text }) {
  const parts = text.split(/(\{[^{}\s]{1,4}\})/);
  return parts.length === 1 ? text : parts.map((part, i) => (i % 2 ? html`<${Symbol} name=${part.slice(1, -1)}/>` : part));
}

function Symbol({ name }) {
  if (name.includes('/')) return html`<${Either} names=${name.split('/')}/>`;
  const look = symbolOf(name);
  return html`<span class="symbol" style=${{ '--c': look.color }} title=${look.title}>${look.icon ? html`<${Icon} name=${look.icon} size="11"/>` : name}</span>`;
}

/** One symbol or the other: both colours; what has no picture is written. */
function Either({ names }) {
  const [one, other] = names.map(symbolOf);
  return html`<span class="symbol" style=${{ background: `linear-gradient(135deg, ${one.color} 50%, ${other.color} 50%)` }} title=${one.title + ' or ' + other.title}>${names.filter((_, i) => ![one, other][i].icon).join('')}</span>`;
}

/** A cost: one disc, or a symbol for each part. */
function Cost({ f }) {
  if (f.symbols) return html`<span class="f-cost symbols">${f.symbols.map((s) => html`<${Symbol} name=${s}/>`)}</span>`;
  return html`<span class=${'f-cost' + (f.cost.length > 2 ? ' long' : '')} style=${{ '--c': numberLook(f.costLabel).color }}>${f.cost}</span>`;
}

function Number({ label, value, thing, corner }) {
  const look = numberLook(label);
  const change = foresight.value.get(thing.key)?.[label];
  return html`<span class=${'f-number' + (corner ? ' corner' : '') + (change ? ' foreseen' : '')} style=${{ '--c': look.color }} title=${label}>
    ${look.icon ? html`<${Icon} name=${look.icon} size="11"/>` : corner ? null : html`<i>${label.length > 7 ? label[0].toUpperCase() : label}</i>`}<b>${change && change[1] !== undefined ? numberText(label, change[1]) : numberText(label, value)}</b></span>`;
}

const SYLLABLE = /([aeiouy])([bcdfghjklmnpqrstvwxz])(?=[aeiouy])|([aeiouy][bcdfghjklmnpqrstvwxz])(?=[bcdfghjklmnpqrstvwxz][aeiouy])/gi;

/** A name whose long words may be broken between syllables: browsers without a dictionary break them anywhere. */
const breakable = (name) =>
  name.replace(/\p{L}{8,}/gu, (word) => {
    const middle = word
      .slice(2, -2)
      .replace(SYLLABLE, (_, vowel, consonant, closed) => (closed ? closed + '\u00ad' : vowel + '\u00ad' + consonant));
    return word.slice(0, 2) + middle + word.slice(-2);
  });

/** A card. Small ones have no text. */
export function Face({ thing, small }) {
  const f = faceOf(thing);
  const typed = f.plain ? '' : f.type || (f.word !== f.printed.kind ? f.word : '') || '';
  const [left, right] = f.corners;
  const foot = left || right || f.rest.length;
  const long = f.text.length > 120 ? ' long' : f.text ? '' : ' bare';
  return html`<div class=${'face ' + (small ? 'at-table' : 'full') + long} style=${{ '--c': f.color }} aria-hidden="true">
    <div class="f-head">${f.cost === null ? null : html`<${Cost} f=${f}/>`}<span class="f-name">${breakable(f.name)}</span></div>
    <div class="f-art">${pictures.value ? html`<${Picture} name=${thing.n.replace(/\+$/, '')} text=${f.text} color=${f.color} type=${f.type || ''} art=${f.art}/>` : null}</div>
    ${small ? null : html`${typed ? html`<div class="f-type">${typed}</div>` : null}${f.text ? html`<div class="f-text"><div><${Text} text=${f.text}/></div></div>` : null}`}
    ${foot ? html`<div class="f-foot">${left ? html`<${Number} ...${left} thing=${thing} corner=${true}/>` : html`<span></span>`}<span class="f-rest">${f.rest.slice(0, 3).map(([l, v]) => html`<${Number} label=${l} value=${v} thing=${thing}/>`)}</span>${right ? html`<${Number} ...${right} thing=${thing} corner=${true}/>` : html`<span></span>`}</div>` : null}
  </div>`;
}

/** The back of a card that nobody here sees. */
export const Back = () => html`<div class="face back" aria-hidden="true"><span></span></div>`;

/** The figure of a creature: what its board says it looks like, or what its name calls for. */
export function Portrait({ thing, color }) {
  const look = figureOf(thing);
  const art = pictures.value ? faceOf(thing).art : '';
  if (art) return html`<img class="portrait drawn" src=${art} alt="" decoding="async" draggable=${false}/>`;
  return html`<svg class="portrait" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${pictures.value ? figure(thing.n.replace(/ \d+$/, ''), look.as, isHero(thing), look.color || color) : html`<rect width="100" height="100" rx="20" fill=${color || '#556'}/>`}</svg>`;
}

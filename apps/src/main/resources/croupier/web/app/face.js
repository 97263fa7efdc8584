// Card faces, drawn as SVG from what a card says.
import { html } from './lib.js';
import { picture, portrait } from './art.js';
import { ICONS } from './icons.js';
import { faceOf, isHero, numberLook, numberText } from './look.js';
import { pictures } from './settings.js';
import { foresight } from './state.js';

let serial = 0;

const ruler = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
const family = () => getComputedStyle(document.documentElement).fontFamily;
const widths = new Map();

/** How wide a text is in a font of this size. */
const wide = (text, size, bold) => {
  const key = (bold ? 'b' : 'n') + text;
  if (!widths.has(key)) {
    if (widths.size > 5000) widths.clear();
    ruler.font = (bold ? '700 ' : '400 ') + '100px ' + family();
    widths.set(key, ruler.measureText(text).width / 100);
  }
  return widths.get(key) * size;
};

/** Breaks a text into lines. */
export function lines(text, size, width, bold) {
  const all = [];
  for (const part of text.split('\n')) {
    let line = '';
    for (const word of part.split(' ')) {
      const longer = line ? line + ' ' + word : word;
      if (line && wide(longer, size, bold) > width) {
        all.push(line);
        line = word;
      } else line = longer;
    }
    all.push(line);
  }
  return all;
}

const shade = (color, by) => `color-mix(in oklab, ${color}, ${by > 0 ? 'white' : 'black'} ${Math.abs(by)}%)`;

/** A card, 200 by 280. Small ones have no text but larger letters. */
export function Face({ thing, small }) {
  const f = faceOf(thing);
  const id = 'f' + ++serial;
  const nameSize = small ? 25 : 16.5;
  const cost = f.cost === null ? 0 : f.cost.length > 2 ? wide(f.cost, small ? 24 : 16, true) + 16 : small ? 50 : 40;
  const room = 182 - cost;
  const squeeze = wide(f.name, nameSize, true) > room;
  const nameLines = small && squeeze && f.name.includes(' ') ? lines(f.name, 22, room, true).slice(0, 2) : [f.name];
  const artTop = small ? (nameLines.length > 1 ? 62 : 44) : 36;
  const typed = f.plain ? '' : f.type || (f.word !== f.printed.kind ? f.word : '') || '';
  const artHeight = small ? 232 - artTop - (f.rest.length || f.corners.some(Boolean) ? 0 : -34) : typed ? 110 : 128;
  const nameX = 100 + cost / 2 - (cost ? 2 : 0);
  return html`<svg class="face" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
    <defs><linearGradient id=${id} x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color=${shade(f.color, 22)}/><stop offset=".55" stop-color=${f.color}/><stop offset="1" stop-color=${shade(f.color, -34)}/></linearGradient>
    <clipPath id=${id + 'c'}><rect x="11" y=${artTop} width="178" height=${artHeight} rx="5"/></clipPath></defs>
    <rect x="1" y="1" width="198" height="278" rx="13" fill=${`url(#${id})`} stroke=${shade(f.color, -62)} stroke-width="2"/>
    <rect x="5" y="5" width="190" height="270" rx="10" fill="none" stroke="#fff" stroke-opacity=".22"/>
    ${nameLines.map((line, i) => html`<text class="face-name" x=${nameX} y=${(small ? (nameLines.length > 1 ? 28 : 31) : 26) + i * 24} text-anchor="middle" font-size=${nameLines.length > 1 ? 22 : nameSize} ...${wide(line, nameLines.length > 1 ? 22 : nameSize, true) > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {}}>${line}</text>`)}
    <g clip-path=${`url(#${id}c)`}>
      ${
        pictures.value
          ? html`<svg x="11" y=${artTop} width="178" height=${artHeight} viewBox="0 0 200 130" preserveAspectRatio="xMidYMid slice">${picture(thing.n.replace(/\+$/, ''), f.text, f.color)}</svg>`
          : html`<rect x="11" y=${artTop} width="178" height=${artHeight} fill=${shade(f.color, -50)}/>`
      }
    </g>
    <rect x="11" y=${artTop} width="178" height=${artHeight} rx="5" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="1.5"/>
    ${small ? null : html`<${TextBox} f=${f} typed=${typed}/>`}
    ${
      f.cost === null
        ? null
        : f.cost.length > 2
          ? html`<g><rect x="3" y=${small ? 4 : 5} width=${cost} height=${small ? 42 : 30} rx=${small ? 21 : 15} fill=${shade(numberLook(f.costLabel).color ?? '#e0b020', -8)} stroke=${shade(f.color, -70)} stroke-width="2.5"/>
      <text class="face-number" x=${3 + cost / 2} y=${small ? 34 : 26} text-anchor="middle" font-size=${small ? 24 : 16}>${f.cost}</text></g>`
          : html`<g><circle cx=${small ? 27 : 23} cy=${small ? 27 : 22} r=${small ? 24 : 18} fill=${shade(numberLook(f.costLabel).color ?? '#e0b020', -8)} stroke=${shade(f.color, -70)} stroke-width="2.5"/>
      <text class="face-number" x=${small ? 27 : 23} y=${small ? 37 : 29} text-anchor="middle" font-size=${small ? 30 : 21}>${f.cost}</text></g>`
    }
    <${Corner} at=${f.corners[0]} x=${small ? 34 : 26} small=${small} thing=${thing}/><${Corner} at=${f.corners[1]} x=${small ? 166 : 174} small=${small} thing=${thing}/>
    <${Rest} f=${f} thing=${thing} small=${small}/>
  </svg>`;
}

function TextBox({ f, typed }) {
  const top = 168,
    height = 102 - (f.corners.some(Boolean) ? 27 : f.rest.length ? 20 : 0);
  let size = 13.5,
    all = lines(f.text, size, 166);
  while (size > 8.5 && all.length * size * 1.18 > height - 10) {
    size -= 0.5;
    all = lines(f.text, size, 166);
  }
  const most = Math.max(1, Math.floor((height - 10) / (size * 1.18)));
  if (all.length > most) {
    all = all.slice(0, most);
    all[most - 1] += ' …';
  }
  const start = top + (height - all.length * size * 1.18) / 2 + size * 0.86;
  return html`<g>
    ${
      typed
        ? html`<rect class="face-type-band" x="11" y="149" width="178" height="17" rx="4"/>
    <text class="face-type" x="100" y="161.5" text-anchor="middle" font-size="11.5" ...${wide(typed, 12.5, true) > 170 ? { textLength: 168, lengthAdjust: 'spacingAndGlyphs' } : {}}>${typed}</text>`
        : null
    }
    <rect class="face-paper" x="11" y=${top} width="178" height="102" rx="6"/>
    ${all.map((line, i) => html`<text class="face-text" x="100" y=${start + i * size * 1.18} text-anchor="middle" font-size=${size}>${line}</text>`)}
  </g>`;
}

function Corner({ at, x, small, thing }) {
  if (!at) return null;
  const look = numberLook(at.label);
  const change = foresight.value.get(thing.key)?.[at.label];
  const r = small ? 26 : 17;
  return html`<g class=${change ? 'foreseen' : ''}><circle cx=${x} cy=${small ? 248 : 257} r=${r} fill=${shade(look.color, -12)} stroke="#0b0d12" stroke-opacity=".7" stroke-width="2.5"/>
    <text class="face-number" x=${x} y=${small ? 259 : 264} text-anchor="middle" font-size=${small ? 31 : 20}>${change && change[1] !== undefined ? change[1] : numberText(at.label, at.value)}</text></g>`;
}

/** The other numbers of a card, in a row at its foot. */
function Rest({ f, thing, small }) {
  const shown = f.rest.slice(0, small ? 3 : 4);
  if (shown.length === 0) return null;
  const step = small ? 56 : 42,
    from = 100 - ((shown.length - 1) * step) / 2,
    y = small ? 251 : 259;
  return shown.map(([label, value], i) => {
    const look = numberLook(label),
      x = from + i * step;
    const change = foresight.value.get(thing.key)?.[label];
    return html`<g class=${change ? 'foreseen' : ''}>
      <rect x=${x - step / 2 + 2} y=${y - (small ? 20 : 12)} width=${step - 4} height=${small ? 36 : 21} rx=${small ? 12 : 9} fill=${shade(look.color, -30)} stroke="#000" stroke-opacity=".5"/>
      ${look.icon ? html`<path d=${ICONS[look.icon]} transform=${`translate(${x - step / 2 + 5} ${y - (small ? 13 : 9)}) scale(${small ? 0.95 : 0.62})`} fill="#fff" fill-rule="evenodd"/>` : html`<text class="face-letter" x=${x - step / 2 + (small ? 16 : 12)} y=${y + (small ? 8 : 4)} text-anchor="middle" font-size=${small ? 20 : 12}>${label[0].toUpperCase()}</text>`}
      <text class="face-number" x=${x + (small ? 11 : 8)} y=${y + (small ? 9 : 5)} text-anchor="middle" font-size=${small ? 24 : 14}>${change && change[1] !== undefined ? change[1] : numberText(label, value)}</text>
    </g>`;
  });
}

/** The back of a card that nobody here sees. */
export function Back() {
  return html`<svg class="face back" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="198" height="278" rx="13" class="back-edge"/>
    <rect x="11" y="11" width="178" height="258" rx="8" class="back-field"/>
    <g class="back-sign">${[0, 45, 90, 135].map((a) => html`<path d="M100 72l30 68-30 68-30-68z" transform=${`rotate(${a} 100 140)`}/>`)}<circle cx="100" cy="140" r="22"/></g>
  </svg>`;
}

export function Portrait({ thing, color }) {
  return html`<svg class="portrait" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${pictures.value ? portrait(thing.n, isHero(thing), color) : html`<rect width="100" height="100" fill=${color || '#556'}/>`}</svg>`;
}

export const Icon = ({ name, size = 16, color }) =>
  html`<svg class="icon" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true" focusable="false"><path d=${ICONS[name] || ''} fill=${color || 'currentColor'} fill-rule="evenodd"/></svg>`;

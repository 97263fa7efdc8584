// Pictures made from a name: the same name, the same picture; a thousand names, a thousand pictures.
import { html, chance } from './lib.js';
import { ICONS, iconFor } from './icons.js';
import { being } from './figures.js';

export const hsl = (h, s, l, a = 1) =>
  `hsl(${Math.round(((h % 360) + 360) % 360)} ${Math.round(s)}% ${Math.round(l)}%${a < 1 ? ' / ' + a : ''})`;

/** The hue of a colour such as #a03040. */
export function hueOf(color) {
  const m = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color || '');
  if (!m) return null;
  const [r, g, b] = m.slice(1).map((x) => parseInt(x, 16) / 255);
  const max = Math.max(r, g, b),
    d = max - Math.min(r, g, b);
  if (d < 0.08) return null;
  const h = max === r ? ((g - b) / d) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return h * 60;
}

let serial = 0;
const kept = new Map();

/** A picture of 200 by 130 for a card. What is seen in two places of a page at once says where: a drawing has ids of its own. */
export function picture(name, text, color, where = '', type = '') {
  const key = [name, color || '', where, type].join('|');
  if (!kept.has(key)) kept.set(key, paint(name, text || '', color, type));
  return kept.get(key);
}

/** Cards of these types are somebody, and are drawn as such. */
export const isSomebody = (type) => /\b(creature|avatar|deity|monster|minion|ally)\b/i.test(type || '');

function paint(name, text, color, type) {
  const r = chance(name);
  const base = hueOf(color);
  const hue = base === null ? r.int(360) : base + r.between(-22, 22);
  const other = hue + r.of([-150, -60, 45, 75, 160, 185]);
  const dull = base === null && color ? 12 : 1;
  const sat = dull > 1 ? 14 : r.between(38, 58);
  const id = 'p' + ++serial;
  const icon = iconFor(name, text);
  const sky = r.of(['day', 'dusk', 'night']);
  const top = sky === 'day' ? hsl(hue, sat, 62) : sky === 'dusk' ? hsl(other, sat, 34) : hsl(hue, sat + 5, 15);
  const low = sky === 'day' ? hsl(other, sat, 80) : sky === 'dusk' ? hsl(hue, sat + 15, 58) : hsl(hue, sat, 36);
  const dark = sky !== 'day';
  return html`<g>
    <defs>
      <linearGradient id=${id} x1="0" y1="0" x2=${r.between(0, 0.5)} y2="1"><stop offset="0" stop-color=${top}/><stop offset="1" stop-color=${low}/></linearGradient>
      <linearGradient id=${id + 'g'} x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color=${dark ? '#fff' : hsl(hue, 45, 30)}/><stop offset="1" stop-color=${dark ? hsl(other, 75, 72) : hsl(hue, 55, 14)}/></linearGradient>
      <radialGradient id=${id + 'r'}><stop offset="0" stop-color=${hsl(other, 90, dark ? 75 : 92, 0.75)}/><stop offset="1" stop-color=${hsl(other, 90, 70, 0)}/></radialGradient>
    </defs>
    <rect width="200" height="130" fill=${'url(#' + id + ')'}/>
    ${backdrop(r, hue, other, sat, dark)}
    <circle cx="100" cy="64" r="62" fill=${'url(#' + id + 'r)'}/>
    ${isSomebody(type) ? html`<g transform="translate(44 10) scale(1.12)">${being(name, type)}</g>` : icon ? emblem(r, icon, id, dark, hue) : sigil(r, id, dark, hue, other)}
    ${motes(r, other, dark)}
  </g>`;
}

function backdrop(r, hue, other, sat, dark) {
  const tone = (l, a = 1) => hsl(hue + r.between(-12, 12), sat, l, a);
  const kind = r.int(7);
  const parts = [];
  if (kind === 0 || kind === 1) {
    const x = r.between(30, 170),
      y = r.between(24, 50);
    parts.push(html`<circle cx=${x} cy=${y} r=${r.between(12, 24)} fill=${hsl(other, 80, dark ? 82 : 94, 0.9)}/>`);
    for (let i = 0; i < 3; i++) {
      const h = 74 + i * 17;
      let d = `M0 ${h + r.between(-8, 8)}`;
      for (let px = 0; px < 200; px += 50)
        d += kind
          ? ` L${px + 25} ${h - r.between(4, 34)} L${px + 50} ${h + r.between(-6, 8)}`
          : ` Q${px + 25} ${h - r.between(4, 26)} ${px + 50} ${h + r.between(-5, 7)}`;
      parts.push(html`<path d=${d + ' V130 H0 Z'} fill=${tone(dark ? 30 - i * 9 : 58 - i * 14)}/>`);
    }
  } else if (kind === 2) {
    const n = 10 + 2 * r.int(5),
      turn = r.between(0, 360);
    for (let i = 0; i < n; i++)
      parts.push(
        html`<path d="M100 64 L${88} -90 L${112} -90 Z" transform=${`rotate(${turn + (i * 360) / n} 100 64)`} fill=${tone(dark ? 52 : 88, 0.33)}/>`,
      );
  } else if (kind === 3) {
    for (let i = 6; i > 0; i--)
      parts.push(
        html`<circle cx="100" cy="66" r=${i * 21} fill="none" stroke=${tone(dark ? 58 : 40, 0.3)} stroke-width=${r.between(1, 8)} stroke-dasharray=${r.is(0.4) ? `${r.int(30) + 4} ${r.int(14) + 3}` : ''}/>`,
      );
  } else if (kind === 4) {
    for (let i = 0; i < 5; i++) {
      const y = 40 + i * 20,
        a = r.between(6, 16),
        o = r.between(0, 50);
      let d = `M-60 ${y}`;
      for (let x = -60; x < 260; x += 50) d += ` q12.5 ${-a} 25 0 t25 0`;
      parts.push(
        html`<path d=${d + ' V140 H-60 Z'} transform=${`translate(${o - 25} 0)`} fill=${tone(dark ? 42 - i * 7 : 72 - i * 10, 0.75)}/>`,
      );
    }
  } else if (kind === 5) {
    for (let i = 0; i < 9; i++) {
      const x = r.between(-10, 200),
        w = r.between(12, 34),
        h = r.between(40, 120),
        lean = r.between(-14, 14);
      parts.push(
        html`<path d=${`M${x} 130 L${x + lean} ${130 - h} L${x + w / 2 + lean} ${122 - h - w / 2} L${x + w + lean} ${130 - h + 6} L${x + w} 130 Z`} fill=${tone(dark ? r.between(22, 50) : r.between(46, 76), 0.6)}/>`,
      );
      parts.push(
        html`<path d=${`M${x + w / 2 + lean} ${122 - h - w / 2} L${x + w / 2} 130 L${x + w} 130 L${x + w + lean} ${130 - h + 6} Z`} fill=${tone(dark ? 16 : 36, 0.4)}/>`,
      );
    }
  } else {
    for (let i = 0; i < 34; i++) {
      const s = r.between(7, 24),
        x = r.between(0, 200),
        y = r.between(0, 130);
      parts.push(
        html`<path d=${`M${x} ${y - s} L${x + s} ${y} L${x} ${y + s} L${x - s} ${y} Z`} fill=${tone(dark ? r.between(20, 55) : r.between(55, 90), 0.35)}/>`,
      );
    }
  }
  return parts;
}

/** The thing that the name calls for, large, with a shadow. */
function emblem(r, icon, id, dark, hue) {
  const turn = r.between(-14, 14),
    flip = r.is(0.5) ? -1 : 1,
    size = r.between(3.3, 3.9);
  const at = `translate(100 65) rotate(${turn}) scale(${size * flip} ${size}) translate(-12 -12)`;
  return html`
    <path d=${ICONS[icon]} transform=${`translate(2.5 4) ${at}`} fill="#000" opacity=".35" fill-rule="evenodd"/>
    <path d=${ICONS[icon]} transform=${at} fill=${`url(#${id}g)`} stroke=${dark ? hsl(hue, 40, 10) : hsl(hue, 30, 96)} stroke-width=".5" stroke-linejoin="round" fill-rule="evenodd"/>`;
}

/** A sign of its own for names that call for nothing: one half by chance, the other its mirror. */
function sigil(r, id, dark, hue, other) {
  const n = 4 + r.int(4);
  let d = `M0 ${-40 - r.between(0, 8)}`;
  for (let i = 1; i <= n; i++) {
    const y = -40 + (i * 84) / n,
      x = r.between(6, 40);
    d += r.is(0.5) ? ` L${x} ${y}` : ` Q${x + r.between(-6, 16)} ${y - 42 / n} ${x * r.between(0.3, 1)} ${y}`;
  }
  d += ' L0 ' + (44 + r.between(-6, 6));
  const line = dark ? hsl(hue, 40, 10) : hsl(hue, 30, 96);
  const half = (flip) =>
    html`<path d=${d + ' Z'} transform=${`translate(100 64) scale(${flip} 1)`} fill=${`url(#${id}g)`} stroke=${`url(#${id}g)`} stroke-width="1"/>`;
  const gem = r.int(3);
  return html`<g opacity=".97">
    <g transform="translate(2.5 4)" opacity=".3"><path d=${d + ' Z'} transform="translate(100 64)"/><path d=${d + ' Z'} transform="translate(100 64) scale(-1 1)"/></g>
    ${half(1)}${half(-1)}
    ${
      gem === 0
        ? html`<circle cx="100" cy="64" r="9" fill=${line}/><circle cx="100" cy="64" r="5" fill=${hsl(other, 90, 62)}/>`
        : gem === 1
          ? html`<path d="M100 50l9 14-9 14-9-14z" fill=${hsl(other, 85, 58)} stroke=${line} stroke-width="2"/>`
          : html`<g fill=${line}><circle cx="90" cy="58" r="4.5"/><circle cx="110" cy="58" r="4.5"/><path d="M90 72q10 8 20 0" fill="none" stroke=${line} stroke-width="3"/></g>`
    }
  </g>`;
}

function motes(r, other, dark) {
  const parts = [];
  const n = 5 + r.int(14);
  for (let i = 0; i < n; i++)
    parts.push(
      html`<circle cx=${r.between(4, 196)} cy=${r.between(4, 126)} r=${r.between(0.6, 1.9)} fill=${hsl(other, 90, dark ? 86 : 98, r.between(0.4, 0.95))}/>`,
    );
  return parts;
}

// Pictures made from a name: the same name, the same picture; a thousand names, a thousand pictures.
import { html, chance } from './lib.js';
import { ICONS, iconFor } from './icons.js';

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

/** A picture of 200 by 130 for a card. */
export function picture(name, text, color) {
  const key = name + '|' + (color || '');
  if (!kept.has(key)) kept.set(key, paint(name, text || '', color));
  return kept.get(key);
}

function paint(name, text, color) {
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
    ${icon ? emblem(r, icon, id, dark, hue) : sigil(r, id, dark, hue, other)}
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

/** A portrait of 100 by 100: a hero for players, some beast for everybody else. */
export function portrait(name, hero, color) {
  const key = 'who|' + name + '|' + hero + (color || '');
  if (!kept.has(key)) kept.set(key, hero ? person(name, color) : beast(name));
  return kept.get(key);
}

function ground(r, hue, id) {
  return html`<defs><radialGradient id=${id} cx=".5" cy=".35"><stop offset="0" stop-color=${hsl(hue + 40, 45, 62)}/><stop offset="1" stop-color=${hsl(hue, 45, 20)}/></radialGradient></defs>
    <rect width="100" height="100" fill=${`url(#${id})`}/>`;
}

function person(name, color) {
  const r = chance('person ' + name);
  const base = hueOf(color);
  const hue = base === null ? r.int(360) : base;
  const id = 'w' + ++serial;
  const skin = hsl(r.between(15, 40), r.between(25, 50), r.between(38, 78));
  const cloth = hsl(hue, 50, 34),
    trim = hsl(hue + 40, 65, 62),
    hair = hsl(r.between(0, 50), r.between(10, 60), r.between(12, 55));
  const head = r.int(4);
  return html`<g>${ground(r, hue + 180, id)}
    <path d="M8 104c2-26 20-34 42-34s40 8 42 34z" fill=${cloth}/>
    <path d="M34 72l16 18 16-18-6-6H40z" fill=${trim}/>
    <rect x="42" y="56" width="16" height="18" rx="6" fill=${skin}/><rect x="42" y="60" width="16" height="8" fill="#000" opacity=".15"/>
    <ellipse cx="50" cy="44" rx="17" ry="20" fill=${skin}/>
    ${
      head === 0
        ? html`<path d="M30 46c-4-34 44-34 40 0-3-12-10-16-20-16s-17 4-20 16z" fill=${hair}/>`
        : head === 1
          ? html`<path d="M28 66c-8-56 52-56 44 0-4-4-3-14-5-22-10 2-24-2-30-8-4 6-4 26-9 30z" fill=${cloth}/><path d="M33 40c6-14 28-14 34 0-10-4-24-4-34 0z" fill=${trim}/>`
          : head === 2
            ? html`<path d="M31 42c0-28 38-28 38 0z" fill=${hsl(hue, 12, 66)}/><path d="M31 42h38l2 6H29z" fill=${hsl(hue, 14, 42)}/><path d="M47 10h6l2 34h-10z" fill=${trim}/>`
            : html`<path d="M30 40c0-30 40-30 40 0l-4-8-4 6-5-8-7 8-7-8-5 8-4-6z" fill=${hair}/><path d="M34 54c4 14 28 14 32 0-2 18-10 20-16 20s-14-2-16-20z" fill=${hair}/>`
    }
    <ellipse cx="43" cy="45" rx="2.3" ry="2.8" fill="#1b1620"/><ellipse cx="57" cy="45" rx="2.3" ry="2.8" fill="#1b1620"/>
    <path d=${r.is(0.5) ? 'M44 55q6 4 12 0' : 'M44 56h11'} stroke="#5b2f2f" stroke-width="1.8" fill="none" stroke-linecap="round"/>
  </g>`;
}

function beast(name) {
  const r = chance('beast ' + name.replace(/ \d+$/, ''));
  const hue = r.int(360),
    id = 'w' + ++serial;
  const body = hsl(hue, r.between(30, 60), r.between(36, 60)),
    shade = hsl(hue, 45, 22),
    light = hsl(hue + r.of([30, -30, 180]), 60, 72);
  const wide = r.between(24, 37),
    tall = r.between(24, 36),
    top = 56 - tall;
  const eyes = r.of([1, 2, 2, 2, 3, 4]),
    white = hsl(r.of([50, 0, hue + 180, 120]), 90, 78);
  const crown = r.int(5),
    mouth = r.int(4),
    feet = r.int(3);
  const parts = [];
  if (crown === 0)
    parts.push(
      html`<path d=${`M${50 - wide * 0.8} ${top + 14}Q${50 - wide - 14} ${top - 4} ${50 - wide - 6} ${top - 22}Q${50 - wide + 2} ${top - 2} ${50 - wide * 0.3} ${top + 5}zM${50 + wide * 0.8} ${top + 14}Q${50 + wide + 14} ${top - 4} ${50 + wide + 6} ${top - 22}Q${50 + wide - 2} ${top - 2} ${50 + wide * 0.3} ${top + 5}z`} fill=${light}/>`,
    );
  if (crown === 1)
    for (let i = -2; i <= 2; i++)
      parts.push(
        html`<path d=${`M${50 + i * 11 - 6} ${top + 8 + Math.abs(i) * 3}L${50 + i * 13} ${top - 16 + Math.abs(i) * 6}L${50 + i * 11 + 6} ${top + 8 + Math.abs(i) * 3}z`} fill=${shade}/>`,
      );
  if (crown === 2)
    parts.push(
      html`<ellipse cx=${50 - wide * 0.75} cy=${top + 4} rx="9" ry="13" fill=${body}/><ellipse cx=${50 + wide * 0.75} cy=${top + 4} rx="9" ry="13" fill=${body}/><ellipse cx=${50 - wide * 0.75} cy=${top + 5} rx="4.5" ry="8" fill=${light}/><ellipse cx=${50 + wide * 0.75} cy=${top + 5} rx="4.5" ry="8" fill=${light}/>`,
    );
  if (crown === 3)
    parts.push(
      html`<path d=${`M42 ${top + 4}Q36 ${top - 14} 28 ${top - 16}M58 ${top + 4}Q64 ${top - 14} 72 ${top - 16}`} stroke=${shade} stroke-width="3.5" fill="none"/><circle cx="28" cy=${top - 16} r="4.5" fill=${light}/><circle cx="72" cy=${top - 16} r="4.5" fill=${light}/>`,
    );
  if (feet === 0)
    parts.push(html`<path d=${`M${50 - wide} 70q-16 4-14 26h10q0-14 10-16zM${50 + wide} 70q16 4 14 26h-10q0-14-10-16z`} fill=${shade}/>`);
  if (feet === 1)
    for (let i = -2; i <= 2; i++)
      parts.push(html`<path d=${`M${50 + i * 12 - 5} 78q${i * 3} 14 ${i * 5} 24l9-2q${-i * 2}-14 ${1 - i} -24z`} fill=${shade}/>`);
  const row = [];
  for (let i = 0; i < eyes; i++) {
    const x = 50 + (i - (eyes - 1) / 2) * ((wide * 1.5) / Math.max(eyes, 2)),
      s = eyes === 1 ? 12 : 8 - eyes * 0.7,
      y = 50 + (eyes > 2 ? Math.abs(i - (eyes - 1) / 2) * -5 : 0);
    row.push(
      html`<circle cx=${x} cy=${y} r=${s} fill=${white}/><ellipse cx=${x} cy=${y + 1} rx=${s * (r.is(0.3) ? 0.22 : 0.45)} ry=${s * 0.62} fill="#17101c"/><circle cx=${x - s * 0.3} cy=${y - s * 0.35} r=${s * 0.2} fill="#fff"/>`,
    );
  }
  const bottom = 60 + tall * 0.9;
  return html`<g>${ground(r, hue + 180, id)}${parts}
    <path d=${`M${50 - wide} 64C${50 - wide} ${top - 8} ${50 + wide} ${top - 8} ${50 + wide} 64C${50 + wide} ${bottom + 6} ${50 + wide * 0.6} ${bottom + 6} 50 ${bottom + 4}C${50 - wide * 0.6} ${bottom + 6} ${50 - wide} ${bottom + 6} ${50 - wide} 64z`} fill=${body}/>
    <path d=${`M${50 - wide} 64C${50 - wide} ${bottom + 6} ${50 - wide * 0.6} ${bottom + 6} 50 ${bottom + 4}C${50 + wide * 0.6} ${bottom + 6} ${50 + wide} ${bottom + 6} ${50 + wide} 64C${50 + wide * 0.6} ${bottom - 4} ${50 - wide * 0.6} ${bottom - 4} ${50 - wide} 64z`} fill="#000" opacity=".18"/>
    ${row}
    ${
      mouth === 0
        ? html`<path d="M34 68q16 16 32 0z" fill="#2a0f16"/><path d="M38 69l3 5 3-4M50 71l3 5 3-5M44 71l3 5 3-5" fill="#fff"/>`
        : mouth === 1
          ? html`<path d="M36 72q14-8 28 0" stroke="#2a0f16" stroke-width="4" fill="none" stroke-linecap="round"/>`
          : mouth === 2
            ? html`<ellipse cx="50" cy="72" rx="9" ry="7" fill="#2a0f16"/><path d="M44 67l3 6 3-6M50 67l3 6 3-6" fill="#fff"/>`
            : html`<path d="M36 67h28l-3 8-4-5-4 6-3-6-4 6-4-6-3 5z" fill="#fff" stroke="#2a0f16" stroke-width="1.5"/>`
    }
  </g>`;
}

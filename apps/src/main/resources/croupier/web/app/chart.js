// A chart of places and ways, such as a map: where one is, where one can go, what lies behind.
import { html, signal, useBox, useEffect, useRef } from './lib.js';
import { chart, ask, sent } from './state.js';
import { Icon } from './face.js';
import { kindLook } from './look.js';
import { windowClass } from './layout.js';
import { sideOpen } from './settings.js';
import * as decide from './decide.js';

export const chartOpen = signal(false);

const MARGIN = 34;
/** What stands at the end of a map is large and needs more room. */
const ABOVE = 20;

/** How far places are apart: as the window allows, but not so close that they cannot be hit. */
const stepX = (columns) => Math.max(44, Math.min(88, (innerWidth - beside() - MARGIN) / columns));
/** What stands beside the map: edges, what the signs mean, the log. */
const beside = () => (isSmall() ? (windowClass.value === 'low' ? 150 : 40) : 190 + (sideOpen.value && innerWidth > 900 ? 290 : 0));
const stepY = (rows) => Math.max(isSmall() ? 40 : 32, Math.min(58, (innerHeight - 290) / rows));
const isSmall = () => windowClass.value === 'phone' || windowClass.value === 'low';

/** Places are not laid out on a ruler: each is moved a little to the side, always alike; rows are too close for more than a hint of it. */
const sway = (column, row, by) => Math.round(Math.sin(column * 12.9898 + row * 78.233 + by * 3.7) * 9);

/** Options that lead to a place, by its number. */
function options() {
  const found = new Map();
  if (ask.value && !sent.value) ask.value.options.forEach((o, i) => o.spot !== undefined && found.set(o.spot, i));
  return found;
}

export function Chart() {
  const size = windowClass.value; // laid out again when the window is another one
  const c = chart.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const here = c?.spots.findIndex((s) => s[3] === 'here') ?? -1;
  useEffect(() => {
    const at = box.current?.querySelector('.spot.here, .spot.may');
    at?.scrollIntoView({ block: 'center' });
  }, [c, ask.value, size]);
  if (!c) return null;
  const may = options();
  const rows = Math.max(...c.spots.map((s) => s[1])) + 1,
    columns = Math.max(...c.spots.map((s) => s[0])) + 1;
  const dx = stepX(columns),
    dy = stepY(rows),
    width = columns * dx + MARGIN,
    height = rows * dy + MARGIN + ABOVE;
  const at = c.spots.map(([column, row, kind]) => ({
    x: MARGIN / 2 + dx / 2 + column * dx + sway(column, row, 1),
    y: height - MARGIN / 2 - dy / 2 - row * dy - (kind === 'boss' ? ABOVE : 0) + sway(column, row, 2) / 5,
  }));
  const ahead = reachable(c, here, may);
  return html`<div class="chart" ref=${box}><h2>${c.title}</h2><div class="chart-scroll" tabindex="0" role="group" aria-label=${c.title}><div class=${'chart-paper' + (dy < 38 ? ' dense' : '')} style=${{ width: width + 'px', height: height + 'px' }}>
    <svg viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height} aria-hidden="true">
      ${c.ways.map(([a, b]) => html`<path class=${'way' + (ahead.has(a) || (a === here && ahead.has(b)) ? ' ahead' : '')} d=${`M${at[a].x} ${at[a].y} Q${(at[a].x + at[b].x) / 2 + sway(a, b, 3)} ${(at[a].y + at[b].y) / 2} ${at[b].x} ${at[b].y}`}/>`)}
    </svg>
    ${c.spots.map(([, row, kind, mark], i) => {
      const look = kindLook('chart', kind);
      const option = may.get(i);
      const choose = () => {
        if (option === undefined) return;
        chartOpen.value = false;
        decide.choose(option);
      };
      return html`<button class=${'spot ' + (mark || '') + (option !== undefined ? ' may' : ahead.has(i) || i === here ? '' : ' off') + ' spot-' + kind} disabled=${option === undefined} style=${{ left: at[i].x + 'px', top: at[i].y + 'px', '--c': look.color || 'var(--ink)' }} onClick=${choose} aria-label=${`Row ${row + 1}: ${mark && mark !== 'here' ? mark + ' ' : ''}${kind}${i === here ? ', you are here' : ''}`} title=${(mark && mark !== 'here' ? mark + ' ' : '') + kind}><${Icon} name=${look.icon || 'target'} size=${kind === 'boss' ? 34 : 20}/>${option !== undefined ? html`<span class="key" aria-hidden="true">${decide.choices.value.findIndex((x) => x.option === option) + 1}</span>` : null}</button>`;
    })}
  </div></div><${Legend} c=${c}/></div>`;
}

/** Places that can still be reached. */
function reachable(c, here, may) {
  const found = new Set(may.keys());
  if (here >= 0 && may.size === 0) for (const [a, b] of c.ways) if (a === here) found.add(b);
  if (here < 0 && may.size === 0) c.spots.forEach((s, i) => s[1] === 0 && found.add(i));
  for (let grown = true; grown;) {
    grown = false;
    for (const [a, b] of c.ways)
      if (found.has(a) && !found.has(b)) {
        found.add(b);
        grown = true;
      }
  }
  return found;
}

function Legend({ c }) {
  const kinds = [...new Set(c.spots.map((s) => s[2]))];
  return html`<ul class="legend">${kinds.map((k) => html`<li style=${{ '--c': kindLook('chart', k).color || 'var(--ink)' }}><${Icon} name=${kindLook('chart', k).icon || 'target'} size="15"/> ${k}</li>`)}</ul>`;
}

/** The chart over the table, at any time. */
export function ChartBox() {
  return chartOpen.value && chart.value ? html`<${Open}/>` : null;
}

function Open() {
  const close = () => {
    chartOpen.value = false;
  };
  const box = useBox(close);
  return html`<div class="dialog" ref=${box} role="dialog" aria-modal="true" aria-label="Map" onClick=${close}><div class="dialog-box chart-box" onClick=${(e) => e.stopPropagation()}><button class="close" aria-label="Close" onClick=${close}>×</button><${Chart}/></div></div>`;
}

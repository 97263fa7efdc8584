// Lines over the course of a match.
import { html } from './lib.js';

export const COLORS = ['#4a8fd6', '#d98032', '#4f9e63', '#b65fc0', '#c9a227', '#d6455d'];
const WIDTH = 640,
  LEFT = 38,
  BOTTOM = 24,
  TOP = 10;
/** A game whose turns have greater numbers counts something else with them: then steps are counted. */
const MOST_TURNS = 10_000;

/** Round numbers between two. */
function ticks(from, to, most) {
  const span = Math.max(1, to - from);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000].find((s) => span / s <= most) ?? span;
  const all = [];
  for (let v = Math.ceil(from / step) * step; v <= to; v += step) all.push(v);
  return all;
}

/**
 * One line for each list of numbers.
 *
 * @param {{ lines: (number | null)[][], names: string[], label: string, at?: number[], unit?: string, range?: [number, number], mark?: number, height?: number, pick?: (i: number) => void, format?: (v: number) => string }} props
 */
export function Plot({ lines, names, label, at, unit = 'step', range, mark, height = 200, pick, format = String }) {
  const values = lines.flat().filter((v) => v !== null);
  const low = range ? range[0] : Math.min(0, ...values),
    high = range ? range[1] : Math.max(1, ...values);
  const count = Math.max(2, ...lines.map((l) => l.length));
  const x = (i) => LEFT + (i / (count - 1)) * (WIDTH - LEFT - 8);
  const y = (v) => TOP + (1 - (v - low) / (high - low || 1)) * (height - TOP - BOTTOM);
  const path = (line) => {
    let d = '',
      pen = 'M';
    line.forEach((v, i) => {
      if (v === null) return;
      d += pen + x(i).toFixed(1) + ' ' + y(v).toFixed(1);
      pen = 'L';
    });
    return d;
  };
  const ends = names.map((n, i) => n + ' ' + format(lines[i].findLast((v) => v !== null) ?? 0)).join(', ');
  const click = (e) => {
    if (!pick) return;
    const r = e.currentTarget.getBoundingClientRect();
    const i = Math.round((((e.clientX - r.left) / r.width) * WIDTH - LEFT) / ((WIDTH - LEFT - 8) / (count - 1)));
    pick(Math.max(0, Math.min(count - 1, i)));
  };
  return html`<div class="plot"><svg viewBox=${`0 0 ${WIDTH} ${height}`} role="img" aria-label=${`${label}: at the end ${ends}`} onClick=${click} class=${pick ? 'picks' : ''}>
    ${ticks(low, high, 5).map((v) => html`<g><line x1=${LEFT} x2=${WIDTH - 8} y1=${y(v)} y2=${y(v)} class="grid"/><text x=${LEFT - 6} y=${y(v) + 4} text-anchor="end">${format(v)}</text></g>`)}
    ${ticks(0, count - 1, 8).map((i) => html`<text x=${x(i)} y=${height - 6} text-anchor="middle">${at && at[i] >= 0 && at[i] < MOST_TURNS ? at[i] : i}</text>`)}
    <text x=${WIDTH - 8} y=${height - 6} text-anchor="end" class="unit">${unit}</text>
    ${mark === undefined ? null : html`<line x1=${x(mark)} x2=${x(mark)} y1=${TOP} y2=${height - BOTTOM} class="mark"/>`}
    ${lines.map((line, i) => html`<path d=${path(line)} fill="none" stroke=${COLORS[i % COLORS.length]} stroke-width="2.5" stroke-linejoin="round" stroke-dasharray=${i % 2 ? '7 3' : 'none'}/>`)}
  </svg><ul class="legend">${names.map((n, i) => html`<li><i style=${{ background: COLORS[i % COLORS.length] }}></i>${n}</li>`)}</ul></div>`;
}

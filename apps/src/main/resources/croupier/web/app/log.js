// What happened, told by turns: what somebody did, below it what came of it; like things in one line.
import { html, useEffect, useRef, useMemo, seatName } from './lib.js';
import { log, seats, mySeat, zoomed, cards, table } from './state.js';
import { asThing } from './zoom.js';
import { sideOpen } from './settings.js';

// eslint-disable-next-line no-control-regex -- the server marks names by control characters, which no text has
const MARKS = /\u0001(\d+)\u0002([^\u0003]*)\u0003|\u0005(\d+)\u0003/;
// eslint-disable-next-line no-control-regex -- as above
const CARD = /\u0001[^\u0003]*\u0003/;
const MANY = 5;

/** A line in which names of cards are links and players have the names of their seats. */
export function Line({ text }) {
  const parts = text.split(MARKS);
  const out = [];
  for (let i = 0; i < parts.length; i += 4) {
    if (parts[i]) out.push(parts[i]);
    if (i + 3 >= parts.length) continue;
    const [card, name, seat] = [+parts[i + 1], parts[i + 2], parts[i + 3]];
    const show = () => {
      const thing = asThing(card);
      if (thing) zoomed.value = { thing, pinned: true };
    };
    if (seat !== undefined) out.push(html`<b>${seatName(seats.value, +seat, mySeat.value)}</b>`);
    else out.push(card && cards.has(card) ? html`<button class="link" onClick=${show}>${name}</button>` : html`<b>${name}</b>`);
  }
  return out;
}

/** The same as plain words. */
export const plain = (text) => {
  const parts = text.split(MARKS);
  let s = '';
  for (let i = 0; i < parts.length; i += 4)
    s +=
      parts[i] +
      (i + 3 < parts.length ? (parts[i + 3] !== undefined ? seatName(seats.value, +parts[i + 3], mySeat.value) : parts[i + 2]) : '');
  return s;
};

/** Lines that differ in the card alone are one: "you draw Strike, Strike, Bash", "Ada draws 3 cards". */
function join(lines, e) {
  const last = lines[lines.length - 1];
  const card = CARD.exec(e.x)?.[0] ?? (/\ba card\b/.exec(e.x)?.[0] || '');
  const frame = card && e.k !== 'event' ? e.x.replace(card, '\u0006') : '';
  if (frame && last?.frame === frame) last.names.push(card);
  else if (last && last.x === e.x && !frame) last.times++;
  else lines.push({ x: e.x, k: e.k, times: 1, frame, names: [card] });
}

const PLURAL = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
]);
const plural = (verb) => PLURAL.get(verb) ?? verb.replace(/(?<=ss|x|sh|ch|o)es$|s$/, '');

function told(line) {
  if (line.names.length === 1) return line.x;
  const hidden = line.names.every((n) => n === 'a card');
  const names =
    hidden || line.names.length > MANY ? line.names.length + ' cards' : line.names.slice(0, -1).join(', ') + ' and ' + line.names.at(-1);
  // what stands at the beginning does something, and what does something is many now
  // eslint-disable-next-line no-control-regex -- as above
  return line.frame.replace(/^\u0006 (\w+)/, (_, verb) => '\u0006 ' + plural(verb)).replace('\u0006', names);
}

/** Turns, each with what was done in it; what follows from an answer stands below its first line. */
export function chronicle(list, headings) {
  /** @type {{ at: number | string, title: string, groups: { seat: number, lines: any[] }[] }[]} */
  const turns = [{ at: 'start', title: '', groups: [] }];
  let group = null;
  for (const e of list) {
    if (e.k === 'answer') group = null;
    else if (e.k === 'event' && headings.includes(e.e) && e.x) {
      turns.push({ at: e.at, title: e.x, groups: [] });
      group = null;
    } else if (e.x) {
      if (!group) turns[turns.length - 1].groups.push((group = { seat: -1, lines: [] }));
      join(group.lines, e);
    }
  }
  return turns.filter((t) => t.title || t.groups.length);
}

const Told = ({ line, first }) =>
  html`<p class=${(line.k ?? '') + (first ? ' lead' : ' after')}><${Line} text=${told(line)}/>${line.times > 1 ? html` <small>×${line.times}</small>` : null}</p>`;

export function Log() {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const turns = useMemo(() => chronicle(log.value, table.value?.board.turns || []).slice(-60), [log.value, table.value]);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [log.value, sideOpen.value]);
  return html`<div class="log" role="log" aria-live="polite" aria-label="What happened" tabindex="0">
    ${turns.length === 0 ? html`<p class="empty">Nothing has happened yet.</p>` : null}
    ${turns.map(
      (t) => html`<section key=${t.at} class=${/^you/i.test(t.title) ? 'mine' : ''}>
      ${t.title ? html`<h2><${Line} text=${t.title}/></h2>` : null}
      ${t.groups.map((g) => html`<div class="told">${g.lines.map((l, i) => html`<${Told} line=${l} first=${i === 0}/>`)}</div>`)}
    </section>`,
    )}
    <div ref=${end}></div>
  </div>`;
}

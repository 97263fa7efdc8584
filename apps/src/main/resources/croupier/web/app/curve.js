// Cards by groups, such as what they cost: a column for each group with the names of its cards, under headings for parts such as a deck.
import { html, capital } from './lib.js';
import { lying, labelOf, faceOf } from './look.js';
import { Things } from './zones.js';

/** The parts of a list, each with its groups, by name: a thing's group is "part/group" or the group alone. */
function parts(list) {
  const found = new Map();
  for (const t of list) {
    const [group, part = ''] = (t.g ?? '').split('/').reverse();
    if (!found.has(part)) found.set(part, new Map());
    const groups = found.get(part);
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group).push(t);
  }
  return [...found.keys()].sort().map((part) => ({ part, groups: found.get(part) }));
}

/** Cards of one colour lie together, then by name. */
const sorted = (list) => {
  const key = (t) => (t.hidden ? '' : faceOf(t).word + ' ' + t.n);
  return [...list].sort((a, b) => key(a).localeCompare(key(b)));
};

const count = (n) => (n === 1 ? '1 card' : n + ' cards');

export function Curve({ zone, owner }) {
  const list = lying(zone, owner);
  const all = parts(list);
  // the same columns in every part, so that they stand below each other
  const names = [...new Set(all.flatMap((p) => [...p.groups.keys()]))].sort();
  const place = zone.name + '|' + (zone.shared ? -1 : owner);
  return html`<div class="zone curve strips" data-place=${place} role="group" aria-label=${labelOf(zone)}>
    ${list.length === 0 ? html`<p class="empty">${labelOf(zone)}: nothing yet</p>` : null}
    ${all.map(
      ({ part, groups }) => html`<section key=${part}>
      <h3>${capital(part || labelOf(zone))} <small>${count([...groups.values()].reduce((n, g) => n + g.length, 0))}</small></h3>
      <div class="columns">${names.map((name) => html`<${Column} key=${name} name=${name} list=${groups.get(name) ?? []} zone=${zone}/>`)}</div></section>`,
    )}</div>`;
}

function Column({ name, list, zone }) {
  if (list.length === 0) return html`<div class="column none"></div>`;
  return html`<div class="column" role="group" aria-label=${name + ': ' + count(list.length)}>
    <h4><b>${name}</b> <small>${list.length}</small></h4><${Things} list=${sorted(list)} zone=${zone} small=${true}/></div>`;
}

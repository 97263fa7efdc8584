// How a game's table is laid out: what its board.yaml says, and what is usual where it says nothing.
import { table, cards, places, mySeat, seats } from './state.js';
import { computed, capital, chance, seatName } from './lib.js';
import { hsl } from './art.js';

const PILES = /discard|grave|used|exhaust|trash|burn|removed|exile|dead|gone|spent|deck|pile|stock|library|archive|draw/i;
const HANDS = /^(hand|cards)$/i;

/** How each zone is shown, in the order of the board, then of the game. */
export const zones = computed(() => {
  const t = table.value;
  if (!t) return [];
  const told = t.board.zones || {};
  const order = Object.keys(told);
  return t.zones
    .map((z, i) => ({
      ...usual(z),
      ...(typeof told[z.name] === 'string' ? { as: told[z.name] } : told[z.name]),
      name: z.name,
      shared: z.shared,
      sight: z.sight,
      place: order.includes(z.name) ? order.indexOf(z.name) : 100 + i,
    }))
    .sort((a, b) => a.place - b.place);
});

function usual(z) {
  if (!z.shared && (z.sight === 'owner' || HANDS.test(z.name))) return { as: 'hand' };
  if (z.shared && HANDS.test(z.name)) return { as: 'hand' };
  if (z.sight === 'none' || PILES.test(z.name)) return { as: 'pile' };
  if (/^(players?|hero|avatar|monsters|enemies)$/i.test(z.name)) return { as: 'creatures' };
  return { as: 'row' };
}

export const zoneOf = (name) => zones.value.find((z) => z.name === name);
export const labelOf = (z) => z.label ?? capital(z.name);

/** How a number is shown. */
export function numberLook(label) {
  const all = table.value?.board.numbers,
    told = all?.[label],
    look = guess(label);
  return {
    ...look,
    ...(typeof told === 'string' ? { icon: told } : told),
    told: told !== undefined || (!all && !!look.icon),
  };
}

/** Numbers of a thing that are shown, those of the board first, in its order. */
export function shownNumbers(thing) {
  const order = Object.keys(table.value?.board.numbers || {});
  const place = (l) => (order.includes(l) ? order.indexOf(l) : 1000);
  return Object.entries(thing.v || {})
    .filter(([l]) => !numberLook(l).hide)
    .sort((a, b) => place(a[0]) - place(b[0]));
}

/** @type {[RegExp, { icon?: string, color: string }][]} */
const GUESS = [
  [/^(hp|health|life|hit points|toughness|hearts?)$/i, { icon: 'heart', color: '#d6455d' }],
  [/block|shield|armou?r|defen[cs]e/i, { icon: 'shield', color: '#4a8fd6' }],
  [/attack|power|damage|strength/i, { icon: 'sword', color: '#d98032' }],
  [/energy|mana|essence|action/i, { icon: 'bolt', color: '#e0b020' }],
  [/gold|coin|money/i, { icon: 'coin', color: '#d6a625' }],
  [/speed|haste/i, { icon: 'boot', color: '#3fa58a' }],
  [/turn|round|age|time/i, { icon: 'hourglass', color: '#8a7ad0' }],
  [/charge|count|counter|stack/i, { icon: 'gem', color: '#9a6fd0' }],
  [/point|score|value|victory/i, { icon: 'star', color: '#d6a625' }],
  [/poison/i, { icon: 'flask', color: '#5fa83f' }],
  [/card|hand/i, { icon: 'cards', color: '#7a8aa0' }],
  [/gene/i, { icon: 'helix', color: '#5f8fd0' }],
];

/** @returns {{ icon?: string, color: string }} */
function guess(label) {
  for (const [words, look] of GUESS) if (words.test(label)) return look;
  return { color: hsl(chance('number ' + label).int(360), 40, 52) };
}

export function numberText(label, value) {
  const words = numberLook(label).words;
  return words && words[value] !== undefined ? String(words[value]) : String(value);
}

/** What is printed on a card by this name: a number of now, or what its definition says. */
export function fact(thing, name) {
  if (!name) return undefined;
  if (thing.v && thing.v[name] !== undefined) return thing.v[name];
  const printed = cards.get(thing.c)?.face?.[name];
  if (printed !== undefined) return printed;
  return undefined;
}

const first = (thing, names) => {
  for (const n of [names].flat()) {
    const value = fact(thing, n);
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
};

/** Everything that a card's face shows. */
export function faceOf(thing) {
  const board = table.value?.board || {};
  const told = board.faces || {};
  const card = cards.get(thing.c);
  const look = { ...told.usual, ...told[thing.k], ...told[card?.face?.kind] };
  const colorNames = look.color ?? ['color', 'colors', 'colour', 'pool', 'class', 'element', 'kind'];
  const word = first(thing, colorNames);
  const color = board.colors?.[word] ?? board.colors?.[String(word).split(', ')[0]] ?? fitting(board.colors, word) ?? named(word);
  const costLabel = [look.cost ?? 'cost'].flat()[0];
  // on the table a cost that is not told is 0, whatever is printed
  const told0 = thing.z !== '' && !!numberLook(costLabel).zero;
  let cost = first(told0 ? { ...thing, c: 0 } : thing, look.cost ?? 'cost');
  if (cost === undefined && told0 && look.cost !== '' && thing.k === (look.costOf ?? thing.k)) cost = 0;
  const corners = [look.left, look.right].map((names) => {
    const list = [names ?? []].flat();
    for (const n of list) {
      const value = fact(thing, n);
      if (value !== undefined) return { label: n, value };
    }
    return null;
  });
  const used = new Set([costLabel, ...[look.left ?? [], look.right ?? []].flat()]);
  const rest = Object.entries(thing.v || {}).filter(([l]) => !used.has(l) && !numberLook(l).hide);
  const type = [look.type ?? ['type', 'types']]
    .flat()
    .map((n) => fact(thing, n))
    .filter((x) => x !== undefined && x !== '')
    .join(' · ');
  const split = firstLine(look.line, thing.x ?? card?.text ?? '');
  const written = cost === undefined ? '' : String(cost);
  [split.left, split.right].forEach((value, i) => {
    if (value !== undefined && !corners[i]) corners[i] = { label: [[look.left, look.right][i] ?? []].flat()[0] ?? '', value };
  });
  return {
    plain: look.type === '',
    name: nameOf(thing),
    text: split.text,
    color,
    word,
    type: type || split.type || '',
    rest,
    costLabel,
    cost: cost === undefined || look.cost === '' ? null : numberText(costLabel, cost).replace(/[{}]/g, ''),
    symbols: /^(\{[^{}]+\})+$/.test(written) ? written.slice(1, -1).split('}{') : null,
    corners,
    terms: card?.terms || {},
    art: card?.art ?? '',
    printed: card?.face || {},
  };
}

/** What a pattern of the board takes from the beginning of a text, to stand elsewhere on the face: its groups type, left, right. */
function firstLine(pattern, text) {
  const found = pattern && new RegExp(pattern).exec(text);
  return found ? { ...found.groups, text: text.slice(found[0].length) } : { text };
}

/** A colour whose key is a pattern, such as /G/, that fits the word; the first one counts. */
function fitting(colors, word) {
  for (const [key, color] of Object.entries(colors || {}))
    if (key.length > 2 && key.startsWith('/') && new RegExp(key.slice(1, -1)).test(String(word ?? ''))) return color;
  return undefined;
}

const NAMES = {
  red: '#b8443c',
  blue: '#3b6fb6',
  green: '#4a8f4a',
  purple: '#7d55a8',
  black: '#4a4552',
  white: '#cbbf9c',
  yellow: '#c9a227',
  orange: '#cf7a30',
  colorless: '#8d8a86',
  colourless: '#8d8a86',
  grey: '#8d8a86',
  gray: '#8d8a86',
  pink: '#c76a93',
  brown: '#8a6242',
  gold: '#c9a227',
};
function named(word) {
  if (word === undefined) return '#6d7688';
  const plain = String(word).toLowerCase();
  return NAMES[plain] ?? NAMES[plain.split(/[ ,]+/)[0]] ?? colorFrom(plain);
}

function colorFrom(word) {
  const h = chance('color ' + word).int(360),
    s = 0.36,
    l = 0.46,
    a = s * Math.min(l, 1 - l);
  const f = (n) => {
    const k = (n + h / 30) % 12;
    return Math.round(255 * (l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0');
  };
  return '#' + f(0) + f(8) + f(4);
}

/** What a symbol in a text or cost looks like. */
export function symbolOf(name) {
  const told = table.value?.board.symbols?.[name];
  return { color: '#9a9488', title: name, ...(typeof told === 'string' ? { color: told } : told) };
}

/** What a creature looks like, and its colour: the first pattern of its kind that fits its name. */
export function figureOf(thing) {
  const figures = table.value?.board.kinds?.[thing.k]?.figures || {};
  for (const [pattern, told] of Object.entries(figures))
    if (new RegExp(pattern, 'i').test(thing.n)) return typeof told === 'string' ? { as: told, color: '' } : told;
  return { as: '', color: '' };
}

/** How an option, a sign or a place of a chart of this kind is drawn. */
export const kindLook = (what, kind) => {
  const told = table.value?.board[what]?.[kind];
  return { icon: '', color: '', ...(typeof told === 'string' ? { icon: told } : told) };
};

/** Whether a thing is drawn as a card, a creature or a chip. */
export function shapeOf(thing, zone) {
  const told = table.value?.board.kinds?.[thing.k];
  const as = typeof told === 'string' ? told : told?.as;
  if (zone?.things) return zone.things;
  if (as) return as;
  if (zone?.as === 'creatures') return 'creature';
  if (zone?.as === 'chips' || zone?.as === 'track') return 'chip';
  if (!thing.hidden && !thing.c) return Object.keys(thing.v || {}).length > 0 ? 'creature' : 'chip';
  return 'card';
}

export const isHero = (thing) => {
  const told = table.value?.board.kinds?.[thing.k];
  return told?.hero !== undefined
    ? told.hero === true || told.hero === thing.z
    : /player|hero|avatar/i.test(thing.k) || /^(player|hero)s?$/i.test(thing.z);
};

/** What a thing is called: who sits at a seat is called by their name everywhere. */
export function nameOf(thing) {
  const zone = zoneOf(thing.z);
  const isSeat = zone && !zone.shared && zone.as === 'creatures' && isHero(thing);
  return isSeat ? seatName(seats.value, thing.o, mySeat.value) : thing.n;
}

/** The seats around the table: the one below, and the others in turn order. */
export const around = computed(() => {
  const n = seats.value.length;
  const near = Math.max(0, mySeat.value);
  return { near, far: Array.from({ length: n - 1 }, (_, i) => (near + 1 + i) % n) };
});

/** What lies in a zone. */
export const lying = (zone, owner) => places.value.get(zone.name + '|' + (zone.shared ? -1 : owner))?.things ?? [];

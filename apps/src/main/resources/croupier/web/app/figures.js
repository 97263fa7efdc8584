// Figures of 100 by 100 that stand on the table: what a board says they are, or what their name calls for.
import { html, chance } from './lib.js';
import { hsl, hueOf } from './art.js';

const kept = new Map();

/** The figure of somebody; the same name always looks the same. */
export function figure(name, kind, hero, color) {
  const key = [name, kind, hero, color].join('|');
  if (!kept.has(key)) kept.set(key, make(name, kind || (hero ? 'knight' : guess(name)), color));
  return kept.get(key);
}

/** @type {[RegExp, string][]} */
const GUESS = [
  [/slime|ooze|jelly|blob/i, 'slime'],
  [/louse|bug|beetle|spider|insect|ant\b/i, 'bug'],
  [/worm|maw|mouth|jaw/i, 'worm'],
  [/ghost|spirit|wraith|shade|specter/i, 'ghost'],
  [/snake|serpent|naga|cobra/i, 'snake'],
  [/bird|byrd|hawk|raven|chick/i, 'bird'],
  [/golem|automaton|robot|machine|construct/i, 'golem'],
  [/mage|wizard|priest|healer|cultist|witch/i, 'mage'],
  [/thief|rogue|mugger|bandit/i, 'rogue'],
  [/knight|champion|guard|soldier/i, 'knight'],
  [/plant|flower|fung|mushroom/i, 'plant'],
];

/** What kinds of beings look like, by the words of their kind and their name. @type {[RegExp, string][]} */
const BEINGS = [
  [/\b(goblin|gremlin|imp|kobold|devil|dwarf)s?\b/i, 'gremlin'],
  [/\b(giant|ogre|troll|cyclops|minotaur|orc|barbarian|brute|titan)s?\b/i, 'brute'],
  [/\b(wall|golem|construct|gargoyle|statue|colossus|guardian)s?\b/i, 'golem'],
  [/\b(wurm|worm|sandworm)s?\b/i, 'worm'],
  [/\b(elemental|fire|flame|phoenix|efreet)s?\b/i, 'flames'],
  [/\b(spirit|ghost|specter|shade|illusion|wraith|phantom)s?\b/i, 'ghost'],
  [/\b(zombie|skeleton|vampire|lich|bones|undead)s?\b/i, 'skull'],
  [/\b(bird|angel|griffin|faerie|pegasus|bat|drake|hawk|eagle|harpy|crow|raven|owl|thopter)s?\b/i, 'bird'],
  [/\b(snake|serpent|naga|lizard|crocodile|basilisk|dragon|hydra|viper|cobra)s?\b/i, 'snake'],
  [/\b(spider|insect|scorpion|crab|beetle|ant|wasp|moth)s?\b/i, 'bug'],
  [/\b(kraken|octopus|squid|horror|leviathan|fish|whale|merfolk|jellyfish|nightmare)s?\b/i, 'tentacles'],
  [/\b(ooze|slime|jelly)s?\b/i, 'slime'],
  [/\b(treefolk|plant|dryad|thorn)s?\b/i, 'plant'],
  [/\b(fungus|saproling|mushroom|thallid)s?\b/i, 'mushroom'],
  [/\b(robot|artificer|automaton|myr)s?\b/i, 'robot'],
  [/\b(wizard|shaman|warlock|sorcerer|witch|mage|sage|seer)s?\b/i, 'mage'],
  [/\b(druid|monk|cleric|priest|advisor|oracle|saint)s?\b/i, 'monk'],
  [/\b(cultist|demon|minion)s?\b/i, 'cultist'],
  [/\b(elf|archer|assassin|rogue|scout|ninja|pirate|thief|ranger|hunter)s?\b/i, 'rogue'],
  [/\b(soldier|knight|warrior|samurai|guard|gatekeeper|paladin|escort|champion|human|captain)s?\b/i, 'knight'],
];

/** A being for the picture of a card: its kind counts before its name. */
export function being(name, type) {
  const told = (BEINGS.find(([w]) => w.test(type)) ?? BEINGS.find(([w]) => w.test(name)))?.[1];
  return figure(name, told ?? (/creature|beast/i.test(type) ? guess(name) : chance('being ' + name).of(PEOPLE)), false, '');
}

/** What somebody may look like of whom no more is known. */
const PEOPLE = ['mage', 'monk', 'rogue', 'cultist', 'knight', 'ghost', 'golem'];

const guess = (name) => GUESS.find(([words]) => words.test(name))?.[1] ?? 'beast';

/** The colours of one figure. */
function paint(name, color) {
  const r = chance('figure ' + name);
  const hue = hueOf(color) ?? r.int(360);
  return {
    r,
    hue,
    body: hsl(hue, 42, 46),
    light: hsl(hue, 48, 64),
    dark: hsl(hue, 46, 26),
    trim: hsl(hue + 40, 62, 58),
    metal: hsl(hue, 9, 64),
    shade: hsl(hue, 12, 38),
    skin: hsl(r.between(18, 38), 38, r.between(48, 74)),
    glow: hsl(hue + 160, 85, 66),
    ink: '#17121d',
  };
}

const SHADOW = html`<ellipse cx="50" cy="95" rx="32" ry="4.5" fill="#000" opacity=".35"/>`;
const eyes = (x, y, gap, s, white, pupil) =>
  [-1, 1].map(
    (side) =>
      html`<ellipse cx=${x + side * gap} cy=${y} rx=${s} ry=${s * 1.15} fill=${white}/><circle cx=${x + side * gap - 0.8} cy=${y + 0.4} r=${s * 0.45} fill=${pupil}/>`,
  );

function make(name, kind, color) {
  const p = paint(name, color);
  const draw = FIGURES[kind] ?? FIGURES.beast;
  return html`<g stroke-linejoin="round" stroke-linecap="round">${SHADOW}${draw(p)}</g>`;
}

/** Two legs and a trunk, for those who walk upright. */
const walker = (p, cloth) =>
  html`<path d="M40 68l-5 26h11l4-20 4 20h11l-5-26z" fill=${p.dark}/><path d="M33 40q17-9 34 0l3 32q-20 7-40 0z" fill=${cloth}/>`;

const FIGURES = {
  /** Helmet, plate and a great sword. */
  knight: (p) => html`
    <path d="M76 16l6 3-14 52-5-2z" fill=${p.metal} stroke=${p.ink} stroke-width="1.2"/><path d="M58 64l14 5-1 4-14-5z" fill=${p.trim}/>
    <path d="M30 42q-14 22-8 48l12-6z" fill=${p.dark} opacity=".85"/>
    ${walker(p, p.body)}
    <path d="M33 40q17-9 34 0l-3 15q-14 6-28 0z" fill=${p.metal}/><path d="M48 44h4v26h-4z" fill=${p.trim}/>
    <ellipse cx="33" cy="44" rx="8" ry="7" fill=${p.shade}/><ellipse cx="67" cy="44" rx="8" ry="7" fill=${p.shade}/>
    <path d="M67 46l1 17-7 3-2-15z" fill=${p.shade}/><path d="M38 32q-1-19 12-19t12 19l-4 6H42z" fill=${p.metal} stroke=${p.ink} stroke-width="1.2"/>
    <path d="M40 25h20v4H40z" fill=${p.ink}/><path d="M48 25h4v12h-4z" fill=${p.ink}/><path d="M39 19L26 9l5 16zM61 19L74 9l-5 16z" fill=${p.trim} stroke=${p.ink} stroke-width="1"/>`,
  /** A hood and two daggers. */
  rogue: (p) => html`
    <path d="M26 44q-10 26-4 48h56q6-22-4-48-24-16-48 0z" fill=${p.dark}/>
    ${walker(p, p.body)}<path d="M38 58h24v5H38z" fill=${p.trim}/>
    <path d="M34 36q0-24 16-24t16 24l-5 7H39z" fill=${p.dark}/><path d="M40 33q10-9 20 0l-2 8H42z" fill=${p.skin}/>
    ${eyes(50, 34, 4.5, 2, '#fff', p.ink)}<path d="M41 38h18l-3 6H44z" fill=${p.body}/>
    <path d="M30 48l-6 16 5 3 6-13zM70 48l6 16-5 3-6-13z" fill=${p.body}/>
    <path d="M24 64l-10 18 2 2 14-14zM76 64l10 18-2 2-14-14z" fill=${p.metal} stroke=${p.ink} stroke-width="1"/>`,
  /** A body of metal around a core. */
  robot: (p) => html`
    ${walker(p, p.shade)}<circle cx="50" cy="53" r="9" fill=${p.glow}/><circle cx="50" cy="53" r="5" fill="#fff" opacity=".8"/>
    <path d="M36 20q14-12 28 0l2 16q-16 8-32 0z" fill=${p.body} stroke=${p.ink} stroke-width="1.2"/><path d="M38 25q12-5 24 0v6q-12 5-24 0z" fill=${p.ink}/>
    ${eyes(50, 28, 6, 2.6, p.glow, '#fff')}<path d="M26 44l-6 22 7 3 8-22zM74 44l6 22-7 3-8-22z" fill=${p.metal}/><circle cx="23" cy="70" r="6" fill=${p.body}/><circle cx="77" cy="70" r="6" fill=${p.body}/>
    <path d="M50 14V6" stroke=${p.metal} stroke-width="2.5"/><circle cx="50" cy="5" r="3" fill=${p.glow}/>`,
  /** A robe and a staff. */
  monk: (p) => html`
    <path d="M78 10v84" stroke=${p.shade} stroke-width="3.5"/><circle cx="78" cy="11" r="6" fill=${p.glow}/>
    <path d="M30 42q20-12 40 0l9 51H21z" fill=${p.body}/><path d="M44 38h12l5 55H39z" fill=${p.light}/><path d="M36 60h28v5H36z" fill=${p.trim}/>
    <path d="M66 46l14 8-3 8-14-4z" fill=${p.body}/><circle cx="78" cy="58" r="4" fill=${p.skin}/>
    <ellipse cx="50" cy="26" rx="12" ry="14" fill=${p.skin}/><path d="M37 26q-3-20 13-20t13 20q-4-12-13-12t-13 12z" fill=${p.dark}/>${eyes(50, 27, 4.5, 2, '#fff', p.ink)}<path d="M46 34q4 2 8 0" stroke=${p.ink} stroke-width="1.4" fill="none"/>`,
  /** A robe and the mask of a bird. */
  cultist: (p) => html`
    <path d="M28 44q22-16 44 0l8 50H20z" fill=${p.dark}/><path d="M42 44h16l4 50H38z" fill=${p.body}/>
    <path d="M28 46l-12 22 8 5 12-20zM72 46l12 22-8 5-12-20z" fill=${p.dark}/><path d="M14 60l-5-16 10 6zM86 60l5-16-10 6z" fill=${p.metal}/>
    <path d="M33 34q0-24 17-24t17 24l-6 10H39z" fill=${p.body}/><path d="M40 26q10-7 20 0l-3 12-7 14-7-14z" fill=${p.metal} stroke=${p.ink} stroke-width="1"/>${eyes(50, 29, 5, 2.4, p.glow, p.ink)}
    <path d="M36 16l-8-11 13 6zM64 16l8-11-13 6zM50 10l-4-9h8z" fill=${p.trim}/>`,
  mage: (p) => html`
    <path d="M30 46q20-12 40 0l9 48H21z" fill=${p.body}/><path d="M45 44h10l3 50H42z" fill=${p.light}/>
    <path d="M70 48l14 4-2 8-14-2z" fill=${p.body}/><circle cx="86" cy="52" r="8" fill=${p.glow} opacity=".8"/><circle cx="86" cy="52" r="4" fill="#fff"/>
    <ellipse cx="50" cy="36" rx="10" ry="11" fill=${p.skin}/>${eyes(50, 36, 4, 2, '#fff', p.ink)}<path d="M42 43q8 18 16 0z" fill=${p.metal}/>
    <path d="M28 30q22 8 44 0L54 3q-8 12-14 22z" fill=${p.dark}/><path d="M36 26q14 6 28 0l1 5q-15 6-30 0z" fill=${p.trim}/>`,
  slime: (p) => html`
    <path d="M8 92q-2-22 16-34 8-30 28-30t26 30q18 12 14 34z" fill=${p.body}/><path d="M16 90q0-18 14-28 8-24 22-24 6 0 10 4-14 4-20 22-12 8-14 26z" fill=${p.light} opacity=".75"/>
    <path d="M22 92q4 6 9 0t9 0 9 0 9 0 9 0 11 0" fill="none" stroke=${p.dark} stroke-width="3"/>${eyes(50, 58, 11, 6, '#fff', p.ink)}<path d="M36 74q14 10 28 0-3 12-14 12t-14-12z" fill=${p.dark}/><circle cx="70" cy="48" r="4" fill="#fff" opacity=".5"/>`,
  bug: (p) => html`
    ${[-1, 1].map((s) => [0, 1, 2].map((i) => html`<path d=${`M${50 + s * 22} ${66 + i * 7}q${s * 14} -8 ${s * (16 + i * 4)} ${18 - i * 2}`} fill="none" stroke=${p.dark} stroke-width="4"/>`))}
    <path d="M18 78q0-40 32-40t32 40q-32 20-64 0z" fill=${p.body}/><path d="M30 46q6 22 2 40M50 38v50M70 46q-6 22-2 40" fill="none" stroke=${p.dark} stroke-width="3"/><path d="M26 60q4-14 14-17" stroke=${p.light} stroke-width="4" fill="none"/>
    <ellipse cx="30" cy="76" rx="15" ry="12" fill=${p.dark}/>${eyes(28, 74, 6, 3.6, p.glow, p.ink)}<path d="M20 84l-6 6 8-2M34 86l-1 7 5-5" fill=${p.metal}/><path d="M24 66q-8-12-14-12M34 64q-2-14-8-18" stroke=${p.dark} stroke-width="2.5" fill="none"/>`,
  worm: (p) => html`
    <path d="M30 94q-16-20-4-46 10-24 32-22 26 4 26 30 0 20-20 38z" fill=${p.body}/><path d="M40 92q-12-20-4-40M54 93q-6-16-4-34" stroke=${p.dark} stroke-width="3" fill="none" opacity=".6"/>
    <path d="M22 40q28-10 58 8-2 22-26 24-30-4-32-32z" fill=${p.ink}/><path d="M24 42l7 11 6-12 8 13 6-12 8 13 6-10 6 11 6-8-1-4q-28-14-52-6zM32 62l6-9 7 12 7-10 6 11 7-9 2 7q-18 14-35-2z" fill="#fff"/>
    ${eyes(56, 30, 9, 4, p.glow, p.ink)}<path d="M80 36l12-10-4 16zM66 24l6-14 4 14z" fill=${p.dark}/>`,
  gremlin: (p) => html`
    <path d="M40 74l-6 20h12l4-14 4 14h12l-6-20z" fill=${p.dark}/><path d="M34 54q16-8 32 0l2 24q-18 8-36 0z" fill=${p.trim}/>
    <path d="M30 56l-10 16 6 5 10-13zM70 56l10 16-6 5-10-13z" fill=${p.body}/><path d="M14 62l10 16M80 60l10-22" stroke=${p.metal} stroke-width="4"/>
    <ellipse cx="50" cy="38" rx="20" ry="18" fill=${p.body}/><path d="M32 36L8 24l20 22zM68 36l24-12-20 22z" fill=${p.body}/>${eyes(50, 36, 8, 5, '#ffe97a', p.ink)}<path d="M38 46q12 8 24 0-2 8-12 8t-12-8z" fill=${p.ink}/><path d="M42 47l2 4 3-3M53 48l3 3 3-4" fill="#fff"/>`,
  brute: (p) => html`
    <path d="M34 70l-6 24h16l6-18 6 18h16l-6-24z" fill=${p.dark}/><path d="M18 38q32-22 64 0l-4 36q-28 12-56 0z" fill=${p.body}/><path d="M30 70h40l-4 12q-16 5-32 0z" fill=${p.trim}/>
    <path d="M20 38Q2 52 8 76l12 2q0-16 10-28zM80 38q18 14 12 38l-12 2q0-16-10-28z" fill=${p.body}/><circle cx="14" cy="79" r="8" fill=${p.light}/><circle cx="86" cy="79" r="8" fill=${p.light}/>
    <path d="M36 34q-2-22 14-22t14 22q-14 10-28 0z" fill=${p.light}/>${eyes(50, 25, 6, 2.6, '#fff', p.ink)}<path d="M42 34h16M44 34l1 4 2-4M53 34l2 4 1-4" stroke=${p.ink} stroke-width="2" fill="#fff"/><path d="M37 20L24 8l4 16zM63 20L76 8l-4 16z" fill=${p.metal}/>`,
  plant: (p) => html`
    <path d="M50 94q-6-20 2-40" stroke=${p.dark} stroke-width="8" fill="none"/><path d="M50 90q-24 4-32-10 20-6 32 10zM52 88q22 6 32-8-18-8-32 8z" fill=${p.body}/>
    <path d="M20 46Q24 14 54 12q30 4 28 30-30-8-62 4z" fill=${p.body}/><path d="M20 48q30-14 62-5-6 24-30 26-26-2-32-21z" fill=${p.trim}/><path d="M22 47l8 8 6-10 9 9 6-10 9 9 6-9 9 7 5-6" fill="#fff"/>${eyes(52, 27, 10, 4, p.glow, p.ink)}`,
  mushroom: (p) => html`
    <path d="M36 50q14 6 28 0l6 42q-20 6-40 0z" fill=${p.light}/><path d="M10 52q0-40 40-40t40 40q-40 16-80 0z" fill=${p.body}/><circle cx="34" cy="32" r="7" fill=${p.light}/><circle cx="62" cy="26" r="5" fill=${p.light}/><circle cx="72" cy="44" r="6" fill=${p.light}/>
    ${eyes(50, 66, 8, 4, '#fff', p.ink)}<path d="M42 78q8 6 16 0" stroke=${p.ink} stroke-width="2.5" fill="none"/><path d="M32 64l-12 10M68 64l12 10" stroke=${p.light} stroke-width="6"/>`,
  ghost: (p) => html`
    <path d="M22 88Q16 20 50 14q34 6 28 74l-9-10-9 12-10-12-10 12-9-12z" fill=${p.body} opacity=".9"/><path d="M34 40q2-16 16-18-8 8-8 26z" fill=${p.light} opacity=".7"/>
    ${eyes(50, 44, 9, 5.5, p.ink, p.glow)}<ellipse cx="50" cy="60" rx="6" ry="8" fill=${p.ink}/><path d="M22 54q-12 2-16 14 10-2 18 0zM78 54q12 2 16 14-10-2-18 0z" fill=${p.body}/>`,
  flames: (p) => html`
    <circle cx="50" cy="52" r="20" fill=${p.dark}/>${[0, 60, 120, 180, 240, 300].map((a) => html`<path d="M50 24c3 6 8 8 8 15a8 8 0 0 1-16 0c0-6 6-8 8-15z" transform=${`rotate(${a} 50 52) translate(0 -12)`} fill=${p.glow}/>`)}
    ${eyes(50, 50, 7, 4, '#fff', p.ink)}<path d="M42 62q8 5 16 0" stroke=${p.glow} stroke-width="2.5" fill="none"/>`,
  obelisk: (p) => html`
    <path d="M30 92l6-66 14-18 14 18 6 66z" fill=${p.shade}/><path d="M50 8l14 18 6 66H50z" fill="#000" opacity=".2"/><path d="M38 30h24l2 12H36z" fill=${p.metal}/><circle cx="50" cy="52" r="11" fill=${p.ink}/><circle cx="50" cy="52" r="7" fill=${p.glow}/><circle cx="47" cy="49" r="2" fill="#fff"/>
    <path d="M34 74h32M33 84h34" stroke=${p.ink} stroke-width="2.5"/>`,
  golem: (p) => html`
    <path d="M32 66l-4 28h17l5-20 5 20h17l-4-28z" fill=${p.shade}/><path d="M20 34q30-14 60 0l-5 38q-25 10-50 0z" fill=${p.metal}/><circle cx="50" cy="52" r="10" fill=${p.ink}/><circle cx="50" cy="52" r="6" fill=${p.glow}/>
    <path d="M20 36L6 44l2 28 12 4 4-26zM80 36l14 8-2 28-12 4-4-26z" fill=${p.shade}/><rect x="3" y="70" width="18" height="16" rx="4" fill=${p.metal}/><rect x="79" y="70" width="18" height="16" rx="4" fill=${p.metal}/>
    <path d="M36 14h28l3 18q-17 6-34 0z" fill=${p.body}/><path d="M40 21h20v5H40z" fill=${p.glow}/>`,
  shell: (p) => html`
    <path d="M10 90q-4-56 40-70 44 14 40 70z" fill=${p.dark}/><path d="M24 88q0-40 26-58 26 18 26 58M38 88q2-30 12-50 10 20 12 50" fill="none" stroke=${p.body} stroke-width="4"/><path d="M50 20l-6-14 12 2zM28 32l-14-8 6 16zM72 32l14-8-6 16z" fill=${p.metal}/>
    <path d="M30 88q0-20 20-20t20 20z" fill=${p.ink}/>${eyes(50, 80, 8, 4, p.glow, '#fff')}`,
  snake: (p) => html`
    <path d="M18 92q-6-14 12-16t30-2 18-12-14-12-24-8-2-24" fill="none" stroke=${p.body} stroke-width="17"/><path d="M18 92q-6-14 12-16t30-2 18-12-14-12-24-8-2-24" fill="none" stroke=${p.light} stroke-width="5" stroke-dasharray="6 8"/>
    <path d="M24 24Q30 2 48 8q18 6 14 24-14 10-30 4z" fill=${p.body}/>${eyes(47, 19, 7, 3.6, '#ffe97a', p.ink)}<path d="M30 30l-10 6 8-1-2 6 8-8z" fill="#d33"/>`,
  bird: (p) => html`
    <path d="M50 36Q14 10 4 44q18-6 26 8 6 12 20 10zM50 36Q86 10 96 44q-18-6-26 8-6 12-20 10z" fill=${p.body}/><ellipse cx="50" cy="56" rx="18" ry="22" fill=${p.light}/><path d="M42 76l-4 16M58 76l4 16" stroke=${p.trim} stroke-width="3.5"/>
    <circle cx="50" cy="32" r="15" fill=${p.body}/>${eyes(50, 30, 6, 4, '#fff', p.ink)}<path d="M44 38h12l-6 11z" fill=${p.trim}/><path d="M50 18l-5-12 5 4 5-4z" fill=${p.trim}/>`,
  eye: (p) => html`
    ${[0, 1, 2, 3, 4, 5].map((i) => html`<path d=${`M${24 + i * 10} 66q${i % 2 ? 8 : -8} 14 ${i % 2 ? -3 : 4} 26`} stroke=${p.dark} stroke-width="6" fill="none"/>`)}
    <circle cx="50" cy="46" r="32" fill=${p.body}/><path d="M20 46q30-26 60 0-30 26-60 0z" fill="#fff"/><circle cx="50" cy="46" r="13" fill=${p.glow}/><circle cx="50" cy="46" r="6" fill=${p.ink}/><path d="M24 26L12 12M50 14V2M76 26l12-14" stroke=${p.dark} stroke-width="4"/>`,
  spikes: (p) => html`
    ${Array.from({ length: 12 }, (_, i) => html`<path d="M44 30L50 2l6 28z" transform=${`rotate(${i * 30} 50 54)`} fill=${i % 2 ? p.metal : p.shade}/>`)}
    <circle cx="50" cy="54" r="27" fill=${p.body}/><circle cx="42" cy="46" r="9" fill=${p.light} opacity=".6"/>${eyes(50, 54, 9, 5, p.glow, p.ink)}<path d="M40 68h20" stroke=${p.ink} stroke-width="3"/>`,
  skull: (p) => html`
    <path d="M26 60q24 10 48 0l8 34q-32 6-64 0z" fill=${p.dark}/><path d="M22 38q0-28 28-28t28 28q0 14-10 20v10H32V58q-10-6-10-20z" fill="#e8e0cf"/>${eyes(50, 38, 11, 7, p.ink, p.glow)}<path d="M50 46l-4 9h8z" fill=${p.ink}/><path d="M38 62v6M46 62v6M54 62v6M62 62v6" stroke=${p.ink} stroke-width="2"/>
    <path d="M82 40l8 52" stroke=${p.shade} stroke-width="4"/><path d="M82 40q-22-14-34 4 20-6 36 4z" fill=${p.metal}/>`,
  tentacles: (p) => html`
    ${[0, 1, 2, 3, 4, 5, 6].map((i) => html`<path d=${`M50 56Q${8 + i * 14} ${40 + (i % 2) * 40} ${6 + i * 14.5} ${86 - (i % 3) * 16}`} stroke=${i % 2 ? p.body : p.dark} stroke-width="9" fill="none"/>`)}
    <circle cx="50" cy="46" r="25" fill=${p.body}/><path d="M34 52q16 18 32 0-4 16-16 16T34 52z" fill=${p.ink}/><path d="M37 55l4 6 4-5 5 7 5-7 4 5 4-6" fill="#fff"/>${eyes(50, 38, 10, 5, p.glow, p.ink)}<circle cx="50" cy="28" r="3.5" fill=${p.glow}/>`,
  shape: (p) => html`
    <path d="M50 12l34 22v38L50 92 16 72V34z" fill=${p.body}/><path d="M50 12v40L16 34zM50 52l34-18v38z" fill=${p.light} opacity=".5"/><path d="M50 52v40L16 72z" fill=${p.dark} opacity=".5"/><circle cx="50" cy="52" r="12" fill=${p.ink}/><circle cx="50" cy="52" r="7" fill=${p.glow}/>`,
  ring: (p) => html`
    <path d="M50 16a36 34 0 1 1-.01 0zm0 22a14 13 0 1 0 .01 0z" fill=${p.body} fill-rule="evenodd"/><path d="M22 38q8-14 22-16" stroke=${p.light} stroke-width="6" fill="none"/>${eyes(50, 30, 12, 4, p.glow, p.ink)}<path d="M34 72q16 8 32 0" stroke=${p.ink} stroke-width="3" fill="none"/>`,
  clock: (p) => html`
    <path d="M26 60l-8 34h20l12-16 12 16h20l-8-34z" fill=${p.dark}/><circle cx="50" cy="44" r="34" fill=${p.body}/><circle cx="50" cy="44" r="25" fill="#efe6d2"/><path d="M50 44V24M50 44l13 8" stroke=${p.ink} stroke-width="3.5"/>${eyes(50, 36, 11, 4, '#fff', p.ink)}<path d="M36 58q14 10 28 0" stroke=${p.ink} stroke-width="3" fill="none"/>`,
  heart: (p) => html`
    <path d="M50 92Q8 62 14 32q6-18 22-16 10 2 14 12 4-10 14-12 18-2 22 16 6 30-36 60z" fill=${hsl(350, 60, 38)}/><path d="M22 34q4-12 14-12M50 30q-8 20 4 34M64 26q10 10 2 30" stroke=${hsl(350, 70, 56)} stroke-width="4" fill="none"/><path d="M40 16V4h8v14M58 16l4-14 8 4-6 14" fill=${hsl(350, 40, 30)}/>${eyes(50, 48, 10, 4, p.glow, p.ink)}`,
  book: (p) => html`
    <path d="M14 24q20-8 36 2 16-10 36-2v58q-20-6-36 4-16-10-36-4z" fill=${p.dark}/><path d="M18 28q16-6 32 3v50q-16-8-32-3zM82 28q-16-6-32 3v50q16-8 32-3z" fill="#efe6d2"/>${eyes(50, 48, 13, 5, p.glow, p.ink)}<path d="M30 66l6-6 6 6 8-6 8 6 6-6 6 6v8l-6-4-6 4-8-4-8 4-6-4-6 4z" fill=${p.ink}/><path d="M86 20L96 4M14 20L4 4M90 88l6 8" stroke=${p.metal} stroke-width="4"/>`,
  blade: (p) => html`
    <path d="M50 2l9 14v46H41V16z" fill=${p.metal} stroke=${p.ink} stroke-width="1.5"/><path d="M50 2v60h9V16z" fill="#000" opacity=".18"/><path d="M26 62h48v8H26z" fill=${p.trim}/><path d="M44 70h12v20q-6 5-12 0z" fill=${p.dark}/><circle cx="50" cy="54" r="6" fill=${p.ink}/><circle cx="50" cy="54" r="3.4" fill=${p.glow}/>`,
  shield: (p) => html`
    <path d="M50 10l34 12v26c0 22-14 36-34 44-20-8-34-22-34-44V22z" fill=${p.shade}/><path d="M50 18l26 9v21c0 17-10 28-26 35z" fill=${p.metal}/><path d="M50 18l-26 9v21c0 17 10 28 26 35z" fill=${p.body}/>${eyes(50, 46, 10, 5, p.glow, p.ink)}`,
  face: (p) => html`
    <path d="M14 92V40Q16 8 50 8t36 32v52z" fill=${p.shade}/><path d="M22 44q10-8 20 0M58 44q10-8 20 0" stroke=${p.ink} stroke-width="4" fill="none"/>${eyes(50, 54, 17, 6, p.glow, p.ink)}<path d="M44 62h12v10H44z" fill=${p.metal}/><path d="M32 80h36v8H32z" fill=${p.ink}/>`,
  beast: (p) => html`
    <path d="M22 94l2-22h14l2 22zM60 94l2-22h14l2 22z" fill=${p.dark}/><path d="M14 66q0-26 36-28t36 28q-4 18-36 18T14 66z" fill=${p.body}/><path d="M20 60q10-16 30-17" stroke=${p.light} stroke-width="5" fill="none"/>
    <path d="M10 46q0-22 22-22t22 22q0 18-22 18T10 46z" fill=${p.body}/><path d="M14 32L6 12l16 12zM46 30l10-18-16 12z" fill=${p.dark}/>${eyes(30, 42, 8, 4, '#ffe97a', p.ink)}<path d="M18 54q14 8 26 0-2 8-13 8t-13-8z" fill=${p.ink}/><path d="M22 55l2 4 3-3M36 57l2 3 2-4" fill="#fff"/><path d="M84 62q12-6 10-24" stroke=${p.body} stroke-width="6" fill="none"/>`,
};

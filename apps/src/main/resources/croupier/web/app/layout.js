// Where everything lies: the named areas of a scene for this window, and what lies in each.
import { signal, computed } from './lib.js';
import { table, scene, seats, strip } from './state.js';
import { zones, around, lying } from './look.js';
import { sideOpen } from './settings.js';

/** The kind of window: wide, laptop, phone (upright) or low (a phone lying on its side). */
const classOf = () =>
  innerHeight < 500 && innerWidth > innerHeight
    ? 'low'
    : innerWidth <= 700
      ? 'phone'
      : innerWidth >= 1200 && innerHeight >= 800
        ? 'wide'
        : 'laptop';
export const windowClass = signal(classOf());
addEventListener('resize', () => {
  const before = windowClass.value;
  windowClass.value = classOf();
  // a window that becomes small has no room for the log beside the table
  const isSmall = (c) => c === 'phone' || c === 'low';
  if (isSmall(windowClass.value) && !isSmall(before)) sideOpen.value = false;
});

/** In whose place another class stands if the board says nothing for it. */
const INSTEAD = { laptop: ['wide'], phone: ['laptop', 'wide'], low: ['laptop', 'wide'], wide: ['laptop'] };

const THREE = 'minmax(56px, auto) minmax(0, 1fr) minmax(56px, auto)';
/** Areas of a board that names none: others above, what is shared between, oneself below. */
const USUAL = {
  wide: {
    columns: THREE,
    rows: {
      'far far far': 'minmax(0, 3fr)',
      'upper upper upper': 'auto',
      'middle middle middle': 'minmax(124px, 2fr)',
      'lower lower lower': 'auto',
      'near near near': 'minmax(0, 3fr)',
      'ask ask ask': 'ask',
      'left hand right': 'hand',
    },
  },
  phone: {
    columns: 'minmax(0, 1fr) minmax(0, 1fr)',
    rows: {
      'far far': 'minmax(0, 3fr)',
      'upper upper': 'auto',
      'middle middle': 'minmax(0, 2fr)',
      'lower lower': 'auto',
      'near near': 'minmax(0, 3fr)',
      'ask ask': 'ask',
      'hand hand': 'hand',
      'left right': 'auto',
    },
  },
  low: {
    columns: 'minmax(56px, auto) minmax(0, 1fr) minmax(0, 1fr) minmax(56px, auto)',
    rows: {
      'far far near near': 'minmax(0, 2fr)',
      'upper middle middle lower': 'minmax(0, 1fr)',
      'ask ask ask ask': 'ask',
      'left hand hand right': 'hand',
    },
  },
};

const SIZES = { ask: 'minmax(var(--ask-h), auto)', hand: 'var(--hand-h)' };

const forWindow = (scenes) => {
  for (const c of [windowClass.value, ...INSTEAD[windowClass.value]]) if (scenes?.[c]) return scenes[c];
  return null;
};

/** What the board says about the scene of now. */
export const sceneLook = computed(() => {
  const scenes = table.value?.board.scenes || {};
  return scenes[scene.value?.name ?? ''] ?? scenes.usual ?? {};
});

/** The area in which a zone lies. */
export function areaOf(zone) {
  if (zone.in) return zone.in;
  if (zone.as === 'hand') return 'hand';
  if (zone.as === 'pile') return zone.at === 'left' || zone.at === 'top' ? zone.at : 'right';
  return zone.at === 'far' ? 'upper' : zone.at === 'near' ? 'lower' : 'middle';
}

/** Zones that lie in areas of the table: what is shared, and of one's own what is a hand or a pile or has an area of its own. */
export const zonesIn = (area) =>
  zones.value.filter((z) => {
    if (z.as === 'none' || z.by || areaOf(z) !== area) return false;
    return z.shared || z.as === 'hand' || z.as === 'pile' || !!z.in;
  });

export const ownerIn = (zone) => (zone.shared ? 0 : around.value.near);

const isFilled = (area) => {
  switch (area) {
    case '.':
      return false;
    case 'ask':
    case 'hand':
    case 'story':
    case 'chart':
      return true;
    case 'strip':
      return strip.value !== null;
    case 'far':
      return seats.value.length > 1;
    case 'near':
      return seats.value.length > 1 || zones.value.some((z) => !z.shared && z.as !== 'hand' && z.as !== 'pile' && !z.in);
    default:
      return zonesIn(area).some((z) => z.always || lying(z, ownerIn(z)).length > 0);
  }
};

/** The grid of this scene in this window; rows in which nothing lies are left out, if the board does not reserve them. */
export const layout = computed(() => {
  const told = forWindow(sceneLook.value) ?? forWindow(USUAL);
  const reserved = told.reserve === true;
  const lines = Object.entries(told.rows)
    .map(([names, size]) => ({ names: names.split(/ +/), size: SIZES[size] ?? String(size) }))
    .filter((l) => reserved || l.names.some(isFilled));
  return {
    areas: new Set(lines.flatMap((l) => l.names).filter((n) => n !== '.')),
    askRow: lines.findIndex((l) => l.names.includes('ask')),
    list: sceneLook.value.ask === 'list',
    style: {
      gridTemplateAreas: lines.map((l) => JSON.stringify(l.names.join(' '))).join(' '),
      gridTemplateRows: lines.map((l) => l.size).join(' '),
      gridTemplateColumns: told.columns ?? 'minmax(0, 1fr)',
    },
  };
});

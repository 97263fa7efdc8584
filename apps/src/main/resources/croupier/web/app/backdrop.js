// What lies behind the table: a plain drawing that the board names, in the colours of its cloth.
import { html, chance } from './lib.js';
import { table } from './state.js';
import { sceneLook } from './layout.js';

const W = 1200,
  H = 700;

/** A ragged line from left to right, closed below. */
function ridge(seed, y, rough, steps) {
  const c = chance(seed);
  let d = `M0 ${H}L0 ${y}`;
  for (let i = 0; i <= steps; i++) d += `L${((W * i) / steps).toFixed(0)} ${(y + c.between(-rough, rough)).toFixed(0)}`;
  return d + `L${W} ${H}z`;
}

const path = (kind, d) => html`<path class=${kind} d=${d}/>`;
const disc = (kind, x, y, r) => html`<circle class=${kind} cx=${x} cy=${y} r=${r}/>`;
const range = (n) => Array.from({ length: n }, (_, i) => i);

/** Where the floor of a hall ends: behind the feet of those who stand in it. */
const FLOOR = 310;
const pillar = (x, w) =>
  `M${x} 0h${w}v${FLOOR}h-${w}zM${x - 12} ${FLOOR - 22}h${w + 24}v32h-${w + 24}zM${x - 12} 0h${w + 24}v18h-${w + 24}z`;
const arch = (x, w) => `M${x} ${FLOOR}V150a${w / 2} ${w / 2} 0 0 1 ${w} 0V${FLOOR}z`;
const flame = (x, y) => `M${x} ${y - 34}q17 20 9 33q-9 9 -18 0q-8 -13 9 -33z`;
const handle = (x, y) => `M${x - 6} ${y + 3}h12l-4 34h-4z`;
const TORCHES = [298, 548, 798];
const tree = (x, y, s) =>
  `M${x} ${y}l${-34 * s} 0l${20 * s} ${-36 * s}l${-14 * s} 0l${28 * s} ${-56 * s}l${28 * s} ${56 * s}l${-14 * s} 0l${20 * s} ${36 * s}z`;
const fern = (x, y, s) =>
  range(5)
    .map(
      (i) =>
        `M${x} ${y}q${(i - 2) * 26 * s} ${-70 * s} ${(i - 2) * 60 * s} ${-84 * s + Math.abs(i - 2) * 22 * s}q${(2 - i) * 34 * s} ${22 * s} ${(2 - i) * 60 * s} ${84 * s - Math.abs(i - 2) * 22 * s}z`,
    )
    .join('');

/** @type {Record<string, (seed: string) => any>} */
const DRAWINGS = {
  hall: () => html`${path('far', [80, 330, 580, 830].map((x) => arch(x, 190)).join(''))}${path('mid', [20, 275, 525, 775, 1030].map((x) => pillar(x, 46)).join(''))}${TORCHES.map((x) => disc('light', x, 128, 150))}${path('handle', TORCHES.map((x) => handle(x, 142)).join(''))}${path('lit', TORCHES.map((x) => flame(x, 142)).join(''))}
    ${path('floor', `M0 ${FLOOR}H${W}V${H}H0z`)}
    ${path(
      'edge',
      range(11)
        .map((i) => `M${W / 2 + (i - 5) * 90} ${FLOOR}L${W / 2 + (i - 5) * 420} ${H}`)
        .join('') + [30, 78, 150, 250].map((y) => `M0 ${FLOOR + y}H${W}`).join(''),
    )}`,
  grove: (seed) => html`${disc('shine', 920, 160, 110)}${path('far', ridge(seed + 1, 330, 60, 9))}${path(
    'mid',
    range(15)
      .map((i) => tree(40 + i * 82, 440 + ((i * 37) % 40), 0.9))
      .join('') + ridge(seed + 2, 440, 14, 24),
  )}
    ${path('near', ridge(seed + 3, 560, 18, 14))}`,
  arena: (seed) => html`${path('far', `M0 120Q${W / 2} 260 ${W} 120V420Q${W / 2} 500 0 420z`)}${path(
    'edge',
    range(5)
      .map((i) => `M0 ${150 + i * 55}Q${W / 2} ${290 + i * 50} ${W} ${150 + i * 55}`)
      .join(''),
  )}
    ${path(
      'mid',
      range(9)
        .map((i) => `M${70 + i * 130} 60v${250 - Math.abs(4 - i) * 14}h14v-${250 - Math.abs(4 - i) * 14}l34 22l-34 22z`)
        .join(''),
    )}${path('near', `M0 430Q${W / 2} 510 ${W} 430V${H}H0z`)}${path('edge', ridge(seed, 600, 6, 40))}`,
  void: (seed) => html`${disc('shine', 600, 250, 230)}${disc('shine', 600, 250, 120)}${path(
    'edge',
    range(6)
      .map(
        (i) =>
          `M600 250m-${120 + i * 60} 0a${120 + i * 60} ${40 + i * 22} 0 1 0 ${240 + i * 120} 0a${120 + i * 60} ${40 + i * 22} 0 1 0 -${240 + i * 120} 0`,
      )
      .join(''),
  )}
    ${path(
      'far',
      range(8)
        .map((i) => `M${60 + i * 150} 540l24 -${120 + ((i * 53) % 90)}l26 ${120 + ((i * 53) % 90)}z`)
        .join(''),
    )}${path('mid', ridge(seed, 540, 16, 20))}${path('near', ridge(seed + 1, 600, 12, 16))}`,
  wild: (
    seed,
  ) => html`${disc('shine', 250, 170, 90)}${path('far', `M620 460L800 190Q830 172 862 190L1080 460z`)}${path('shine', `M800 190Q760 60 850 20Q960 60 862 190z`)}${path('mid', ridge(seed, 440, 30, 12))}
    ${path('near', [80, 300, 560, 850, 1080].map((x, i) => fern(x, 580 + (i % 2) * 40, 1)).join('') + ridge(seed + 2, 570, 14, 20))}`,
};

export function Backdrop() {
  const draw = DRAWINGS[sceneLook.value.backdrop ?? table.value?.board.backdrop ?? ''];
  return draw
    ? html`<svg class="backdrop" viewBox=${`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><radialGradient id="backdrop-light"><stop offset="0" stop-color="#f0b060" stop-opacity=".34"/><stop offset="1" stop-color="#f0b060" stop-opacity="0"/></radialGradient>${draw(table.value?.game ?? '')}</svg>`
    : null;
}

// The table: the areas of the scene with what lies in them, and what opens over it.
import { html, useLayoutEffect, useRef, useBox, capital } from './lib.js';
import { table, seats, ask, held, menu, scene, toasts, undoAsked, lost } from './state.js';
import { around, lying, numberLook } from './look.js';
import { layout, windowClass, zonesIn, ownerIn } from './layout.js';
import { Row, Pile, HandZone, Tray, OpenPile } from './zones.js';
import { Curve } from './curve.js';
import { Seat } from './seats.js';
import { Chart, ChartBox } from './chart.js';
import { Strip } from './strip.js';
import { Top, matchNumbers } from './top.js';
import { Num } from './creature.js';
import { Sprites } from './face.js';
import { Side } from './side.js';
import { Zoom } from './zoom.js';
import { Arrow, drag } from './drag.js';
import { Banner } from './banner.js';
import { Coach } from './coach.js';
import { EndBox } from './ended.js';
import { Settings, Help } from './dialogs.js';
import { Tip } from './tip.js';
import { Lines } from './lines.js';
import { keepFitted } from './fit.js';
import { Backdrop } from './backdrop.js';
import * as decide from './decide.js';
import * as net from './net.js';
import { sideOpen } from './settings.js';

function Menu() {
  const m = menu.value;
  return m && ask.value ? html`<${MenuBox} m=${m}/>` : null;
}

function MenuBox({ m }) {
  const box = useBox(() => {
    menu.value = null;
  });
  const r = (m.element || document.querySelector(`[data-key="${CSS.escape(m.key)}"]`))?.getBoundingClientRect();
  // below what it belongs to, or above it, so that this stays in sight
  const height = 64 + 46 * (m.options.length + (m.aims?.length || 0));
  const top = r && (r.bottom + 8 + height <= innerHeight ? r.bottom + 8 : r.top - 8 - height);
  const style = r
    ? { left: Math.max(8, Math.min(innerWidth - 250, r.left)) + 'px', top: Math.max(8, Math.min(innerHeight - height, top ?? 0)) + 'px' }
    : {};
  return html`<div class="menu" ref=${box} style=${style} role="menu" aria-label="What to do" onClick=${(e) => e.stopPropagation()}>
    ${(m.aims || []).map((w) => html`<button role="menuitem" onClick=${() => decide.aim(m.key)}>${capital(w)} …</button>`)}
    ${m.options.map((i) => html`<button role="menuitem" onClick=${() => decide.choose(i)} onPointerEnter=${() => decide.foreseeOption(i)}>${capital(ask.value ? decide.optionAt(ask.value, i).text : '')}</button>`)}
    <button role="menuitem" class="back" onClick=${() => {
      menu.value = null;
    }}>Cancel</button></div>`;
}

// ---- areas

const isSmall = () => windowClass.value === 'phone' || windowClass.value === 'low';

const inArea = (name) => ({ gridArea: name });

/** What lies in an area that is no place of its own: zones, and numbers of the match that the board puts there. */
function Zones({ name }) {
  const list = zonesIn(name).filter((z) => z.always || lying(z, ownerIn(z)).length > 0);
  const piles = list.filter((z) => z.as === 'pile');
  const nums = matchNumbers(name);
  return html`<div class=${`area fits area-${name}` + (piles.length ? ' piles' : '')} style=${inArea(name)}>
    ${nums.length ? html`<div class="nums orbs">${nums.map(({ label, value, of }) => html`<span class="num-pair" style=${{ '--c': numberLook(label).color }}><${Num} label=${label} value=${value} of=${of} thingKey=""/></span>`)}</div>` : null}
    ${piles.map((z) => html`<${Pile} key=${z.name} zone=${z} owner=${ownerIn(z)}/>`)}
    ${list.filter((z) => z.as === 'curve').map((z) => html`<${Curve} key=${z.name} zone=${z} owner=${ownerIn(z)}/>`)}
    ${list.filter((z) => z.as !== 'pile' && z.as !== 'curve').map((z) => html`<${Row} key=${z.name} zone=${z} owner=${ownerIn(z)} small=${z.size !== 'l'}/>`)}
  </div>`;
}

function Story() {
  const s = scene.value;
  return html`<div class="area area-story" style=${inArea('story')}>${s?.title ? html`<h2>${s.title}</h2>` : null}${s?.text ? html`<p>${s.text}</p>` : null}</div>`;
}

function Area({ name }) {
  const { near, far } = around.value;
  switch (name) {
    case 'far':
      return html`<div class=${`area fits area-far far-seats n${far.length}`} style=${inArea(name)}>${far.map((s) => html`<${Seat} key=${s} seat=${s}/>`)}</div>`;
    case 'near':
      return html`<div class="area fits area-near" style=${inArea(name)}><${Seat} seat=${near} near=${true}/></div>`;
    case 'ask':
      return html`<div class="area area-ask" style=${inArea(name)}><${Banner}/></div>`;
    case 'hand': {
      const scrolls = isSmall() && zonesIn('hand').some((z) => z.lines);
      return html`<div class=${'area area-hand hands' + (scrolls ? ' scrolls' : '')} tabindex=${scrolls ? 0 : undefined} style=${inArea(name)}>${zonesIn('hand').map((z) => html`<${HandZone} key=${z.name} zone=${z} owner=${ownerIn(z)}/>`)}</div>`;
    }
    case 'story':
      return html`<${Story}/>`;
    case 'strip':
      return html`<div class="area area-strip" style=${inArea(name)}><${Strip}/></div>`;
    case 'chart':
      return html`<div class="area area-chart" style=${inArea(name)}><${Chart}/></div>`;
    default:
      return html`<${Zones} name=${name}/>`;
  }
}

export function Board() {
  const t = table.value;
  const l = layout.value;
  const felt = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => (felt.current ? keepFitted(felt.current) : undefined), [!t, !!lost.value]);
  if (lost.value)
    return html`<main class="lost-match"><h1>This match cannot be opened</h1><p role="alert">${capital(lost.value)}.</p><p><a class="option" href="#/">To the lobby</a></p></main>`;
  if (!t) return html`<div class="loading" role="status">Shuffling<span class="dots"></span></div>`;
  const classes = ['table', 'seats-' + seats.value.length, windowClass.value, 'scene-' + (scene.value?.name ?? 'usual').replace(/ /g, '-')];
  if (sideOpen.value) classes.push('with-side');
  if (held.value) classes.push('aiming');
  if (drag.value?.free) classes.push('dropping');
  return html`<div class=${classes.join(' ')} onClick=${() => {
    if (held.value) decide.cancel();
    if (menu.value) menu.value = null;
  }}>
    <${Sprites}/><${Top}/>
    <main ref=${felt} class=${'felt' + (l.list ? ' lists' : '')} style=${l.style}>
      <${Backdrop}/>
      ${[...l.areas].map((name) => html`<${Area} key=${name} name=${name}/>`)}
      <${Tray}/>
    </main>
    <${Side}/><${Lines}/><${Arrow}/><${Menu}/><${OpenPile}/><${ChartBox}/><${Zoom}/><${Tip}/><${Toasts}/><${Consent}/><${Coach}/><${EndBox}/><${Settings}/><${Help}/>
  </div>`;
}

const Toasts = () => html`<div class="toasts" role="alert">${toasts.value.map((t) => html`<div key=${t.id}>${t.text}</div>`)}</div>`;

function Consent() {
  const u = undoAsked.value;
  if (!u) return null;
  const say = (yes) => {
    net.say({ t: 'agree', yes });
    undoAsked.value = null;
  };
  return html`<div class="consent" role="alertdialog" aria-label="Take back?"><p><b>${u.name}</b> wants to take back the last answer.</p><button class="option" onClick=${() => say(true)}>Agree</button><button class="option back" onClick=${() => say(false)}>No</button></div>`;
}

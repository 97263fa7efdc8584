// The bar above the table: numbers of the match, what can be opened at any time, tools.
import { html, capital } from './lib.js';
import { table, scene, ask, mySeat, mayUndo, numbers, unread, chart, recall, strip } from './state.js';
import { zones, lying, numberLook } from './look.js';
import { Num, Bar } from './creature.js';
import { Icon } from './face.js';
import { Pile } from './zones.js';
import { ownerIn, windowClass } from './layout.js';
import { sideOpen } from './settings.js';
import { dialog } from './dialogs.js';
import { chartOpen } from './chart.js';
import { stopsOpener } from './strip.js';
import { Clocks } from './clock.js';
import { skip } from './animate.js';
import * as yields from './yields.js';
import * as net from './net.js';

/** Numbers of the match and of the scene, with their wholes; 0 where the board says so. */
export function matchNumbers(area) {
  const all = { ...scene.value?.numbers, ...numbers.value };
  for (const [l, n] of Object.entries(table.value?.board.numbers || {})) if (n.match && n.zero && all[l] === undefined) all[l] = 0;
  const order = Object.keys(table.value?.board.numbers || {});
  return Object.entries(all)
    .filter(
      ([l]) =>
        !numberLook(l).hide && (numberLook(l).in ?? 'top') === area && !(numberLook(l).scene && numberLook(l).scene !== scene.value?.name),
    )
    .sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]))
    .map(([label, value]) => ({ label, value, of: all[numberLook(label).of] }));
}

/** Bars of things that are always worth a look, such as one's health. */
function Vitals() {
  const told = Object.entries(table.value?.board.numbers || {}).filter(([, n]) => n.top);
  return told.flatMap(([label, n]) =>
    lying({ name: n.top, shared: true }, 0).map(
      (t) =>
        html`<span class="top-bar" key=${t.key + label}><${Bar} thing=${t} label=${label} of=${typeof n.bar === 'string' ? n.bar : null}/></span>`,
    ),
  );
}

const Tool = ({ icon, label, title, pressed, off, press, seldom, children }) =>
  html`<button class=${'tool' + (seldom ? ' seldom' : '')} disabled=${off} aria-pressed=${pressed === undefined ? undefined : String(pressed)} onClick=${press} title=${title} aria-label=${label}>${icon ? html`<${Icon} name=${icon}/>` : null}${children}</button>`;

export function Top() {
  const t = table.value;
  if (!t) return null;
  const piles = zones.value.filter((z) => z.as === 'pile' && z.at === 'top' && lying(z, ownerIn(z)).length);
  return html`<header class="top">
    <a class="home" href="#/" title="Lobby" aria-label="Lobby">◂</a><h1>${t.board.title || capital(t.game)}</h1>
    <${Vitals}/>
    <div class="nums">${matchNumbers('top').map(({ label, value, of }) => html`<span class="num-pair"><${Num} label=${label} value=${value} of=${of} thingKey=""/>${numberLook(label).icon ? html`<small>${label}</small>` : null}</span>`)}</div>
    ${scene.value?.title ? html`<span class="scene-name">${scene.value.title}</span>` : null}
    <nav>
      <${Clocks}/>
      ${!net.connected.value && !recall.value ? html`<span class="lost" role="alert">${net.waitsFor.value || 'reconnecting'}<span class="dots"></span></span>` : null}
      ${yields.yields.value.length ? html`<button class="tool on" onClick=${yields.endYields} title="Answers are given by themselves: click to stop"><${Icon} name="repeat"/> ${yields.yields.value.map((y) => y.text).join(', ')} ×</button>` : null}
      ${chart.value ? html`<${Tool} icon="mountain" label="Map" title="Map (M)" press=${() => (chartOpen.value = true)}/>` : null}
      ${strip.value && stopsOpener() && /phone|low/.test(windowClass.value) ? html`<${Tool} icon="hourglass" label="All stops" title="Where you stop" press=${stopsOpener()}/>` : null}
      ${piles.map((z) => html`<${Pile} key=${z.name} zone=${z} owner=${ownerIn(z)} plain=${true}/>`)}
      ${
        mySeat.value >= 0 && !recall.value
          ? html`<${Tool} icon="undo" label="Take back" title="Take back (U)" off=${!mayUndo.value} press=${() => net.say({ t: 'undo' })}/>
      <${Tool} icon="bulb" label="Hint" title="Hint (H)" off=${!ask.value} press=${() => net.say({ t: 'hint' })}/>`
          : null
      }
      <${Tool} icon="skip" seldom=${true} label="Skip animation" title="Skip animation (S)" press=${skip}/>
      <${Tool} icon="list" label="Log and chat" title="Log and chat (L)" pressed=${sideOpen.value} press=${() => (sideOpen.value = !sideOpen.value)}>${unread.value ? html`<span class="badge">${unread.value}</span>` : null}<//>
      <${Tool} icon="cog" label="Settings" title="Settings" press=${() => (dialog.value = 'settings')}/>
      <${Tool} seldom=${true} label="Help" title="Keys (?)" press=${() => (dialog.value = 'help')}>?<//>
    </nav></header>`;
}

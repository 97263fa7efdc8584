// Settings and help.
import { html, signal, useState, useBox } from './lib.js';
import { theme, speed, sound, volume, pictures, contrast, still, byItself } from './settings.js';
import { mySeat, over, seats, table, matchId, recall } from './state.js';
import { cue } from './sound.js';
import * as net from './net.js';

/** @template T @typedef {import('../vendor/signals.js').Signal<T>} Signal */

/** What is open: 'settings', 'help' or nothing. */
export const dialog = /** @type {Signal<string | null>} */ (signal(null));
const close = () => {
  dialog.value = null;
};

function Box({ title, children }) {
  const box = useBox(close);
  return html`<div class="dialog" ref=${box} role="dialog" aria-modal="true" aria-label=${title} onClick=${close}><div class="dialog-box" onClick=${(e) => e.stopPropagation()}><h2>${title}</h2><button class="close" aria-label="Close" onClick=${close}>×</button>${children}</div></div>`;
}

const Choice = ({ name, value, all }) =>
  html`<fieldset><legend>${name}</legend>${all.map(
    ([v, text]) =>
      html`<label><input type="radio" name=${name} checked=${value.value === v} onChange=${() => {
        value.value = v;
      }}/> ${text}</label>`,
  )}</fieldset>`;

export function Settings() {
  const [sure, setSure] = useState(false);
  if (dialog.value !== 'settings') return null;
  return html`<${Box} title="Settings">
    <${Choice} name="Light" value=${theme} all=${[
      ['auto', 'as the system'],
      ['light', 'light'],
      ['dark', 'dark'],
    ]}/>
    <${Choice} name="Animation" value=${speed} all=${[
      [0, 'none'],
      [0.5, 'slow'],
      [1, 'usual'],
      [2, 'fast'],
    ]}/>
    ${still.value ? html`<p class="empty">Your system asks for less motion: nothing moves.</p>` : null}
    <${Choice} name="Sound" value=${sound} all=${[
      [true, 'on'],
      [false, 'off'],
    ]}/>
    <label class="volume">Volume <input type="range" min="0" max="1" step="0.1" disabled=${!sound.value} value=${volume.value} onInput=${(
      e,
    ) => {
      volume.value = +e.target.value;
      cue('card');
    }}/></label>
    <${Choice} name="Pictures" value=${pictures} all=${[
      [true, 'drawn'],
      [false, 'text only'],
    ]}/>
    <${Choice} name="Contrast" value=${contrast} all=${[
      [false, 'usual'],
      [true, 'high'],
    ]}/>
    <${Choice} name="With a single option, such as ending the turn" value=${byItself} all=${[
      [false, 'I press it'],
      [true, 'it is taken by itself'],
    ]}/>
    ${table.value ? html`<p class="empty">Watch or share: <a href=${'#/m/' + matchId.value}>${location.origin}/#/m/${matchId.value}</a></p>` : null}
    ${
      mySeat.value >= 0 && !over.value && table.value && !recall.value
        ? html`<div class="options">
      ${
        seats.value.length > 1
          ? html`<button class="option" onClick=${() => {
              net.say({ t: 'away' });
              close();
            }}>Let a bot play for me</button>`
          : null
      }
      <button class="option danger" onClick=${() => {
        if (sure) {
          net.say({ t: 'concede' });
          close();
        }
        setSure(!sure);
      }}>${sure ? 'Really give up?' : 'Give up'}</button></div>`
        : null
    }
  <//>`;
}

const KEYS = [
  ['1 … 9', 'choose what bears the number; two digits for more'],
  ['Tab, arrows', 'go from choice to choice'],
  ['Shift, arrows', 'go to anything on the table, to read it'],
  ['Enter', 'choose what has the focus'],
  ['Space', 'confirm a set; or the only button'],
  ['Esc', 'back: let go, close, take back'],
  ['U', 'take back the last answer'],
  ['H', 'a hint'],
  ['Z', 'enlarge what has the focus'],
  ['Y', 'keep giving the first plain answer (pass) until something else is asked'],
  ['M', 'the map, where the game has one'],
  ['S', 'skip animation'],
  ['L', 'log and chat'],
  ['C', 'say something'],
  ['?', 'this page'],
];

export function Help() {
  if (dialog.value !== 'help') return null;
  return html`<${Box} title="Keys and pointer"><table class="keys">${KEYS.map(([k, v]) => html`<tr><td>${k.split(', ').map((x) => html`<kbd>${x}</kbd> `)}</td><td>${v}</td></tr>`)}</table>
    <p>Cards that may be played have a bright edge and a number. Click one, or drag it onto the table or its target. Rest the pointer on a card to read it; press long on a phone. A card that cannot be played says why.</p><//>`;
}

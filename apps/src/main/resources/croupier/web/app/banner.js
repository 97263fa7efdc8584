// What is asked below the table: the question with its options, who is waited for, how it ended.
import { html, useEffect, useState, capital, seatName } from './lib.js';
import {
  seats,
  ask,
  waiting,
  over,
  mySeat,
  picked,
  held,
  sent,
  deadline,
  things,
  matchId,
  hinted,
  hintSays,
  recall,
  table,
} from './state.js';
import { plan, none } from './pairs.js';
import { Icon } from './face.js';
import { kindLook, nameOf, numberLook } from './look.js';
import { layout } from './layout.js';
import { tokens, name } from './settings.js';
import { Ended } from './ended.js';
import * as decide from './decide.js';
import * as yields from './yields.js';
import * as net from './net.js';

function Countdown() {
  const [, tick] = useState(0);
  useEffect(() => {
    const t = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(t);
  }, []);
  if (!deadline.value) return null;
  const left = Math.max(0, Math.ceil((deadline.value - Date.now()) / 1000));
  return html`<span class=${'countdown' + (left <= 10 ? ' hurry' : '')} role="timer">${left} s</span>`;
}

/** What is on a button: its sign, words, price, and what would come of it. */
function Words({ o, text }) {
  const look = o?.kind ? kindLook('options', o.kind) : null;
  const price = o?.price && numberLook(o.price.of);
  return html`${look?.icon ? html`<${Icon} name=${look.icon} size="18" color=${look.color || undefined}/>` : null}<span>${capital(text)}</span>${price ? html`<span class="price" style=${{ '--c': price.color }}><${Icon} name=${price.icon || 'coin'} size="13"/>${o.price.n}</span>` : null}${o?.aside ? html`<small class="aside">${o.aside}</small>` : null}`;
}

function Option({ c, i }) {
  const o = ask.value && c.option >= 0 ? decide.optionAt(ask.value, c.option) : null;
  return html`<button class=${'option' + (c.on ? ' on' : '') + (hinted.value?.includes(c.option) ? ' hinted' : '') + (c.word === 'take back' ? ' back' : '')} aria-pressed=${c.on === undefined ? undefined : String(c.on)} onClick=${c.act}
    onPointerEnter=${() => decide.foreseeOption(c.option)} onPointerLeave=${() => decide.foreseeOption(-1)} onFocus=${() => decide.foreseeOption(c.option)} onBlur=${() => decide.foreseeOption(-1)}><kbd>${i + 1}</kbd><${Words} o=${o} text=${c.text}/></button>`;
}

export function Banner() {
  const a = ask.value,
    o = over.value;
  const [listed, setListed] = useState(false);
  if (recall.value) return html`<${recall.value.Moment}/>`;
  if (o) return html`<${Ended}/>`;
  if (!seats.value.every((s) => s.who !== 'open')) return html`<${Gathering}/>`;
  const me = seats.value[mySeat.value];
  if (me?.away)
    return html`<div class="banner"><p>A bot plays for you.</p><button class="option" onClick=${() => net.say({ t: 'back' })}>Take your seat back</button></div>`;
  if (!a) {
    const who = waiting.value.filter((s) => s !== mySeat.value || mySeat.value < 0).map((s) => seatName(seats.value, s, mySeat.value));
    return html`<div class="banner idle" role="status"><p>${net.connected.value ? (who.length ? `Waiting for ${who.join(', ')}` : 'One moment') : 'Connecting'}<span class="dots"></span></p></div>`;
  }
  const choices = decide.choices.value;
  const onChart = (c) => layout.value.areas.has('chart') && c.option >= 0 && a.options[c.option]?.spot !== undefined;
  const onStrip = (c) => layout.value.areas.has('strip') && c.option >= 0 && a.options[c.option]?.kind === 'stops';
  const buttons = choices.map((c, i) => ({ c, i })).filter(({ c }) => !c.key && !onChart(c) && !onStrip(c));
  const bare = yields.bare.value;
  const left = a.several
    ? ` — ${picked.value.length} of ${a.min === a.max ? a.max : a.min === 0 ? 'up to ' + a.max : a.min + ' to ' + a.max} chosen${a.ordered ? ', in order' : ''}`
    : '';
  const text = a.pairs
    ? (table.value?.board.pairs?.text ?? a.text)
    : (a.because && !a.text.includes(a.because) ? a.because + ': ' : '') + a.text.replace(/ \((up to )?\d+( to \d+)?(, in order)?\)$/, '');
  const hidden = choices.filter((c) => c.key).length;
  return html`<div class=${'banner asks' + (sent.value ? ' sent' : '')} role="region" aria-label="Your decision">
    <p aria-live="assertive">${held.value ? html`<b>${things.value.has(held.value) ? nameOf(things.value.get(held.value)) : ''}</b>: choose a target` : html`<b>${capital(text)}</b>`}${left}${a.together ? html` <small>(all choose at the same time)</small>` : null} <${Countdown}/></p>
    ${hintSays.value ? html`<p class="hint-line" role="status"><${Icon} name="bulb" size="16"/>${hintSays.value}</p>` : null}
    <div class="options">
      ${buttons.map(({ c, i }) => html`<${Option} key=${i} c=${c} i=${i}/>`)}
      ${a.pairs && !held.value ? html`<button class="option confirm" disabled=${!decide.mayConfirm.value} onClick=${decide.confirm}><kbd>Space</kbd>${plan.value.length ? 'Confirm ' + plan.value.length : none.value || 'Choose first'}</button>` : null}
      ${decide.mayChooseAll.value && picked.value.length < a.options.length ? html`<button class="option all" onClick=${decide.chooseAll}><kbd>A</kbd>All ${a.options.length}</button>` : null}
      ${a.several ? html`<button class="option confirm" disabled=${!decide.mayConfirm.value} onClick=${decide.confirm}><kbd>Space</kbd>${picked.value.length === 0 && a.min === 0 ? 'Choose none' : 'Confirm'}</button>` : null}
      ${held.value ? html`<button class="option back" onClick=${decide.cancel}><kbd>Esc</kbd>Back</button>` : null}
      ${
        bare.length && !held.value && seats.value.length > 1
          ? html`<details class="yield"><summary title="Give the same answer by itself (Y)"><${Icon} name="repeat"/></summary><div class="yield-menu">
        ${bare.map((b) => html`<button onClick=${() => yields.yieldWith(b.i, 'else')}>${capital(b.text)}, until something else is asked</button><button onClick=${() => yields.yieldWith(b.i, 'match')}>Always ${b.text.toLowerCase()} here</button>`)}</div></details>`
          : null
      }
      ${hidden > 0 ? html`<button class="list-toggle" aria-expanded=${listed} onClick=${() => setListed(!listed)} title="All choices as a list" aria-label="All choices as a list"><${Icon} name="list"/></button>` : null}
    </div>
    ${
      listed
        ? html`<ol class="all-choices">${choices.map((c, i) => html`<li><button class=${'option' + (c.on ? ' on' : '')} onClick=${c.act}><kbd>${i + 1}</kbd>${capital(c.text)}</button></li>`)}
      ${(a.not || []).map((n) => html`<li class="no">${n.text}: <i>${n.why}</i></li>`)}</ol>`
        : null
    }
  </div>`;
}

function Gathering() {
  const link = location.origin + '/#/m/' + matchId.value;
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      /* the link stands there */
    }
  };
  const [trouble, setTrouble] = useState('');
  const sit = async () => {
    try {
      const s = await net.http(`/api/matches/${matchId.value}/join`, { name: name.value });
      tokens.value = { ...tokens.again().value, [s.match]: s.token };
      net.join(s.match);
    } catch (e) {
      setTrouble(e instanceof Error ? e.message : String(e));
    }
  };
  const free = seats.value.filter((s) => s.who === 'open').length;
  return html`<div class="banner gathering" role="status"><p><b>${free === 1 ? 'One seat is free' : free + ' seats are free'}</b></p>
    <div class="options">${mySeat.value < 0 ? html`<button class="option confirm" onClick=${sit}>Take a seat</button>` : html`<input class="share" readonly value=${link} aria-label="Link to share" onFocus=${(e) => e.target.select()}/><button class="option" onClick=${copy}>${copied ? 'Copied' : 'Copy link'}</button><button class="option" onClick=${() => net.say({ t: 'fill' })}>Let bots sit down</button>`}</div>${trouble ? html`<p class="why">${trouble}</p>` : null}</div>`;
}

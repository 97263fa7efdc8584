// What happened, and what people say.
import { html, useEffect, useRef, useMemo, useState } from './lib.js';
import { log, said, sideTab, unread, seats, mySeat, zoomed, cards, watching } from './state.js';
import { seatName } from './lib.js';
import { sideOpen } from './settings.js';
import { Icon } from './face.js';
import { asThing } from './zoom.js';
import * as net from './net.js';

/** A line in which names of cards are links. */
export function Line({ text }) {
  // eslint-disable-next-line no-control-regex -- the server marks names by control characters, which no text has
  const parts = text.split(/\u0001(\d+)\u0002([^\u0003]*)\u0003/);
  const out = [];
  for (let i = 0; i < parts.length; i += 3) {
    if (parts[i]) out.push(parts[i]);
    if (i + 2 < parts.length) {
      const card = +parts[i + 1];
      const show = () => {
        const thing = asThing(card);
        if (thing) zoomed.value = { thing, pinned: true };
      };
      out.push(
        card && cards.has(card) ? html`<button class="link" onClick=${show}>${parts[i + 2]}</button>` : html`<b>${parts[i + 2]}</b>`,
      );
    }
  }
  return out;
}

/** Lines by action; the same line several times is one. */
function grouped(list) {
  /** @type {{ seat: number, lines: { x: string, k?: string, times: number }[], at: number | string }[]} */
  const groups = [];
  /** @type {typeof groups[0]} */
  let now = { seat: -1, lines: [], at: 'start' };
  for (const e of list) {
    if (e.k === 'answer') {
      if (now.lines.length) groups.push(now);
      now = { seat: e.s, lines: [], at: e.at };
    } else if (e.x) {
      const last = now.lines[now.lines.length - 1];
      if (last && last.x === e.x) last.times++;
      else now.lines.push({ x: e.x, k: e.k, times: 1 });
    }
  }
  if (now.lines.length) groups.push(now);
  return groups.slice(-150);
}

function Log() {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const groups = useMemo(() => grouped(log.value), [log.value]);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [log.value]);
  return html`<div class="log" role="log" aria-live="polite" aria-label="What happened">
    ${groups.length === 0 ? html`<p class="empty">Nothing has happened yet.</p>` : null}
    ${groups.map(
      (g) => html`<section key=${g.at} class=${g.seat === mySeat.value ? 'mine' : ''}>
      ${g.seat >= 0 ? html`<h4>${seatName(seats.value, g.seat, mySeat.value)}</h4>` : null}
      ${g.lines.map((l) => html`<p class=${l.k}><${Line} text=${l.x}/>${l.times > 1 ? html` <small>×${l.times}</small>` : null}</p>`)}
    </section>`,
    )}
    <div ref=${end}></div>
  </div>`;
}

function Chat() {
  const [text, setText] = useState('');
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    unread.value = 0;
    end.current?.scrollIntoView({ block: 'end' });
  }, [said.value]);
  const send = (e) => {
    e.preventDefault();
    if (text.trim()) net.say({ t: 'chat', text: text.trim() });
    setText('');
  };
  return html`<div class="chat"><div class="said" role="log" aria-live="polite">
      ${said.value.map((s) => (s.name ? html`<p><b>${s.name}</b> ${s.text}</p>` : html`<p class="empty">${s.text}</p>`))}<div ref=${end}></div></div>
    <form onSubmit=${send}><input class="chat-input" aria-label="Say something" placeholder="Say something" maxlength="300" value=${text} onInput=${(e) => setText(e.target.value)}/><button>Send</button></form></div>`;
}

export function Side() {
  const tab = sideTab.value;
  return html`<aside class=${'side' + (sideOpen.value ? ' open' : '')} aria-label="Log and chat">
    <div class="tabs" role="tablist">
      <button role="tab" aria-selected=${tab === 'log'} onClick=${() => {
        sideTab.value = 'log';
      }}>Log</button>
      <button role="tab" aria-selected=${tab === 'chat'} onClick=${() => {
        sideTab.value = 'chat';
        unread.value = 0;
      }}>Chat${unread.value ? html` <span class="badge">${unread.value}</span>` : null}</button>
      ${watching.value ? html`<span class="watching" title="people watching"><${Icon} name="eye"/> ${watching.value}</span>` : null}
      <button class="close" aria-label="Hide log and chat" onClick=${() => {
        sideOpen.value = false;
      }}>×</button>
    </div>
    ${tab === 'log' ? html`<${Log}/>` : html`<${Chat}/>`}
  </aside>`;
}

// What happened, and what people say.
import { html, useEffect, useRef, useState } from './lib.js';
import { said, sideTab, unread, watching } from './state.js';
import { sideOpen } from './settings.js';
import { Icon } from './face.js';
import { Log } from './log.js';
import * as net from './net.js';

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
  return html`<div class="chat"><div class="said" role="log" aria-live="polite" aria-label="What people say" tabindex="0">
      ${said.value.map((s) => (s.name ? html`<p><b>${s.name}</b> ${s.text}</p>` : html`<p class="empty">${s.text}</p>`))}<div ref=${end}></div></div>
    <form onSubmit=${send}><input class="chat-input" aria-label="Say something" placeholder="Say something" maxlength="300" value=${text} onInput=${(e) => setText(e.target.value)}/><button>Send</button></form></div>`;
}

export function Side() {
  const tab = sideTab.value;
  return html`<aside class=${'side' + (sideOpen.value ? ' open' : '')} aria-label="Log and chat">
    <div class="tabs"><div role="tablist" aria-label="Log and chat">
      <button role="tab" aria-selected=${tab === 'log'} onClick=${() => {
        sideTab.value = 'log';
      }}>Log</button>
      <button role="tab" aria-selected=${tab === 'chat'} onClick=${() => {
        sideTab.value = 'chat';
        unread.value = 0;
      }}>Chat${unread.value ? html` <span class="badge">${unread.value}</span>` : null}</button></div>
      ${watching.value ? html`<span class="watching" title="people watching"><${Icon} name="eye"/> ${watching.value}</span>` : null}
      <button class="close" aria-label="Hide log and chat" onClick=${() => {
        sideOpen.value = false;
      }}>×</button>
    </div>
    ${tab === 'log' ? html`<${Log}/>` : html`<${Chat}/>`}
  </aside>`;
}

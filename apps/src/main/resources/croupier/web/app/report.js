// Telling those who run this server what is wrong with a match; its journal goes with it.
import { html, useState } from './lib.js';
import { http } from './net.js';
import { tokens } from './settings.js';

export function Report({ match, at }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const send = async (e) => {
    e.preventDefault();
    try {
      await http('/api/matches/' + match + '/report', { text, at, token: tokens.again().value[match] || '' });
      setSaid('Thank you. The journal was attached; nobody but those who run this server sees it.');
    } catch (x) {
      setSaid(x instanceof Error ? x.message : String(x));
    }
  };
  if (said) return html`<p role="status">${said}</p>`;
  return html`<form class="report" onSubmit=${send}><label>What is wrong?<textarea required rows="3" maxlength="2000" value=${text} onInput=${(e) => setText(e.target.value)}></textarea></label><div class="options"><button class="option confirm">Send with the journal</button></div></form>`;
}

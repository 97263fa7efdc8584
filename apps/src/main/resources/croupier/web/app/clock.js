// The clocks of everybody who has limited time, always in sight.
import { html, useEffect, useState, seatName } from './lib.js';
import { clocks, seats, mySeat, waiting, over } from './state.js';

/** Seconds as people read them. */
export function timeText(ms) {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return s < 60 ? s + ' s' : Math.floor(s / 60) + ':' + String(s % 60).padStart(2, '0');
}

export function Clocks() {
  const [, tick] = useState(0);
  const any = clocks.value.some(Boolean) && !over.value;
  useEffect(() => {
    if (!any) return;
    const t = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(t);
  }, [any]);
  if (!any) return null;
  return html`<div class="clocks" role="group" aria-label="Clocks">${clocks.value.map((c, seat) => {
    if (!c) return null;
    const left = c.ends ? c.ends - Date.now() : c.left;
    const runs = !!c.ends && waiting.value.includes(seat);
    return html`<span key=${seat} class=${'clock' + (runs ? ' runs' : '') + (runs && left < 10500 ? ' hurry' : '')}><b>${seatName(seats.value, seat, mySeat.value)}</b> <span role="timer">${timeText(left)}</span></span>`;
  })}</div>`;
}

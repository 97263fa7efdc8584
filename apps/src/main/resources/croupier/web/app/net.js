// The connection to one match: comes back by itself, resends what was not acknowledged.
import { signal, batch } from './lib.js';
import { tokens, name, remember, forget } from './settings.js';
import * as state from './state.js';

export const connected = signal(false);
/** What the page waits for while it is not connected; empty if nobody said. */
export const waitsFor = signal('');
let socket = null;
/** Milliseconds: how often the page looks, how often it asks whether the server is there, and how long that may take. */
const BEAT = 2000;
const OFTEN = 3500;
const SILENCE = 5000;

let match = null;
let tries = 0;
let timer = 0;
let beat = 0;
let heard = 0;
let asked = 0;
let nextId = 1;
/** Answers on their way: sent again after a lost connection, which is harmless. */
const pending = new Map();

export function join(id) {
  leave();
  match = id;
  state.clear(id);
  open();
}

export function leave() {
  match = null;
  pending.clear();
  clearTimeout(timer);
  clearInterval(beat);
  if (socket) {
    socket.onclose = null;
    socket.close();
  }
  socket = null;
  connected.value = false;
}

function open() {
  clearTimeout(timer);
  const here = (location.protocol === 'https:' ? 'wss://' : 'ws://') + location.host + '/ws';
  const mine = new WebSocket(here);
  socket = mine;
  mine.onopen = () => {
    mine.send(JSON.stringify({ t: 'hello', match, token: tokens.again().value[match] || '', name: name.value }));
    for (const message of pending.values()) mine.send(JSON.stringify(message));
    heard = asked = Date.now();
    clearInterval(beat);
    // a server that does not answer a ping is gone, also when the connection does not say so; beats of a hidden page may be a
    // minute apart
    beat = setInterval(() => {
      const since = Date.now() - asked;
      if (heard < asked && since >= SILENCE) lose(mine);
      else if (heard >= asked && since >= OFTEN && mine.readyState === 1) {
        asked = Date.now();
        mine.send('{"t":"ping"}');
      }
    }, BEAT);
  };
  mine.onmessage = (e) => {
    heard = Date.now();
    hear(JSON.parse(e.data));
  };
  mine.onclose = () => lose(mine);
}

/** The connection is lost: the page comes back, to whichever server takes it. */
function lose(mine) {
  if (socket !== mine) return;
  mine.onclose = mine.onmessage = null;
  mine.close();
  connected.value = false;
  clearInterval(beat);
  const wait = Math.min(4000, 250 * 2 ** tries++) * (0.75 + Math.random() / 2);
  timer = setTimeout(() => match && open(), wait);
}

addEventListener('online', () => match && !connected.value && open());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && match && socket && socket.readyState > 1) open();
});

function hear(frame) {
  switch (frame.t) {
    case 'table':
      tries = 0;
      connected.value = true;
      waitsFor.value = '';
      remember(match, null, frame.game);
      if (frame.nextToken) remember(frame.next, frame.nextToken, frame.game);
      state.atTable(frame);
      break;
    case 'state':
      state.changed(frame);
      break;
    case 'seats':
      batch(() => {
        state.seats.value = frame.seats;
        state.watching.value = frame.watching;
      });
      break;
    case 'ok':
      pending.delete(frame.id);
      break;
    case 'no':
      if (frame.id && pending.delete(frame.id)) state.refused(frame.why);
      else if (frame.gone) {
        state.lost.value = frame.why;
        forget(match);
        leave();
      } else state.toast(frame.why);
      break;
    case 'said':
      state.said.value = [...state.said.value, { name: frame.name, text: frame.text }];
      if (!frame.name) state.note(frame.text);
      else if (!document.hasFocus() || !state.sideTab.value.startsWith('chat')) state.unread.value++;
      break;
    case 'preview':
      state.foreseen(frame);
      break;
    case 'hint':
      batch(() => {
        state.hinted.value = frame.pick;
        state.hintSays.value = state.named(frame.says ?? '');
      });
      break;
    case 'term':
      state.term.value = frame;
      break;
    case 'undo?':
      state.undoAsked.value = frame;
      break;
    case 'next':
      if (frame.token) remember(frame.match, frame.token, state.table.value?.game);
      state.nextMatch.value = frame.match;
      if (frame.token) location.hash = '#/m/' + frame.match;
      break;
    case 'wait':
      waitsFor.value = frame.why;
      break;
    case 'bye':
      waitsFor.value = frame.why;
      state.toast(frame.why);
      break;
  }
}

/** Says something that needs no acknowledgement. */
export function say(message) {
  if (socket?.readyState === 1 && connected.value) socket.send(JSON.stringify(message));
}

/** Answers a decision; kept until the server has taken or refused it. */
export function answer(d, pick) {
  const message = { t: 'answer', id: 'a' + nextId++, d, pick };
  pending.set(message.id, message);
  if (socket?.readyState === 1 && connected.value) socket.send(JSON.stringify(message));
}

/** Asks what an answer to a decision would do. */
export function preview(d, pick) {
  const id = 'p' + nextId++;
  say({ t: 'preview', id, d, pick });
  return id;
}

/** Asks what pairs of things, such as who blocks whom, would lead to. */
export function foresee(d, pairs) {
  const id = 'p' + nextId++;
  say({ t: 'preview', id, d, pick: [], pairs });
  return id;
}

/** Asks the server over HTTP. */
export async function http(path, body) {
  const reply = await fetch(
    path,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        },
  );
  const json = await reply.json();
  if (!reply.ok) throw new Error(json.why || 'the server refused');
  return json;
}

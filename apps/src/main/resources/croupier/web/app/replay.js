// The replay page: the table at any position of a match, with what was chosen there.
import { html, useEffect, useState, useBox, capital, seatName } from './lib.js';
import { Board } from './board.js';
import { Icon } from './face.js';
import { seats, recall, named } from './state.js';
import { name, remember } from './settings.js';
import { http } from './net.js';
import { Plot } from './plot.js';
import { Report } from './report.js';
import { shown, course, judged, judging, judgingFailed, trouble, momentNow, turnStarts, judgeAll, open, close, go } from './recall.js';

const percent = (x) => Math.round(100 * x) + ' %';
const viewer = () => shown.value?.seat ?? -1;
const nameOf = (i) => seatName(seats.value, i, -1);
const place = () => shown.value?.at ?? 0;
const last = () => (shown.value?.positions ?? 1) - 1;
const address = (at, seat) => `#/r/${shown.value?.match}/${at}${seat >= 0 ? '/' + (seat + 1) : ''}`;

/** Goes to a position; the address follows, so that it can be shared. */
function move(at, seat = viewer()) {
  if (!shown.value) return;
  const to = Math.max(0, Math.min(last(), at));
  history.replaceState(null, '', address(to, seat));
  if (seat === viewer()) go(to);
  else open(shown.value.match, to, seat);
}

function moveTurn(by) {
  const starts = turnStarts().map((t) => t.at);
  const to = by > 0 ? starts.find((s) => s > place()) : starts.findLast((s) => s < place());
  move(to ?? (by > 0 ? last() : 0));
}

// ---- the question of that time, where it was asked

function Moment() {
  const m = momentNow();
  const s = shown.value;
  if (!m || !s) return null;
  if (s.frame.over) return html`<div class="banner recalled" role="status"><p><b>The match is over</b></p></div>`;
  if (m.seat < 0) return html`<div class="banner recalled" role="status"><p>Here it goes on.</p></div>`;
  const j = m.judged;
  const options = m.ask && m.took.length < 2 ? m.ask.options : [];
  return html`<div class="banner recalled" role="status"><p><b>${nameOf(m.seat)}</b>${m.q ? ': ' + capital(m.q) : ''}${m.a ? html` <b class="taken">→ ${capital(m.a)}</b>` : null}</p>
    ${j?.before === undefined ? null : html`<p class="judged">Chance to win ${percent(j.before)}${(j.before ?? 0) - (j.after ?? 0) > 0.03 ? html` · with what was chosen ${percent(j.after)} · better: <b class="better">${capital(j.best)}</b>` : html` · <span class="better">well chosen</span>`}</p>`}
    ${options.length > 1 ? html`<ul class="options past">${options.slice(0, 14).map((o, i) => html`<li class=${(m.took.includes(i) ? 'on ' : '') + (j?.best === o.text ? 'best' : '')}>${capital(o.text)}${m.took.includes(i) ? html`<span class="unseen"> (chosen)</span>` : null}</li>`)}</ul>` : null}</div>`;
}

function key(e) {
  if (e.target.matches('select, textarea, input:not([type=range])')) return false;
  if (document.querySelector('.dialog')) return false;
  const to = { ArrowLeft: place() - 1, ArrowRight: place() + 1, Home: 0, End: last() }[e.key];
  if (to !== undefined) move(to);
  else if (e.key === 'PageUp') moveTurn(-1);
  else if (e.key === 'PageDown') moveTurn(1);
  else return false;
  e.preventDefault();
  return true;
}

// ---- boxes

function Decisions({ shut }) {
  const box = useBox(shut);
  const here = place();
  useEffect(() => {
    box.current?.querySelector('.here')?.scrollIntoView({ block: 'center' });
  }, []);
  let turn = -2;
  return html`<div class="dialog" ref=${box} role="dialog" aria-modal="true" aria-label="Decisions" onClick=${shut}><div class="dialog-box" onClick=${(e) => e.stopPropagation()}><h2>Decisions</h2><button class="close" aria-label="Close" onClick=${shut}>×</button>
    <ol class="decisions">${(course.value?.moments ?? []).map((m, i) => {
      const begins = m.t !== turn && m.t >= 0;
      turn = m.t;
      const j = judged.value.get(i);
      const lost = j?.before === undefined ? 0 : (j.before ?? 0) - (j.after ?? 0);
      return html`${begins ? html`<li class="turn" role="presentation">Turn ${m.t}</li>` : null}<li class=${i === here ? 'here' : ''}><button onClick=${() => {
        move(i);
        shut();
      }}><b>${nameOf(m.s)}</b> ${capital(named(m.a || ''))}${lost > 0.03 ? html` <span class="loss">−${percent(lost)}</span>` : null}</button></li>`;
    })}</ol></div></div>`;
}

/** The chance to win of each seat, decision by decision. */
function Judgement() {
  const all = course.value?.moments ?? [];
  const done = judged.value.size;
  const lines = seats.value.map((_, seat) =>
    all.map((m, i) => {
      const j = judged.value.get(i);
      return m.s === seat && j?.before !== undefined ? (j.after ?? null) : null;
    }),
  );
  const worst = [...judged.value.values()]
    .filter((j) => j.before !== undefined && (j.before ?? 0) - (j.after ?? 0) > 0.03)
    .sort((a, b) => (b.before ?? 0) - (b.after ?? 0) - (a.before ?? 0) + (a.after ?? 0))
    .slice(0, 5);
  return html`<section class="judgement" aria-label="Analysis">
    <div class="judgement-head"><b>Chance to win</b> <small role="status">${done} of ${all.length} decisions judged</small> ${judging.value ? html`<button onClick=${() => (judging.value = false)}>Stop</button>` : done < all.length ? html`<button onClick=${judgeAll}>Go on</button>` : null}</div>
    ${judgingFailed.value ? html`<p class="why" role="alert">${judgingFailed.value}</p>` : null}
    <${Plot} lines=${lines} names=${seats.value.map((_, i) => nameOf(i))} label="Chance to win" unit="decision" height=${120} range=${[0, 1]} format=${percent} mark=${shown.value?.frame.n} pick=${(i) => move(i)}/>
    ${worst.length ? html`<p class="worst">Most was given away at ${worst.map((j, i) => html`${i ? ', ' : ''}<button class="link" onClick=${() => move(j.answer)}>decision ${j.answer + 1} (−${percent((j.before ?? 0) - (j.after ?? 0))})</button>`)}.</p>` : null}
  </section>`;
}

function PlayOn({ shut }) {
  const box = useBox(shut);
  const s = shown.value;
  const [why, setWhy] = useState('');
  const [seat, setSeat] = useState(Math.max(0, s?.seat ?? 0));
  if (!s) return null;
  const begin = async (e) => {
    e.preventDefault();
    try {
      const made = await http('/api/matches/' + s.match + '/fork', { answer: s.frame.n, seat, name: name.value });
      remember(made.match, made.token, made.game);
      location.hash = '#/m/' + made.match;
    } catch (x) {
      setWhy(x instanceof Error ? x.message : String(x));
    }
  };
  return html`<div class="dialog" ref=${box} role="dialog" aria-modal="true" aria-label="Play on from here" onClick=${shut}><form class="dialog-box" onSubmit=${begin} onClick=${(e) => e.stopPropagation()}><h2>Play on from here</h2><button type="button" class="close" aria-label="Close" onClick=${shut}>×</button>
    <p>A new match that begins at decision ${s.frame.n + 1}. Bots take the other seats.</p>
    ${seats.value.length > 1 ? html`<p><label>Your seat <select value=${seat} onChange=${(e) => setSeat(+e.target.value)}>${seats.value.map((_, i) => html`<option value=${i}>${nameOf(i)}</option>`)}</select></label></p>` : null}
    ${why ? html`<p class="why" role="alert">${why}</p>` : null}<div class="options"><button class="play" data-first>Play</button></div></form></div>`;
}

function ReportBox({ shut }) {
  const box = useBox(shut);
  return html`<div class="dialog" ref=${box} role="dialog" aria-modal="true" aria-label="Report a problem" onClick=${shut}><div class="dialog-box" onClick=${(e) => e.stopPropagation()}><h2>Report a problem</h2><button class="close" aria-label="Close" onClick=${shut}>×</button><${Report} match=${shown.value?.match} at=${shown.value?.frame.n}/></div></div>`;
}

// ---- the bar

const Step = ({ icon, label, press, off }) =>
  html`<button class="tool" aria-label=${label} title=${label} disabled=${off} onClick=${press}><${Icon} name=${icon}/></button>`;

function Bar() {
  const s = shown.value;
  const [runs, setRuns] = useState(false);
  const [box, setBox] = useState('');
  const [analysed, setAnalysed] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!runs) return;
    if (place() >= last()) setRuns(false);
    const t = setTimeout(() => move(place() + 1), 900);
    return () => clearTimeout(t);
  }, [runs, s]);
  if (!s) return null;
  const shut = () => setBox('');
  const turn = s.frame.turnName;
  const starts = turnStarts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + '/' + address(s.at, s.seat));
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      /* the address bar has it */
    }
  };
  return html`<footer class="replay-bar" aria-label="Replay">
    ${analysed ? html`<${Judgement}/>` : null}
    <div class="replay-row"><${Step} icon="first" label="To the beginning (Home)" off=${s.at === 0} press=${() => move(0)}/><${Step} icon="previous" label="One decision back (Left)" off=${s.at === 0} press=${() => move(s.at - 1)}/>
      <${Step} icon=${runs ? 'pause' : 'start'} label=${runs ? 'Pause' : 'Play by itself'} press=${() => setRuns(!runs)}/>
      <${Step} icon="next" label="One decision on (Right)" off=${s.at === last()} press=${() => move(s.at + 1)}/><${Step} icon="skip" label="To the end (End)" off=${s.at === last()} press=${() => move(last())}/>
      <input type="range" min="0" max=${last()} value=${s.at} aria-label="Position in the match" aria-valuetext=${`decision ${s.frame.n + 1}` + (turn ? ', ' + turn : '')} onInput=${(e) => move(+e.target.value)}/>
      <span class="where">${s.at} of ${last()}${turn ? ' · ' + turn : ''}</span></div>
    <div class="replay-row tools">
      ${s.over ? html`<label>Seen by <select value=${s.seat} onChange=${(e) => move(s.at, +e.target.value)}><option value="-1">everybody</option>${seats.value.map((_, i) => html`<option value=${i}>${nameOf(i)}</option>`)}</select></label>` : null}
      ${starts.length > 1 ? html`<label>Turn <select value=${starts.findLast((t) => t.at <= s.at)?.at ?? 0} onChange=${(e) => move(+e.target.value)}>${starts.map((t) => html`<option value=${t.at}>${String(t.turn).replace(/^turn /, '')}</option>`)}</select></label>` : null}
      ${
        course.value
          ? html`<button onClick=${() => setBox('decisions')}>Decisions</button><button aria-expanded=${analysed} onClick=${() => {
              setAnalysed(!analysed);
              if (!analysed && judged.value.size === 0) judgeAll();
            }}>Analysis</button>`
          : null
      }
      ${s.over ? html`<button onClick=${() => setBox('play')}>Play on from here</button>` : null}
      <button onClick=${copy}>${copied ? 'Copied' : 'Copy link'}</button>
      ${s.over ? html`<a class="button" href=${'/api/matches/' + s.match + '/journal'} download>Journal</a>` : null}
      <button onClick=${() => setBox('report')}>Report</button></div>
    ${box === 'decisions' ? html`<${Decisions} shut=${shut}/>` : box === 'play' ? html`<${PlayOn} shut=${shut}/>` : box === 'report' ? html`<${ReportBox} shut=${shut}/>` : null}
  </footer>`;
}

export function Replay({ match, at, seat }) {
  useEffect(() => {
    recall.value = { Moment, key };
    open(match, at, seat);
  }, [match, at, seat]);
  useEffect(
    () => () => {
      recall.value = null;
      judging.value = false;
      close();
    },
    [],
  );
  useEffect(() => {
    document.title = 'Replay · Croupier';
  }, []);
  if (trouble.value)
    return html`<main class="lost-match"><h1>This match cannot be shown</h1><p class="why" role="alert">${capital(trouble.value)}.</p><p><a href="#/">To the lobby</a></p></main>`;
  return html`<div class="replay"><${Board}/><${Bar}/></div>`;
}

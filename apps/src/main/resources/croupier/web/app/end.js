// How a match went: who won and why, scores, figures, and the course of a number.
import { html, useEffect, useState, useBox, capital, seatName } from './lib.js';
import { over, mySeat, seats, matchId, table, named, numbers, scene, chart, zoomed } from './state.js';
import { faceOf, labelOf, lying, numberLook, numberText, zoneOf } from './look.js';
import { Chart } from './chart.js';
import { endOpen, endTitle, Again } from './ended.js';
import { Report } from './report.js';
import { Plot, COLORS } from './plot.js';
import { http } from './net.js';

/** @import { Course, Over } from './wire' */

const close = () => {
  endOpen.value = false;
};

const nameOf = (i) => seatName(seats.value, i, mySeat.value);

/** Results, scores and what each player did. */
function Scores({ course }) {
  const o = /** @type {Over} */ (over.value);
  const scored = o.scores.some(Boolean);
  const order = o.results.map((_, i) => i).sort((a, b) => o.scores[b] - o.scores[a] || (o.results[a] === 'won' ? -1 : 1));
  const figures = Object.entries(course?.figures || {});
  return html`<table class="scores"><caption class="unseen">Results and what each player did</caption><thead><tr><th scope="col"><span class="unseen">Figure</span></th>${order.map((i) => html`<th scope="col"><i style=${{ background: COLORS[i % COLORS.length] }}></i>${nameOf(i)}</th>`)}</tr></thead><tbody>
    <tr><th scope="row">Result</th>${order.map((i) => html`<td class=${o.results[i]}>${o.results[i] === 'open' ? '–' : o.results[i]}</td>`)}</tr>
    ${scored ? html`<tr><th scope="row">Score</th>${order.map((i) => html`<td><b>${o.scores[i]}</b></td>`)}</tr>` : null}
    ${figures.map(([label, list]) => html`<tr><th scope="row">${capital(label)}</th>${order.map((i) => html`<td>${list[i]}</td>`)}</tr>`)}
  </tbody></table>`;
}

/** The numbers that are worth a plot: what the board says, those with a bar, then the others. */
function plotted(course) {
  const told = [table.value?.board.course ?? []].flat();
  const place = (l) => (told.includes(l) ? told.indexOf(l) : numberLook(l).bar ? 100 : numberLook(l).told ? 200 : 300);
  return course.series.filter((s) => !numberLook(s.l).hide).sort((a, b) => place(a.l) - place(b.l));
}

function CourseOf({ course }) {
  const all = plotted(course);
  const [chosen, choose] = useState('');
  if (all.length === 0) return null;
  const one = all.find((s) => s.l === chosen) ?? all[0];
  return html`<figure class="course"><figcaption>${all.length > 1 ? html`<label>Course of <select value=${one.l} onChange=${(e) => choose(e.target.value)}>${all.slice(0, 12).map((s) => html`<option value=${s.l}>${s.l}</option>`)}</select></label>` : html`Course of ${one.l}`}</figcaption>
    <${Plot} lines=${one.seats} names=${one.seats.map((_, i) => nameOf(i))} label=${one.l} at=${course.turns} unit=${course.turns[0] >= 0 ? 'turn' : 'step'}/></figure>`;
}

/** What the board wants to be seen of the end: numbers, what lies in some zones, the way that was gone. */
function Summary() {
  const told = table.value?.board.summary;
  if (!told) return null;
  const all = { ...scene.value?.numbers, ...numbers.value };
  const counted = [told.numbers ?? []].flat().filter((l) => all[l] !== undefined);
  return html`<section class="summary" aria-label="Summary">
    ${counted.length ? html`<dl class="summary-numbers">${counted.map((l) => html`<div><dt>${capital(l)}</dt><dd>${numberText(l, all[l])}</dd></div>`)}</dl>` : null}
    ${[told.zones ?? []].flat().map((name) => html`<${Belongings} key=${name} name=${name}/>`)}
    ${told.chart && chart.value ? html`<details class="fold"><summary>The way</summary><${Chart}/></details>` : null}
  </section>`;
}

/** Everything in a zone by name, the same ones once with their number; pressed, one is shown large. */
function Belongings({ name }) {
  const zone = zoneOf(name);
  const list = zone ? lying(zone, Math.max(0, mySeat.value)).filter((t) => !t.hidden) : [];
  if (!zone || list.length === 0) return null;
  const same = new Map();
  for (const t of list) same.set(t.n, [...(same.get(t.n) ?? []), t]);
  const look = (t) => () => {
    zoomed.value = { thing: t, pinned: true };
  };
  return html`<h3>${labelOf(zone) || capital(name)} <small>${list.length}</small></h3><ul class="belongings">${[...same].map(
    ([n, ts]) =>
      html`<li><button class="belonging" style=${{ '--c': faceOf(ts[0]).color }} onClick=${look(ts[0])}>${n}${ts.length > 1 ? html` <b>×${ts.length}</b>` : null}</button></li>`,
  )}</ul>`;
}

function Seed({ seed }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(seed).then(
      () => setCopied(true),
      () => {
        /* it stands there */
      },
    );
  return html`<p class="empty seed">Seed <code>${seed}</code> <button onClick=${copy}>${copied ? 'Copied' : 'Copy'}</button></p>`;
}

export function End() {
  const o = over.value;
  const box = useBox(close);
  const [course, setCourse] = useState(/** @type {Course | null} */ (null));
  const [trouble, setTrouble] = useState('');
  const [reports, setReports] = useState(false);
  useEffect(() => {
    http('/api/matches/' + matchId.value + '/course').then(setCourse, (e) => setTrouble(e.message));
  }, []);
  if (!o) return null;
  const how = o.how || [];
  const short = how.length > 0 && how.length <= 4;
  const why = short ? how.join(' ') : course?.why ? named(course.why) + '.' : '';
  return html`<div class="dialog" ref=${box} role="dialog" aria-modal="true" aria-label=${endTitle()} onClick=${close}><div class=${'dialog-box end end-' + (o.results[mySeat.value] || 'open')} onClick=${(e) => e.stopPropagation()}>
    <h2>${endTitle()}</h2><button class="close" aria-label="Close" onClick=${close}>×</button>
    ${why ? html`<p class="end-why">${capital(why)}</p>` : null}
    <${Scores} course=${course}/><${Summary}/>
    ${course ? html`<${CourseOf} course=${course}/>` : trouble ? html`<p class="why">${trouble}</p>` : html`<p class="empty">Counting<span class="dots"></span></p>`}
    ${how.length && !short ? html`<details class="fold"><summary>How it came about</summary><pre tabindex="0">${how.join('\n')}</pre></details>` : null}
    <${Seed} seed=${o.seed}/>
    <div class="options"><${Again}/><a class="option" data-first href=${'#/r/' + matchId.value}>Replay</a><a class="option" href=${'/api/matches/' + matchId.value + '/journal'} download>Journal</a><button class="option" aria-expanded=${reports} onClick=${() => setReports(!reports)}>Report a problem</button><a class="option" href="#/">Lobby</a></div>
    ${reports ? html`<${Report} match=${matchId.value}/>` : null}
  </div></div>`;
}

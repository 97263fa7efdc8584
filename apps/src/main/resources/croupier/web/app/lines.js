// Lines between things that have to do with each other: who attacks, blocks or aims at whom.
import { html, useLayoutEffect, useRef, effect } from './lib.js';
import { things, refKey, places, table } from './state.js';
import { kindLook } from './look.js';
import { plan } from './pairs.js';

const SVG = 'http://www.w3.org/2000/svg';

function middle(key) {
  const e = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const r = e?.getBoundingClientRect();
  return r && r.width ? { x: r.left + r.width / 2, y: r.top + r.height / 2, h: r.height } : null;
}

function line(svg, one, other, color, more) {
  const from = middle(one),
    to = middle(other);
  if (!from || !to) return;
  const path = document.createElementNS(SVG, 'path');
  const bend = Math.min(60, Math.abs(from.x - to.x) / 3 + 12);
  path.setAttribute('d', `M${from.x} ${from.y} Q${(from.x + to.x) / 2 + bend} ${(from.y + to.y) / 2} ${to.x} ${to.y}`);
  path.setAttribute('class', 'relation' + more);
  path.setAttribute('marker-end', 'url(#relation-tip)');
  path.style.setProperty('--c', color || 'var(--aim)');
  svg.append(path);
}

function draw(svg) {
  svg.replaceChildren();
  for (const t of things.value.values())
    for (const rel of t.r || []) {
      const look = kindLook('relations', rel.as);
      if (!look.hide) line(svg, t.key, refKey(rel.to), look.color, '');
    }
  for (const [one, other] of plan.value) line(svg, one, other, table.value?.board.pairs?.color, ' planned');
}

/** Drawn again whenever the table changes or its layout changes. */
export function Lines() {
  const group = useRef(/** @type {SVGGElement | null} */ (null));
  useLayoutEffect(() => {
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => group.current && draw(group.current));
    };
    const stop = effect(() => {
      places.value.size;
      plan.value.length;
      again();
    });
    addEventListener('resize', again);
    addEventListener('scroll', again, true);
    return () => {
      stop();
      cancelAnimationFrame(frame);
      removeEventListener('resize', again);
      removeEventListener('scroll', again, true);
    };
  }, []);
  return html`<svg class="relations" aria-hidden="true"><defs><marker id="relation-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0L10 5L0 10L3 5z"/></marker></defs><g ref=${group}></g></svg>`;
}

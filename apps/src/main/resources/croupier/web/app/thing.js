// One thing on the table: card, creature or chip, with everything one can do with it.
import { html, useEffect, useRef } from './lib.js';
import { Face, Back, Icon } from './face.js';
import { Creature, Chip } from './creature.js';
import { faceOf, nameOf, numberLook, numberText, shapeOf, shownNumbers } from './look.js';
import { held, zoomed, ask, hinted, refKey, doomed } from './state.js';
import * as decide from './decide.js';
import { startDrag } from './drag.js';

let hovering = 0;

function classes(thing, choice, extra) {
  const c = ['thing', extra];
  if (choice !== undefined) c.push('may');
  if (decide.aims.value.has(thing.key)) c.push('aim');
  if (held.value === thing.key) c.push('held');
  if (decide.whyNot.value.has(thing.key)) c.push('not');
  if (!thing.hidden && Object.keys(thing.v).some((l) => numberLook(l).turn)) c.push('turned');
  const on = choice !== undefined && decide.choices.value[choice]?.on;
  if (on) c.push('on');
  const hint = hinted.value;
  if (hint?.some((i) => refKey(ask.value?.options[i]?.a) === thing.key)) c.push('hinted');
  if (ask.value?.source && !ask.value.pairs && refKey(ask.value.source) === thing.key) c.push('asking');
  if (doomed.value.has(thing.key)) c.push('doomed');
  return c.join(' ');
}

function describe(thing, f) {
  if (thing.hidden) return 'a hidden card';
  const numbers = shownNumbers(thing)
    .map(([l, v]) => l + ' ' + numberText(l, v))
    .join(', ');
  const signs = (thing.s || []).map((x) => x.text).join(', ');
  return [nameOf(thing), signs, numbers, signs ? '' : f?.text].filter(Boolean).join('. ');
}

export function Thing({ thing, zone, small, read, now }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const shape = thing.hidden ? 'card' : shapeOf(thing, zone);
  const choice = decide.places.value.get(thing.key);
  const why = decide.whyNot.value.get(thing.key);
  const f = thing.hidden ? null : faceOf(thing);
  const acts = choice !== undefined || decide.aims.value.has(thing.key);
  const c = choice === undefined ? null : decide.choices.value[choice];
  const terms = thing.hidden ? null : decide.termsOf(thing.key);
  const isButton = acts || !!why;
  const name =
    describe(thing, f) +
    (now ? '. Now' : '') +
    (terms?.price ? `. Costs ${terms.price.n} ${terms.price.of}` : '') +
    (terms?.aside ? '. ' + terms.aside : '') +
    (why ? '. Not now: ' + why : '');
  useEffect(
    () => () => {
      // what is gone is not shown large any more
      if (zoomed.peek()?.thing.key === thing.key && !zoomed.peek()?.pinned) zoomed.value = null;
    },
    [thing.key],
  );
  const enter = (e) => {
    decide.foresee(thing.key);
    if (e.pointerType === 'mouse' && !thing.hidden) {
      clearTimeout(hovering);
      hovering = setTimeout(() => {
        if (box.current?.isConnected) zoomed.value = { thing, rect: box.current.getBoundingClientRect(), why };
      }, 380);
    }
  };
  const leave = () => {
    clearTimeout(hovering);
    decide.foresee('');
    if (zoomed.value && !zoomed.value.pinned) zoomed.value = null;
  };
  const down = (e) => {
    clearTimeout(hovering);
    if (zoomed.value && !zoomed.value.pinned) zoomed.value = null;
    if (e.pointerType !== 'mouse' && !thing.hidden)
      hovering = setTimeout(() => {
        zoomed.value = { thing, pinned: true, why };
      }, 480);
    startDrag(e, thing.key, box.current, () => clearTimeout(hovering));
  };
  return html`<div ref=${box} class=${classes(thing, choice, shape + (thing.hidden ? ' hidden' : '') + (small ? ' small' : '') + (now ? ' now' : ''))} data-key=${thing.key}
      role=${isButton ? 'button' : 'img'} aria-disabled=${why && !acts ? 'true' : undefined} tabindex=${acts || why || read ? 0 : -1} aria-label=${isButton ? undefined : name} aria-pressed=${c?.on === undefined ? undefined : String(c.on)}
      onPointerEnter=${enter} onPointerLeave=${leave} onPointerDown=${down} onPointerUp=${() => clearTimeout(hovering)}
      onFocus=${() => decide.foresee(thing.key)} onBlur=${() => decide.foresee('')}
      onContextMenu=${(e) => {
        if (thing.hidden) return;
        e.preventDefault();
        zoomed.value = { thing, pinned: true, why };
      }}
      onClick=${(e) => {
        const element = e.currentTarget;
        if (!element.dataset.dragged) decide.press(thing.key, element);
        delete element.dataset.dragged;
        e.stopPropagation();
      }}>
    ${isButton ? html`<span class="unseen">${name}</span>` : null}
    ${thing.hidden ? html`<${Back}/>` : shape === 'creature' ? html`<${Creature} thing=${thing}/>` : shape === 'chip' ? html`<${Chip} thing=${thing} zone=${zone}/>` : html`<${Face} thing=${thing} small=${small}/>`}
    ${terms?.price ? html`<span aria-hidden="true" class=${'price' + (terms.may ? '' : ' dear')} style=${{ '--c': numberLook(terms.price.of).color }}><${Icon} name=${numberLook(terms.price.of).icon || 'coin'} size="13"/>${terms.price.n}</span>` : null}
    ${doomed.value.has(thing.key) ? html`<span class="doom" aria-hidden="true" title="Would be gone"><${Icon} name="skull" size="20"/></span>` : null}
    ${choice !== undefined ? html`<span class="key" aria-hidden="true">${c?.rank || choice + 1}</span>` : null}
  </div>`;
}

// Makes what lies in an area as large as fits. Sizes of cards and creatures are multiples of one unit per area.
const STEPS = [1.32, 1.22, 1.1, 1, 0.92, 0.84, 0.76, 0.68, 0.6];

const overflows = (e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1;

/** What the size of things in an area depends on; measuring is dear, so what has not changed is left as it is. */
const signature = (area) =>
  [
    area.clientWidth,
    area.clientHeight,
    area.querySelectorAll('.zone, .thing, .power, .num, .sign, .backs, .stack').length,
    area.querySelectorAll('.turned').length,
    area.textContent,
  ].join();
const known = new WeakMap();

/** Lets each area of a list try something, all before the first is measured: one layout of the page instead of one for each. */
function tried(list, set) {
  list.forEach(set);
  return list.map((s) => !overflows(s.area));
}

/** Creatures keep their size while others around them fall: the step at which an area of them last fitted, and its size then. */
const kept = new WeakMap();
const holdsCreatures = (area) => !!area.querySelector('.zone.creatures') && !area.querySelector('.thing.card');
function keptStep(area) {
  const k = kept.get(area);
  return k && k.width === area.clientWidth && k.height === area.clientHeight && holdsCreatures(area) ? k.step : 0;
}
const keep = (s) => kept.set(s.area, { width: s.area.clientWidth, height: s.area.clientHeight, step: s.low });

/** From this step on cards are so small that in small windows rows behind each other are rather laid beside each other. */
const SMALL = 6;
const canLieBeside = (area) => !area.closest('.low') && area.querySelectorAll('.group-line:has(.thing)').length > 1;

/** Rows of groups beside each other where cards are larger that way; returns those that fit so. */
function layBeside(list, at) {
  const done = new Set();
  let open = list;
  for (const { area } of list) area.classList.add('beside');
  for (let i = 0; i < STEPS.length && open.length; i++) {
    const fits = tried(open, (s) => at(s, i));
    open.forEach((s, j) => fits[j] && done.add(s));
    open = open.filter((s) => !done.has(s));
  }
  for (const s of open) {
    s.area.classList.remove('beside');
    at(s, s.low);
  }
  return done;
}

/** The largest step at which everything fits; then cards become strips with their names; what is still too much scrolls. */
function fitAll(areas) {
  let open = areas.map((area) => ({ area, low: keptStep(area), high: STEPS.length - 1 }));
  const all = open;
  for (const { area } of open) {
    area.classList.remove('scrolls', 'strips', 'beside');
    area.removeAttribute('tabindex');
  }
  const at = (s, i) => s.area.style.setProperty('--u', String(STEPS[i]));
  const whole = tried(open, (s) => at(s, s.low));
  open = open.filter((_, i) => !whole[i]);
  for (const s of open) s.low = Math.min(s.low + 1, s.high);
  for (let left = open; left.length; left = left.filter((s) => s.low < s.high)) {
    const fits = tried(left, (s) => at(s, (s.low + s.high) >> 1));
    left.forEach((s, i) => {
      const middle = (s.low + s.high) >> 1;
      if (fits[i]) s.high = middle;
      else s.low = middle + 1;
    });
  }
  const last = tried(open, (s) => at(s, s.low));
  all.forEach(keep);
  const beside = layBeside(
    open.filter((s, i) => (!last[i] || (s.low >= SMALL && s.area.closest('.laptop'))) && canLieBeside(s.area)),
    at,
  );
  open = open.filter((s, i) => !last[i] && !beside.has(s));
  const strips = tried(open, (s) => s.area.classList.add('strips'));
  for (const { area } of open.filter((_, i) => !strips[i])) {
    area.classList.add('scrolls');
    // what scrolls can be scrolled by keys
    area.tabIndex = 0;
  }
}

function fitChanged(areas) {
  const changed = areas.filter((a) => known.get(a) !== signature(a));
  if (changed.length === 0) return;
  fitAll(changed);
  for (const a of changed) known.set(a, signature(a));
}

/** An area may get another size when nothing in it has changed, such as when a question needs more room. */
const sizes = new ResizeObserver((changed) => fitChanged(changed.map((c) => c.target)));

/** A text of a full card that does not fit is marked: it is whole when the card is shown large. */
function markCut() {
  const texts = [...document.querySelectorAll('.area .full .f-text > div')];
  const cut = texts.map((e) => e.scrollHeight > e.clientHeight + 2);
  texts.forEach((e, i) => e.classList.toggle('cut', cut[i]));
}

function fit() {
  const areas = [...document.querySelectorAll('.area.fits')];
  for (const area of areas) sizes.observe(area);
  fitChanged(areas);
  markCut();
  drawn.takeRecords();
}

/** Whatever part of the table is drawn again, its areas are fitted before the browser paints: mutations are reported in a microtask. */
const drawn = new MutationObserver(() => fit());

/** Keeps the areas of a table fitted, until the function that it returns is called. */
export function keepFitted(felt) {
  drawn.observe(felt, { childList: true, characterData: true, subtree: true, attributeFilter: ['class'] });
  fit();
  return () => drawn.disconnect();
}

let frame = 0;
const soon = () => {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(fit);
};
addEventListener('resize', soon);
document.fonts?.addEventListener('loadingdone', soon);

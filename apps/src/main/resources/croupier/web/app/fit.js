// Makes what lies in an area as large as fits. Sizes of cards and creatures are multiples of one unit per area.
const STEPS = [1, 0.92, 0.84, 0.76, 0.68, 0.6];

const overflows = (e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1;

/** The largest step at which everything fits; then cards become strips with their names; what is still too much scrolls. */
function fitOne(area) {
  const at = (i) => {
    area.style.setProperty('--u', String(STEPS[i]));
    return !overflows(area);
  };
  area.classList.remove('scrolls', 'strips');
  if (at(0)) return;
  let low = 1,
    high = STEPS.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(middle)) high = middle;
    else low = middle + 1;
  }
  if (at(low)) return;
  area.classList.add('strips');
  if (overflows(area)) area.classList.add('scrolls');
}

/** An area may get another size when nothing in it has changed, such as when a question needs more room. */
const sizes = new ResizeObserver((changed) => {
  for (const c of changed) fitOne(c.target);
});

export function fit() {
  for (const area of document.querySelectorAll('.area.fits')) {
    sizes.observe(area);
    fitOne(area);
  }
}

let frame = 0;
const soon = () => {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(fit);
};
addEventListener('resize', soon);
document.fonts?.addEventListener('loadingdone', soon);

// What must hold on the table at every decision; returns what does not, in words.
// Run in the page by `croupier table-check` and by LayoutTest.
(async () => {
  const faults = [];
  const nameOf = (e) => (e.getAttribute('aria-label') || e.innerText || e.getAttribute('class') || e.tagName).slice(0, 60);
  const fault = (what, e) => faults.push(what + (e ? ': ' + nameOf(e) : ''));
  const root = document.querySelector('.table');
  if (!root) return ['there is no table'];
  // what has the focus may lie over its neighbours: nothing has it while it is looked
  const focused = document.activeElement;
  focused?.blur();
  await settled();
  if (document.documentElement.scrollWidth > innerWidth) fault('the page scrolls sideways');

  /** Waits until nothing has moved from one frame to the next; sizes are fitted when a frame is made. */
  async function settled() {
    const places = () =>
      [...root.querySelectorAll('.area, .thing, .option')].map((e) => Object.values(e.getBoundingClientRect().toJSON()).join()).join(';');
    await document.fonts.ready;
    for (let last = '', i = 0; i < 60; i++) {
      await new Promise((next) => requestAnimationFrame(next));
      const now = places();
      if (now === last) return;
      last = now;
    }
    fault('the table does not come to rest');
  }

  // every choice is seen and hit; while a dialog is open, those in it
  const dialog = document.querySelector('.dialog[aria-modal="true"]');
  const choices = dialog ? '.option:not(:disabled)' : '.thing.may, .thing.aim, .spot.may, .banner .option:not(:disabled)';
  for (const e of (dialog ?? document).querySelectorAll(choices)) {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const r = e.getBoundingClientRect();
    if (!r.width || !r.height) {
      fault('a choice is not seen', e);
      continue;
    }
    if (!isHit(e, r.left + r.width / 2, r.top + r.height / 2)) fault('a choice is covered', e);
    if (r.left < -1 || r.right > innerWidth + 1 || r.top < -1 || r.bottom > innerHeight + 1) fault('a choice lies outside the window', e);
  }

  function isHit(e, x, y) {
    const found = document.elementFromPoint(x, y);
    return !!found && (found === e || e.contains(found));
  }

  // on a phone everything that is pressed is as large as a finger, but for links in texts and names of rows
  const TARGETS = 'button:not(:disabled, .link, .zone-label), a[href], summary, select, input, .thing.may, .thing.aim, .spot.may';
  if (root.matches('.phone, .low'))
    for (const e of (dialog ?? root).querySelectorAll(TARGETS)) {
      const r = e.getBoundingClientRect();
      if (!r.width || e.closest('.unseen') || (e.closest('.area-hand') && r.height > 44)) continue;
      const x = r.left + r.width / 2,
        y = r.top + r.height / 2;
      if (!isHit(e, x, y)) continue;
      const wide = r.width >= 43.5 || (isHit(e, x - 21, y) && isHit(e, x + 21, y));
      const high = r.height >= 43.5 || (isHit(e, x, y - 21) && isHit(e, x, y + 21));
      if (!wide || !high) fault(`a target of ${Math.round(r.width)}x${Math.round(r.height)} px`, e);
    }

  // texts can be read
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const e = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent.trim() || !e.getClientRects().length) continue;
    const drawn = e instanceof SVGElement && 'getScreenCTM' in e ? e.getScreenCTM()?.d : 1;
    const size = parseFloat(getComputedStyle(e).fontSize) * (drawn || 1);
    const least = e.closest('.area-hand') ? 12 : 11;
    if (size < least - 0.01) fault(`a text of ${size.toFixed(1)} px`, e);
  }

  // what a card in the hand says is not cut off, or marked as such
  for (const e of root.querySelectorAll('.area-hand .f-text > div:not(.cut), .area-hand .f-name'))
    if (e.getClientRects().length && e.scrollHeight > e.clientHeight + 2) fault('a text is cut off', e);

  // nothing leaves its area, and areas do not lie on each other
  const areas = [...document.querySelectorAll('.area')];
  for (const a of areas) {
    if (a.classList.contains('scrolls') || a.matches('.area-chart')) continue;
    const box = a.getBoundingClientRect();
    for (const e of a.querySelectorAll('.thing')) {
      const r = e.getBoundingClientRect();
      if (e.closest('.strip')) continue;
      if (r.width && (r.left < box.left - 6 || r.right > box.right + 6 || r.top < box.top - 12 || r.bottom > box.bottom + 12))
        fault('a thing leaves its area', e);
    }
  }
  for (const a of [...areas, ...root.querySelectorAll('.strip ol, .zone-things')])
    if (a.scrollWidth > a.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(a).overflowX)) fault('a part scrolls sideways', a);
  areas.forEach((a, i) => {
    const r = a.getBoundingClientRect();
    for (const b of areas.slice(i + 1)) {
      const q = b.getBoundingClientRect();
      const wide = Math.min(r.right, q.right) - Math.max(r.left, q.left),
        high = Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top);
      if (wide > 2 && high > 2) fault(`${a.className} lies on ${b.className}`);
    }
  });

  // things of an area do not lie on each other; cards of a hand are fanned, what is turned reaches over its neighbours
  for (const a of areas.filter((x) => !x.matches('.area-hand, .area-chart'))) {
    const boxes = [...a.querySelectorAll('.thing:not(.turned)')]
      .map((e) => ({ e, r: e.getBoundingClientRect() }))
      .filter(({ r }) => r.width);
    boxes.forEach(({ e, r }, i) => {
      for (const { r: q } of boxes.slice(i + 1)) {
        const wide = Math.min(r.right, q.right) - Math.max(r.left, q.left),
          high = Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top);
        if (wide > 4 && high > 4) {
          fault('a thing lies on another one', e);
          break;
        }
      }
    });
  }

  // words of the program are not for players
  const INTERNAL = [
    /\bundefined\b/,
    /\bNaN\b/,
    /\[object/,
    /\bnull\b/,
    /\b[a-z]+_[a-z]+\b/,
    /\b[a-z]{2,}[A-Z][a-z]+\b/,
    /\b(hp rolls|type bits|pack base)\b/,
    /\bid [A-Z]+-[0-9]/,
  ];
  const titles = [...root.querySelectorAll('[title], [aria-label], [data-tip]')].flatMap((e) => [e.title, e.ariaLabel, e.dataset.tip]);
  const words = [root.innerText, ...titles.filter(Boolean)].join('\n');
  for (const pattern of INTERNAL) if (pattern.test(words)) fault(`the page says '${pattern.exec(words)?.[0]}'`);
  focused?.focus?.({ preventScroll: true });
  return [...new Set(faults)];
})();

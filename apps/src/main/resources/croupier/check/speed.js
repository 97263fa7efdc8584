// Times of a page as a player feels them, in milliseconds. Run in the page by `croupier table-check --speed`.
({
  /** Waits for something on the page; how long it took. */
  async until(css) {
    const from = performance.now();
    while (!document.querySelector(css)) await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - from;
  },

  /** Makes a choice and waits until something moves: how long that took; -1 if nothing moved within two seconds. */
  async beat(chance) {
    const moving = () => document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Infinity).length;
    for (const a of document.getAnimations()) if (a.effect?.getComputedTiming().endTime !== Infinity) a.finish();
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const list = [...document.querySelectorAll('.thing.aim, .area-hand .thing.may, .spot.may, .banner .option:not(:disabled)')];
    const aims = list.filter((e) => e.matches('.aim')),
      all = aims.length ? aims : list;
    if (!all.length) return -1;
    const from = performance.now(),
      asked = document.querySelector('.banner p')?.textContent;
    all[Math.floor(chance * 9973) % all.length].click();
    for (let now = from; now - from < 2000; now = performance.now()) {
      await new Promise((next) => requestAnimationFrame(next));
      // what is only held or lifted is no answer yet
      if (document.querySelector('.banner.sent') || document.querySelector('.banner p')?.textContent === asked) continue;
      if (moving()) return performance.now() - from;
    }
    return -1;
  },
});

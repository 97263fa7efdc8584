// Clicks one of the things that may be clicked now; a number from 0 to 1 says which. Returns whether there was one.
(chance) => {
  const list = (css) => [...document.querySelectorAll(css)].filter((e) => e.getClientRects().length > 0);
  let all = list('.menu button:not(.back)');
  if (!all.length) all = list('.thing.aim');
  if (!all.length) all = list('.option.confirm:not(:disabled)').filter(() => chance > 0.4);
  if (!all.length) all = list('.thing.may:not(.on), .spot.may, .banner .options .option:not(:disabled):not(.back):not(.on)');
  if (!all.length) all = list('.thing.may, .option.back');
  if (all.length) all[Math.floor(chance * 9973) % all.length].click();
  return all.length > 0;
};

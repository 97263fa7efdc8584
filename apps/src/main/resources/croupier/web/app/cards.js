// The card browser of a game: search, filter, read, and see which cards have to do with each other.
import { html, useState, useMemo, useBox, capital } from './lib.js';
import { Face, Sprites } from './face.js';
import { useGame, GamePage, asCard } from './gamepage.js';

const STEP = 48;
/** What cards are filtered by where the board does not say it. */
const USUAL = ['type', 'types', 'color', 'colors', 'pool', 'class', 'rarity', 'cost', 'kind'];
const MOST_VALUES = 24;

/** What there is to filter by: facts that some cards share. */
function facets(cards, board) {
  return [board.browse ?? USUAL].flat().flatMap((name) => {
    const values = new Set(cards.flatMap((c) => parts(c.face[name])));
    return values.size > 1 && values.size <= MOST_VALUES
      ? [{ name, values: [...values].sort((a, b) => Number(a) - Number(b) || a.localeCompare(b)) }]
      : [];
  });
}

const parts = (value) => (value === undefined || value === '' ? [] : String(value).split(', '));

/** Names that stand in texts: which card names which. */
export function relations(cards) {
  const byName = new Map(cards.map((c) => [c.name, c]));
  const names = new Map(cards.map((c) => [c.name, []]));
  const named = new Map(cards.map((c) => [c.name, []]));
  for (const c of cards)
    for (const word of Object.keys(c.terms || {}))
      if (byName.has(word) && word !== c.name) {
        names.get(c.name).push(word);
        named.get(word).push(c.name);
      }
  return { names, named };
}

/** Cards of the same kind whose texts explain the same words, the most alike first. */
function alike(card, cards) {
  const words = new Set(Object.keys(card.terms || {}));
  if (words.size === 0) return [];
  return cards
    .filter((c) => c.name !== card.name && c.face.kind === card.face.kind)
    .map((c) => ({
      name: c.name,
      n: Object.keys(c.terms || {}).filter((w) => words.has(w)).length - Math.abs(Object.keys(c.terms || {}).length - words.size) / 10,
    }))
    .filter((c) => c.n >= 0.8)
    .sort((a, b) => b.n - a.n)
    .slice(0, 8)
    .map((c) => c.name);
}

const Links = ({ title, list, href }) =>
  list.length ? html`<p><b>${title}</b> ${list.slice(0, 30).map((n, i) => html`${i ? ', ' : ''}<a href=${href(n)}>${n}</a>`)}</p>` : null;

function One({ card, cards, related, href, shut }) {
  const box = useBox(shut);
  const facts = Object.entries(card.face).filter(([k, v]) => USUAL.includes(k) && v !== '' && k !== 'kind');
  return html`<div class="dialog" ref=${box} role="dialog" aria-modal="true" aria-label=${card.name} onClick=${shut}><div class="dialog-box one-card" onClick=${(e) => e.stopPropagation()}>
    <h2>${card.name}</h2><button class="close" aria-label="Close" onClick=${shut}>×</button>
    <div class="one-face"><${Face} thing=${asCard(card)}/></div>
    <div class="one-text">${facts.length ? html`<p class="empty">${facts.map(([k, v]) => `${k}: ${v}`).join(' · ')}</p>` : null}
      <p>${card.text.split('\n').map((line, i) => html`${i ? html`<br/>` : null}${line}`)}</p>
      ${Object.entries(card.terms).length ? html`<dl>${Object.entries(card.terms).map(([k, v]) => html`<dt>${k}</dt><dd>${v}</dd>`)}</dl>` : null}
      <${Links} title="Names" list=${related.names.get(card.name)} href=${href}/><${Links} title="Is named by" list=${related.named.get(card.name)} href=${href}/><${Links} title="Like it" list=${alike(card, cards)} href=${href}/></div>
  </div></div>`;
}

export function Cards({ game, card }) {
  const { got, why } = useGame(game, 'cards');
  const [text, setText] = useState('');
  const [chosen, choose] = useState(/** @type {Record<string, string>} */ ({}));
  const [count, setCount] = useState(STEP);
  const cards = got?.cards ?? [];
  const related = useMemo(() => relations(cards), [got]);
  const filters = useMemo(() => (got ? facets(cards, got.board) : []), [got]);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = cards
    .filter((c) => Object.entries(chosen).every(([k, v]) => !v || parts(c.face[k]).includes(v)))
    .filter((c) => words.every((w) => c.name.toLowerCase().includes(w) || c.text.toLowerCase().includes(w)))
    .sort(
      (a, b) =>
        (words.length ? Number(!a.name.toLowerCase().includes(words[0])) - Number(!b.name.toLowerCase().includes(words[0])) : 0) ||
        a.name.localeCompare(b.name),
    );
  const page = '#/cards/' + encodeURIComponent(game);
  const href = (name) => page + '/' + encodeURIComponent(name);
  const one = card ? cards.find((c) => c.name === card) : null;
  const title = got ? 'Cards of ' + (got.board.title || capital(game)) : 'Cards';
  return html`<${GamePage} game=${game} at="cards" title=${title} why=${why} ready=${got}>
    <${Sprites}/>
    <form class="filters" role="search" onSubmit=${(e) => e.preventDefault()}><label>Search <input type="search" value=${text} placeholder="name or text" onInput=${(
      e,
    ) => {
      setText(e.target.value);
      setCount(STEP);
    }}/></label>${filters.map((f) => html`<label>${capital(f.name)} <select value=${chosen[f.name] ?? ''} onChange=${(e) => choose({ ...chosen, [f.name]: e.target.value })}><option value="">any</option>${f.values.map((v) => html`<option value=${v}>${v}</option>`)}</select></label>`)}</form>
    <p class="empty" role="status">${found.length} ${found.length === 1 ? 'card' : 'cards'}</p>
    <ul class="card-grid">${found.slice(0, count).map((c) => html`<li key=${c.c}><a href=${href(c.name)}><span class="unseen">${c.name + '. ' + c.text}</span><${Face} thing=${asCard(c)}/></a></li>`)}</ul>
    ${found.length > count ? html`<p><button onClick=${() => setCount(count + STEP)}>Show more</button></p>` : null}
    ${card && got && !one ? html`<p class="why" role="alert">There is no card ${card}.</p>` : null}
    ${
      one
        ? html`<${One} key=${one.name} card=${one} cards=${cards} related=${related} href=${href} shut=${() => {
            location.hash = page;
          }}/>`
        : null
    }
  <//>`;
}

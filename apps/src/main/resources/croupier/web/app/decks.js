// Decks of a game: those that come with it, those of this browser, and a place to build them.
import { html, useState, useMemo, capital } from './lib.js';
import { useGame, GamePage } from './gamepage.js';
import { http } from './net.js';
import { name, remember } from './settings.js';
import { ownDecks, countsOf, withCount, packed, unpacked } from './owndecks.js';

const costOf = (card) => {
  const c = String(card?.face.cost ?? '');
  if (c === '') return null;
  if (/^\d+$/.test(c)) return +c;
  return [...c.matchAll(/\{([^}]+)\}/g)].reduce((sum, [, s]) => sum + (/^\d+$/.test(s) ? +s : s === 'X' ? 0 : 1), 0);
};

/** How many cards there are of each cost. */
function Curve({ counts, byName }) {
  const bars = Array(8).fill(0);
  for (const [n, k] of counts) {
    const cost = costOf(byName.get(n));
    if (cost !== null) bars[Math.min(7, cost)] += k;
  }
  if (!bars.some(Boolean)) return null;
  const most = Math.max(...bars);
  return html`<figure class="curve"><figcaption>Cards by cost</figcaption><div role="img" aria-label=${bars.map((b, i) => `${b} of cost ${i}${i === 7 ? ' or more' : ''}`).join(', ')}>${bars.map((b, i) => html`<span><i style=${{ height: (b / most) * 54 + 'px' }}></i><b>${b || ''}</b><small>${i}${i === 7 ? '+' : ''}</small></span>`)}</div></figure>`;
}

const facts = (deck) => Object.entries(deck).filter(([, v]) => typeof v === 'string');

function List({ counts, byName, game, change }) {
  const sorted = [...counts].sort(
    (a, b) => (costOf(byName.get(a[0])) ?? -1) - (costOf(byName.get(b[0])) ?? -1) || a[0].localeCompare(b[0]),
  );
  return html`<ul class="deck">${sorted.map(([n, k]) => html`<li key=${n}><b>${k}</b> <a href=${`#/cards/${game}/` + encodeURIComponent(n)}>${n}</a>${change ? html`<span><button type="button" aria-label=${'One less of ' + n} onClick=${() => change(n, k - 1)}>−</button><button type="button" aria-label=${'One more of ' + n} onClick=${() => change(n, k + 1)}>+</button></span>` : null}</li>`)}</ul>`;
}

function Builder({ start, got, game, byName, done }) {
  const [own, setOwn] = useState(start);
  const [text, setText] = useState('');
  const [said, setSaid] = useState(/** @type {{ ok: boolean, text: string } | null} */ (null));
  const [copied, setCopied] = useState(false);
  const counts = countsOf(own.deck);
  const change = (n, k) => {
    setOwn({ ...own, deck: withCount(own.deck, n, k) });
    setSaid(null);
  };
  const words = text.toLowerCase();
  const found = words ? got.cards.filter((c) => (c.name + ' ' + c.text).toLowerCase().includes(words)).slice(0, 12) : [];
  const ask = async (path, body) => {
    try {
      return await http(path, body);
    } catch (e) {
      setSaid({ ok: false, text: e instanceof Error ? e.message : String(e) });
      return null;
    }
  };
  const check = async () => {
    const reply = await ask('/api/games/' + game + '/decks', { name: own.name, deck: own.deck });
    if (reply) setSaid({ ok: true, text: 'This deck may be played.' });
    return !!reply;
  };
  const save = () => {
    const list = ownDecks.again().value.filter((d) => d.id !== own.id);
    ownDecks.value = [...list, own];
    setSaid({ ok: true, text: 'Saved in this browser.' });
  };
  const play = async () => {
    const seats = ['me', ...Array(Math.max(1, got.least - 1)).fill(got.bot)].slice(0, Math.max(got.least, Math.min(2, got.most)));
    const made = await ask('/api/matches', {
      game,
      name: name.value,
      seats,
      decks: { [got.options[0]]: { name: own.name, deck: own.deck } },
    });
    if (!made) return;
    remember(made.match, made.token, game);
    location.hash = '#/m/' + made.match;
  };
  const share = async () => {
    const link = location.origin + '/#/decks/' + game + '/' + packed(own);
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      location.hash = '#/decks/' + game + '/' + packed(own);
    }
  };
  const total = [...counts.values()].reduce((a, b) => a + b, 0);
  return html`<section class="builder"><div class="options"><label>Name <input maxlength="40" value=${own.name} onInput=${(e) => setOwn({ ...own, name: e.target.value })}/></label>${facts(
    own.deck,
  )
    .filter(([k]) => k !== 'about' && k !== 'style')
    .map(
      ([k, v]) =>
        html`<label>${capital(k)} <input value=${v} list=${'list-' + k} onInput=${(e) => setOwn({ ...own, deck: { ...own.deck, [k]: e.target.value } })}/></label>`,
    )}</div>
    <div class="options"><button class="play" onClick=${play}>Play with it</button><button onClick=${check}>Is it legal?</button><button onClick=${save}>Save</button><button onClick=${share}>${copied ? 'Copied' : 'Copy link'}</button><button onClick=${done}>Back</button></div>
    ${said ? html`<p class=${said.ok ? 'good' : 'why mistakes'} role=${said.ok ? 'status' : 'alert'}>${said.text}</p>` : null}
    <div class="builder-row"><div><h2>${total} cards</h2><${Curve} counts=${counts} byName=${byName}/><${List} counts=${counts} byName=${byName} game=${game} change=${change}/></div>
      <div><h2>Add cards</h2><label>Search <input type="search" value=${text} onInput=${(e) => setText(e.target.value)}/></label><ul class="deck found">${found.map((c) => html`<li key=${c.c}><button type="button" aria-label=${'Add ' + c.name} onClick=${() => change(c.name, (counts.get(c.name) ?? 0) + 1)}>+</button> <b>${c.name}</b> <small>${c.text}</small></li>`)}</ul></div></div></section>`;
}

/** A list of cards as players paste it; the server says which lines are no cards. */
function Paste({ game, use }) {
  const [text, setText] = useState('');
  const [why, setWhy] = useState('');
  const read = async () => {
    try {
      use(await http('/api/games/' + game + '/decks/read', { text }));
    } catch (e) {
      setWhy(e instanceof Error ? e.message : String(e));
    }
  };
  const upload = async (e) => {
    const file = e.target.files?.[0];
    if (file) setText(await file.text());
  };
  return html`<details class="deck-box paste"><summary><b>Paste a list</b> <small>4 Name, one card in a line; Sideboard; or a file</small></summary>
    <label>List of cards <textarea rows="8" value=${text} onInput=${(e) => setText(e.target.value)}></textarea></label>
    <div class="options"><label>From a file <input type="file" accept=".txt,.dek,.dec,text/plain" onChange=${upload}/></label><button disabled=${!text.trim()} onClick=${read}>Read it</button></div>
    ${why ? html`<p class="why mistakes" role="alert">${why}</p>` : null}</details>`;
}

export function Decks({ game, shared }) {
  const { got, why } = useGame(game, 'decks');
  const brought = useMemo(() => (shared ? unpacked(shared) : null), [shared]);
  const fresh = (of, deck) => ({ id: Math.random().toString(36).slice(2, 10), game, name: of, deck });
  const [built, setBuilt] = useState(/** @type {any} */ (brought ? fresh(brought.name, brought.deck) : null));
  const byName = useMemo(() => new Map((got?.cards ?? []).map((c) => [c.name, c])), [got]);
  const title = got ? 'Decks of ' + (got.board.title || capital(game)) : 'Decks';
  const mine = ownDecks.value.filter((d) => d.game === game);
  const forget = (id) => {
    ownDecks.value = ownDecks.again().value.filter((d) => d.id !== id);
  };
  const Deck = ({
    of,
    deck,
    edit,
    gone,
  }) => html`<details class="deck-box"><summary><b>${capital(of.replaceAll('-', ' '))}</b> <small>${deck.about ?? deck.style ?? ''}</small></summary>
    <p class="empty">${facts(deck)
      .filter(([k]) => k !== 'about' && k !== 'style')
      .map(([k, v]) => `${k}: ${v}`)
      .join(
        ' · ',
      )}</p><${Curve} counts=${countsOf(deck)} byName=${byName}/><${List} counts=${countsOf(deck)} byName=${byName} game=${game}/><div class="options"><button onClick=${edit}>${gone ? 'Change' : 'Copy and change'}</button>${gone ? html`<button onClick=${gone}>Delete</button>` : null}</div></details>`;
  return html`<${GamePage} game=${game} at="decks" title=${title} why=${why} ready=${got}>${
    !got
      ? null
      : built
        ? html`<${Builder} key=${built.id} start=${built} got=${got} game=${game} byName=${byName} done=${() => setBuilt(null)}/>`
        : html`${mine.length ? html`<h2>Your decks</h2>${mine.map((d) => html`<${Deck} key=${d.id} of=${d.name} deck=${d.deck} edit=${() => setBuilt(d)} gone=${() => forget(d.id)}/>`)}` : null}
      ${got.decks.length ? html`<${Paste} game=${game} use=${(read) => setBuilt(fresh(read.name, read.deck))}/>` : null}
      <h2>Ready-made</h2>${got.decks.length === 0 ? html`<p class="empty">Nobody chooses a deck in this game.</p>` : got.decks.map((d) => html`<${Deck} key=${d.name} of=${d.name} deck=${d.deck} edit=${() => setBuilt(fresh('My ' + d.name, d.deck))}/>`)}`
  }<//>`;
}

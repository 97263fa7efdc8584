// Which matches are guided, and how far; the guide itself is loaded with the first of them.
import { html, stored } from './lib.js';
import { matchId, table, ask } from './state.js';
import { lazy } from './lazy.js';

/** Guided matches of this browser: the game, and the step that comes next. */
export const guided = stored('guided', {});

const Guide = lazy(() => import('./guide.js'), 'Guide', 'pages');

export const Coach = () =>
  matchId.value && guided.value[matchId.value] && table.value && ask.value ? html`<${Guide} match=${matchId.value}/>` : null;

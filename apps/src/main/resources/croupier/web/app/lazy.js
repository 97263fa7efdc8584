// Pages and boxes that are loaded when somebody opens them.
import { html, useEffect, useState } from './lib.js';

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/** Loads a style sheet once; what waits for it is drawn with it, and also if it does not come. */
function sheet(name) {
  let loaded = sheets.get(name);
  if (!loaded) {
    loaded = new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = '/style/' + name + '.css';
      link.onload = link.onerror = () => resolve();
      document.head.append(link);
    });
    sheets.set(name, loaded);
  }
  return loaded;
}

/**
 * A part of the page that comes with a module and a style sheet of its own.
 *
 * @param {() => Promise<Record<string, any>>} load imports the module
 * @param {string} name what the module calls it
 * @param {string} look its style sheet
 */
export function lazy(load, name, look) {
  /** @type {any} */
  let known = null;
  return function Lazy(props) {
    const [, loaded] = useState(0);
    const [why, setWhy] = useState('');
    useEffect(() => {
      if (known) return;
      Promise.all([load(), sheet(look)]).then(
        ([module]) => {
          known = module[name];
          loaded(1);
        },
        (e) => setWhy(e instanceof Error ? e.message : String(e)),
      );
    }, []);
    if (known) return html`<${known} ...${props}/>`;
    return why
      ? html`<p class="why" role="alert">This page did not load (${why}). <a href="#/">To the lobby</a></p>`
      : html`<p class="loading" role="status">One moment<span class="dots"></span></p>`;
  };
}

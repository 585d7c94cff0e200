// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ first: string, rest: string }} Elements of a page's head: before the boot script, and after the scripts */

/*
 * A page carries its styles, so that its first paint waits for no second request. What most pages need stands in a `<style>`
 * element, whose hash is in the policy. That is sent with every answer and has no room for a hash of each tool: a tool's own
 * styles are plain text to the browser, which boot.js makes a style sheet of.
 *
 * Pages that the service worker keeps link their sheets instead: it has these, and 86 copies of them are 0.6 MB.
 */
export class Styles {
  #site;
  /** @type {ReadonlyMap<string, readonly string[]>} */
  #sheets;
  /** @type {ReadonlySet<string>} */
  #shared;

  /** @param {string} site @param {ReadonlyMap<string, readonly string[]>} sheets files of each page, in the order of the cascade */
  constructor(site, sheets) {
    this.#site = site;
    this.#sheets = sheets;
    const uses = [...sheets.values()].flat();
    this.#shared = new Set(uses.filter((file) => uses.filter((used) => used === file).length > sheets.size / 2));
  }

  /** Text of a page's `<style>` element. @param {string} path */
  sharedBy(path) {
    return this.#read(path, (file) => this.#shared.has(file));
  }

  /** Texts of the `<style>` elements of all pages. */
  get shared() {
    return [...new Set([...this.#sheets.keys()].map((path) => this.sharedBy(path)))];
  }

  /** Elements of a page that brings its styles. @param {string} path @returns {Elements} */
  inside(path) {
    const own = this.#read(path, (file) => !this.#shared.has(file));
    // A disabled link is not fetched: it tells the loader of Vite that the sheet is there.
    const links = this.#filesOf(path).map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
    return {
      first: own === '' ? '' : `<script type="text/plain" id="own-styles">${own}</script>\n`,
      rest: [...links, `<style>${this.sharedBy(path)}</style>`].join('\n'),
    };
  }

  /** Elements of a page that links its styles. @param {string} path @returns {Elements} */
  linked(path) {
    const links = this.#filesOf(path).map((file) => `<link rel="stylesheet" href="/${file}">`);
    return { first: '', rest: links.join('\n') };
  }

  #filesOf(/** @type {string} */ path) {
    return this.#sheets.get(path) ?? [];
  }

  /** @param {string} path @param {(file: string) => boolean} isWanted */
  #read(path, isWanted) {
    const read = (/** @type {string} */ file) => readFileSync(join(this.#site, file), 'utf8').trim();
    return this.#filesOf(path).filter(isWanted).map(read).join('');
  }
}

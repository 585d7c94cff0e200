/*
 * Why not hast-util-sanitize: it cleans a tree, which needs a parser of HTML before it and a writer after it, and is as
 * safe as the three agree with each browser. This goes the other way and writes a language so small that there is nothing
 * to disagree on: elements of elements.ts (none that holds raw text, none of SVG or MathML, no form), attributes always in
 * quotes, `<`, `>`, `&` and `"` never as themselves, all of it balanced; any other `<` becomes text, so nothing is dropped
 * unseen. The preview does not even parse it, it makes elements one by one. hostile.test.ts shows it with the tricks of the
 * public collections. Looser in one point: `id` and the `name` of an anchor stay as they are written, without the prefix
 * `user-content-`, because links within a document must work without a script.
 */

import { decodeText, encodeText } from './characters.ts';
import { isAttribute, isElement, isVoid } from './elements.ts';

export interface Findings {
  /** Names of elements that are shown as text. */
  readonly elements: Set<string>;
  readonly attributes: Set<string>;
  /** Offset of the first thing that was changed. */
  first: number | undefined;
  comments: number;
}

export const noFindings = (): Findings => ({
  elements: new Set(),
  attributes: new Set(),
  first: undefined,
  comments: 0,
});

/** Tags as in CommonMark 0.31, 6.6, the beginning of a comment, and whatever else begins with `<`. */
const PIECE =
  /<!--|<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>|</gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * A piece of raw HTML with known elements and attributes only, all written anew; any other tag becomes text. The result
 * is not balanced yet, and its addresses are not checked.
 */
export function sanitize(html: string, offset: number, findings: Findings): string {
  const lastComment = html.lastIndexOf('-->');
  const pattern = new RegExp(PIECE);
  let safe = '';
  let done = 0;
  for (let match = pattern.exec(html); match !== null; match = pattern.exec(html)) {
    const [whole, slash = '', name = '', attributes = ''] = match;
    const { index } = match;
    const element = name.toLowerCase();
    safe += rewrite(html.slice(done, index));
    if (isElement(element)) safe += slash === '' ? writeStart(element, attributes, findings) : writeEnd(element);
    else findings.first ??= offset;
    if (whole === '<!--' && index + 2 <= lastComment) {
      findings.comments += 1;
      pattern.lastIndex = html.indexOf('-->', index + 2) + 3;
    } else if (!isElement(element)) {
      safe += encodeText(whole);
      if (element !== '') findings.elements.add(element);
    }
    done = pattern.lastIndex;
  }
  return safe + rewrite(html.slice(done));
}

const rewrite = (text: string) => encodeText(decodeText(text));
const writeEnd = (element: string) => (isVoid(element) ? '' : `</${element}>`);

function writeStart(element: string, source: string, findings: Findings): string {
  const kept = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!isAttribute(element, key)) findings.attributes.add(key);
    // The first of two counts (HTML, 13.2.5.33).
    else if (!kept.has(key)) kept.set(key, decodeText(double ?? single ?? bare ?? ''));
  }
  const written = [...kept].map(([name, value]) => ` ${name}="${encodeText(value)}"`).join('');
  return `<${element}${written}${isVoid(element) ? ' /' : ''}>`;
}

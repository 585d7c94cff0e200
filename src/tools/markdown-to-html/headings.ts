import { decodeText, encodeText } from './characters.ts';
import { TAG } from './balance.ts';

export interface Heading {
  readonly level: number;
  readonly id: string;
  /** Plain text. */
  readonly text: string;
}

const HEADING = /<h([1-6])([^>]*)>([^]*?)<\/h\1>/g;
const FOOTNOTES = 'footnote-label';
const FOOTNOTE_CALL = /<sup><a [^>]*data-footnote-ref[^>]*>\d+<\/a><\/sup>/g;
const textOf = (html: string) => decodeText(html.replace(FOOTNOTE_CALL, '').replace(TAG, '')).trim();

/** HTML whose headings have ids made from their text; ids that are there stay. */
export function identify(html: string): { html: string; headings: Heading[] } {
  const taken = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => decodeText(id)));
  const repeats = new Map<string, number>();
  const headings: Heading[] = [];
  const identified = html.replace(HEADING, (whole, rank: string, attributes: string, inner: string) => {
    const text = textOf(inner);
    const own = / id="([^"]*)"/.exec(attributes)?.[1];
    const id = own === undefined ? makeId(text, taken, repeats) : decodeText(own);
    if (id !== FOOTNOTES) headings.push({ level: Number(rank), id, text });
    return own === undefined ? `<h${rank} id="${encodeText(id)}"${attributes}>${inner}</h${rank}>` : whole;
  });
  return { html: identified, headings };
}

/** Lower case, hyphens for spaces, no punctuation, numbered where it repeats: as on GitHub. */
function makeId(text: string, taken: Set<string>, repeats: Map<string, number>): string {
  const stem = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replace(/\s/g, '-');
  const base = stem === '' ? 'section' : stem;
  let repeat = repeats.get(base) ?? 0;
  let id = repeat === 0 ? base : `${base}-${repeat}`;
  while (taken.has(id)) id = `${base}-${++repeat}`;
  repeats.set(base, repeat + 1);
  taken.add(id);
  return id;
}

/** Nested lists of links; a level that is left out does not count. */
function writeContents(headings: readonly Heading[]): string {
  const levels: number[] = [];
  let html = '<nav>';
  for (const { level, id, text } of headings) {
    while (levels.length > 1 && level <= (levels.at(-2) ?? 0)) {
      html += '</li>\n</ul>\n';
      levels.pop();
    }
    if (levels.length === 0 || level > (levels.at(-1) ?? 0)) {
      html += '\n<ul>\n';
      levels.push(level);
    } else {
      html += '</li>\n';
      levels[levels.length - 1] = level;
    }
    html += `<li><a href="#${encodeText(id)}">${encodeText(text)}</a>`;
  }
  return `${html}${'</li>\n</ul>\n'.repeat(levels.length)}</nav>`;
}

const MARKER = '<p>[TOC]</p>';

/** Whether the text says where its table of contents stands. */
export const hasMarker = (html: string): boolean => html.includes(MARKER);

/** With the table of contents where a paragraph `[TOC]` stands, else at the top. */
export function addContents(html: string, headings: readonly Heading[]): string {
  if (headings.length === 0) return html;
  const contents = writeContents(headings);
  return hasMarker(html) ? html.replace(MARKER, () => contents) : `${contents}\n${html}`;
}

import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';
import { isSafeAddress } from './address.ts';
import { balance, TAG } from './balance.ts';
import { decodeText } from './characters.ts';
import { compileHtml } from './compile.ts';
import { listBlocks } from './blocks.ts';
import { addContents, hasMarker, identify, type Heading } from './headings.ts';
import { parseMarkdown, type Events } from './parse.ts';
import { noFindings, sanitize, type Findings } from './sanitize.ts';

export interface Rendering {
  readonly flavor: 'gfm' | 'commonmark';
  readonly html: 'escape' | 'sanitize';
  readonly headingIds: boolean;
  readonly toc: boolean;
  readonly footnotes: string;
}

type Context = Pick<RunContext, 'note' | 'progress'>;

export interface Rendered {
  /** Safe and balanced. */
  readonly html: string;
  /** With ids only where `headingIds` or `toc` want them. */
  readonly headings: readonly Heading[];
  /** See `listBlocks`. */
  readonly blocks: readonly number[];
}

/** Markdown as HTML. */
export function render(text: string, options: Rendering, { note, progress }: Context): Rendered {
  const isGfm = options.flavor === 'gfm';
  const events = parseMarkdown(text, { isGfm, progress });
  const findings = noFindings();
  const isCleaned = options.html === 'sanitize';
  const { html: compiled, missingCells } = compileHtml(events, {
    isGfm,
    html: isCleaned ? (html, offset) => sanitize(html, offset, findings) : 'escape',
    footnotes: options.footnotes,
  });
  if (isCleaned) noteFindings(findings, text, note);
  else noteEscaped(events, text, note);
  if (missingCells > 0) note('note.cells', { count: missingCells });
  const safe = dropAddresses(isCleaned ? balance(compiled) : compiled, text, note);
  const { html, headings } = identify(safe);
  const blocks = listBlocks(events, isCleaned);
  if (!options.toc) return { html: options.headingIds ? html : safe, headings, blocks };
  if (headings.length === 0) note('note.noHeadings', {}, { option: 'toc' });
  const isFirst = headings.length > 0 && !hasMarker(html);
  return { html: addContents(html, headings), headings, blocks: isFirst ? [1, ...blocks] : blocks };
}

function noteEscaped(events: Events, text: string, note: RunContext['note']) {
  const raw = events.filter(([kind, { type }]) => kind === 'enter' && (type === 'htmlFlow' || type === 'htmlText'));
  const first = raw[0]?.[1].start.offset;
  if (first !== undefined) note('note.escaped', { count: raw.length }, { at: placeAt(text, first) });
}

function noteFindings({ elements, attributes, comments, first }: Findings, text: string, note: RunContext['note']) {
  const where = first === undefined ? {} : { at: placeAt(text, first) };
  const list = (names: Set<string>, write: (name: string) => string) => shorten([...names].map(write).join(', '), 200);
  if (elements.size > 0) note('warning.elements', { names: list(elements, (name) => `<${name}>`) }, where);
  if (attributes.size > 0) note('warning.attributes', { names: list(attributes, (name) => name) });
  if (comments > 0) note('warning.htmlComments', { count: comments });
}

/** Leaves out addresses that could run a script, with a remark. */
function dropAddresses(html: string, text: string, note: RunContext['note']): string {
  const dropped: string[] = [];
  const safe = html.replace(TAG, (tag) =>
    tag.replace(/ (href|src|srcset)="([^"]*)"/g, (attribute, name: 'href' | 'src' | 'srcset', value: string) => {
      const address = decodeText(value);
      if (isSafeAddress(address, name)) return attribute;
      dropped.push(address);
      return '';
    }),
  );
  const [first] = dropped;
  if (first !== undefined) {
    const offset = text.indexOf(first);
    const where = offset < 0 ? {} : { at: placeAt(text, offset) };
    note('warning.address', { count: dropped.length, address: shorten(first, 60) }, where);
  }
  return safe;
}

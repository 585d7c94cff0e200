import type { Events } from './parse.ts';

/** Blocks of CommonMark and GFM that become one element each. */
const BLOCKS: ReadonlySet<string> = new Set([
  'atxHeading',
  'setextHeading',
  'paragraph',
  'codeFenced',
  'codeIndented',
  'blockQuote',
  'listOrdered',
  'listUnordered',
  'table',
  'thematicBreak',
]);
/** What is in it becomes elements elsewhere. */
const ELSEWHERE = 'gfmFootnoteDefinition';

/**
 * The first line of each block of a document that becomes an element of its own, in order, counted from 1. Empty where raw
 * HTML is kept as elements: how many these are, no block says.
 */
export function listBlocks(events: Events, keepsHtml: boolean): number[] {
  const lines: number[] = [];
  let depth = 0;
  for (const [kind, { type, start }] of events) {
    if (keepsHtml && depth === 0 && type === 'htmlFlow') return [];
    if (type !== ELSEWHERE && !BLOCKS.has(type)) continue;
    if (kind === 'exit') depth--;
    else if (depth++ === 0 && type !== ELSEWHERE) lines.push(start.line);
  }
  return lines;
}

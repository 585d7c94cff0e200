import { parse, postprocess, preprocess } from 'micromark';
import { gfm } from 'micromark-extension-gfm';
import { makeLinear } from './linear-time.ts';

export type Events = ReturnType<typeof postprocess>;
type Token = Events[number][1];

/** UTF-16 units; micromark takes a time that grows with the square of the lists in what it reads at once. */
const PIECE = 2048;
/**
 * A blank line before a line at the margin that goes on with no list: every container ends there. A byte order mark
 * would be lost, as micromark drops one at the beginning of what it reads.
 */
const CUT = /(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)(?![\s\uFEFF*+-]|\d{1,9}[.)])(?=[^])/g;

/**
 * Markdown (CommonMark 0.31, with the extensions of GFM on request) as the events of micromark, with places in the whole
 * text. Read piece by piece; definitions of all pieces are known before any reference is looked up.
 */
export function parseMarkdown(
  text: string,
  { isGfm, progress = () => undefined }: { isGfm: boolean; progress?: (done: number, total: number) => void },
): Events {
  const parser = parse({ extensions: isGfm ? [gfm()] : [] });
  makeLinear(parser.constructs);
  const pieces: Events[] = [];
  let offset = 0;
  let line = 1;
  let size = PIECE;
  do {
    const end = findCut(text, offset + size);
    const piece = text.slice(offset, end);
    const start = { line, column: 1, offset: offset === 0 && text.startsWith('\uFEFF') ? 1 : offset };
    const events = parser.document(start).write(preprocess()(piece, undefined, true));
    if (end < text.length && goesOn(events)) {
      // Twice as much each time, so that a long fence is not read over and over.
      size = (end - offset) * 2;
      continue;
    }
    pieces.push(events);
    line += piece.match(/\r\n|\n|\r/g)?.length ?? 0;
    offset = end;
    size = PIECE;
    progress(offset, text.length);
  } while (offset < text.length);
  return pieces.flatMap(postprocess);
}

function findCut(text: string, from: number): number {
  CUT.lastIndex = from;
  return CUT.exec(text) === null ? text.length : CUT.lastIndex;
}

/**
 * Whether the piece ends in fenced code or HTML that goes on behind a blank line, so that the cut was none. In a container
 * it would end, but micromark gives it another blank line at the end of what it reads.
 */
function goesOn(events: Events): boolean {
  const [, last] = events.findLast(([kind, { type }]) => kind === 'exit' && type === 'chunkFlow') ?? [];
  const flow = last?._tokenizer?.events ?? [];
  const isBlock = ({ type }: Token) => type === 'codeFenced' || type === 'htmlFlow';
  const [, block, context] =
    flow.findLast(([kind, { type }]) => kind === 'exit' && !/^(?:lineEnding|lineEndingBlank|linePrefix)$/.test(type)) ??
    [];
  if (block === undefined || !isBlock(block)) return false;
  if (block.type === 'htmlFlow') return !hasEnded(context?.sliceSerialize(block) ?? '');
  const start = flow.findLastIndex(([kind, { type }]) => kind === 'enter' && type === 'codeFenced');
  return flow.slice(start).filter(([kind, { type }]) => kind === 'exit' && type === 'codeFencedFence').length < 2;
}

/** CommonMark 0.31, 4.6: beginnings and ends of the HTML blocks that a blank line does not end. */
const LONG_BLOCKS: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?:\s|>|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ {0,3}<!--/, /-->/],
  [/^ {0,3}<\?/, /\?>/],
  [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
  [/^ {0,3}<![a-z]/i, />/],
];

const hasEnded = (html: string) => LONG_BLOCKS.every(([start, end]) => !start.test(html) || end.test(html));

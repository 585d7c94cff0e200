import type { JsonDocument, JsonNode } from './document.ts';
import { NONE } from './tape.ts';

/** A comment and what it belongs to. */
export interface Comment {
  /** Offsets in the text; the marks are part of it, the line end of a `//` comment is not. */
  readonly start: number;
  readonly end: number;
  /** `before` or `after` this node, or `inside` it after its last child (inside `NONE`: at the end of the text). */
  readonly node: JsonNode;
  readonly place: 'before' | 'after' | 'inside';
}

/** The value each comment belongs to, as a reader would see it; in the order of the text. */
export function attachComments(document: JsonDocument): Comment[] {
  const { commentOffsets, size } = document;
  const comments: Comment[] = [];
  let following = 0;
  // The object or array around the comment, and its last child that ended before.
  let around = NONE;
  let previous = NONE;
  let gap: Gap = START;
  const lineEnders = findLineEnders(document);
  for (let index = 0; index < commentOffsets.length; index += 2) {
    const start = commentOffsets[index] ?? 0;
    const end = commentOffsets[index + 1] ?? 0;
    while (following < size && document.start(following) < start) {
      around = following++;
      previous = NONE;
    }
    while (around !== NONE && document.end(around) <= start) {
      previous = around;
      around = document.parent(around);
      gap = { ...START, seen: document.end(previous) };
    }
    gap = widen(gap, document.text, start);
    const next = following < size && document.parent(following) === around ? following : NONE;
    // `1, // one` belongs to what it follows, but in `1, /* two */ 2` the comment leads on.
    const leadsOn = next !== NONE && gap.hasComma && !lineEnders[index / 2];
    if (previous !== NONE && !gap.hasLineBreak && !leadsOn)
      comments.push({ start, end, node: previous, place: 'after' });
    else if (next !== NONE) comments.push({ start, end, node: next, place: 'before' });
    else comments.push({ start, end, node: around, place: 'inside' });
  }
  return comments;
}

/** The text between the previous value and a comment. Each stretch of text is looked at once. */
interface Gap {
  readonly seen: number;
  readonly hasLineBreak: boolean;
  readonly hasComma: boolean;
}
const START: Gap = { seen: 0, hasLineBreak: false, hasComma: false };

function widen({ seen, hasLineBreak, hasComma }: Gap, text: string, end: number): Gap {
  const more = text.slice(seen, end);
  return { seen: end, hasLineBreak: hasLineBreak || /[\r\n]/.test(more), hasComma: hasComma || more.includes(',') };
}

/** For each comment, whether only blanks and other comments are between it and the end of its line. */
function findLineEnders({ text, commentOffsets }: JsonDocument): boolean[] {
  const enders: boolean[] = [];
  for (let index = commentOffsets.length / 2 - 1; index >= 0; index--) {
    const at = skipBlanks(text, commentOffsets[2 * index + 1] ?? 0);
    const isComment = at === commentOffsets[2 * index + 2];
    enders[index] = isComment ? text.charAt(at + 1) === '/' || enders[index + 1] === true : isLineEnd(text, at);
  }
  return enders;
}

/** Whether nothing but blanks is between an offset and the end of its line. */
export const endsLine = (text: string, offset: number): boolean => isLineEnd(text, skipBlanks(text, offset));

function skipBlanks(text: string, offset: number): number {
  let at = offset;
  while (text.charAt(at) === ' ' || text.charAt(at) === '\t') at++;
  return at;
}

const isLineEnd = (text: string, at: number): boolean => at === text.length || /[\r\n]/.test(text.charAt(at));

import type { Piece } from './pieces.ts';

/** The piece under the pointer or the caret, in the pattern, its explanation, the text or the list of matches. */
export interface Pointed {
  /** Index among the matches. */
  readonly match?: number | undefined;
  /** Number of a group. */
  readonly group?: number | undefined;
  /** A piece of the pattern. */
  readonly span?: readonly [start: number, end: number] | undefined;
}

/** Colours of groups; matches have two more of their own. */
const COLOURS = 6;
export const colourOf = (group: number): number => (group - 1) % COLOURS;
export const MATCH_COLOURS = [COLOURS, COLOURS + 1] as const;

/** The targets that a piece stands for: itself, and the group that it is. */
export const pointedBy = (piece: Piece): Pointed => ({
  span: piece.start === undefined || piece.end === undefined ? undefined : [piece.start, piece.end],
  group: piece.is === 'group' ? piece.number : undefined,
});

/** Whether a piece is the one pointed at, or the group of what is. */
export function isPointed(piece: Piece, { span, group }: Pointed): boolean {
  if (span !== undefined) return piece.start === span[0] && piece.end === span[1];
  return group !== undefined && piece.is === 'group' && piece.number === group;
}

/** The innermost piece at an offset of the pattern. */
export function pieceAt(piece: Piece, offset: number): Piece | undefined {
  const parts = 'items' in piece ? piece.items : 'item' in piece ? [piece.item] : [];
  const part = parts.find(({ start = 0, end = 0 }) => start <= offset && offset < end);
  if (part === undefined) return piece;
  return pieceAt(part, offset);
}

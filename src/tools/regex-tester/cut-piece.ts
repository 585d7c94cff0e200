import type { Piece } from './pieces.ts';

const partsOf = (piece: Piece): readonly Piece[] =>
  'items' in piece ? piece.items : 'item' in piece ? [piece.item] : [];

/** How many pieces there are in one, itself among them. */
export const countPieces = (piece: Piece): number => partsOf(piece).reduce((sum, part) => sum + countPieces(part), 1);

/** Characters that are drawn of one text. */
const LONGEST_TEXT = 1000;

/** The beginning of a pattern, to be drawn: of its pieces the first ones, in the order they appear. */
export function cutPiece(piece: Piece, limit: number): Piece {
  let left = limit;
  const cut = (part: Piece): Piece => {
    left -= 1;
    if (part.is === 'text' && part.text.length > LONGEST_TEXT)
      return { ...part, text: `${part.text.slice(0, LONGEST_TEXT)}…` };
    if ('items' in part) {
      const items: Piece[] = [];
      for (const item of part.items) {
        if (left <= 0) break;
        items.push(cut(item));
      }
      return { ...part, items };
    }
    return 'item' in part ? { ...part, item: cut(part.item) } : part;
  };
  return cut(piece);
}

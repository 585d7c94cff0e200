import { endOfPiece } from '#engine/large-text';
import type { Piece } from './pieces.ts';

/** UTF-16 units of a piece's text, and members of a set, that are drawn. */
const LONGEST = 500;

const partsOf = (piece: Piece): readonly Piece[] =>
  'items' in piece ? piece.items : 'item' in piece ? [piece.item] : [];

/** How many pieces there are in one, itself among them. */
export const countPieces = (piece: Piece): number => partsOf(piece).reduce((sum, part) => sum + countPieces(part), 1);

const cutText = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, endOfPiece(text, 0, LONGEST))}…` : text;

/** A piece without parts, of which a long text is cut. */
function cutTexts(piece: Piece): Piece {
  if (piece.is === 'text') return { ...piece, text: cutText(piece.text) };
  const cut = 'raw' in piece ? { ...piece, raw: cutText(piece.raw) } : piece;
  return cut.is === 'set' && cut.members.length > LONGEST
    ? { ...cut, members: [...cut.members.slice(0, LONGEST), '…'] }
    : cut;
}

/** The beginning of a pattern, to be drawn: of its pieces the first ones, in the order they stand, and of each its beginning. */
export function cutPiece(piece: Piece, limit: number): Piece {
  let left = limit;
  const cut = (part: Piece): Piece => {
    left -= 1;
    if ('items' in part) {
      const items: Piece[] = [];
      for (const item of part.items) {
        if (left <= 0) break;
        items.push(cut(item));
      }
      return { ...part, items };
    }
    return 'item' in part ? { ...part, item: cut(part.item) } : cutTexts(part);
  };
  return cut(piece);
}

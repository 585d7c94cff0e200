import type { Piece } from './pieces.ts';

const GROUPS = {
  plain: '(?:…)',
  lookahead: '(?=…)',
  notLookahead: '(?!…)',
  lookbehind: '(?<=…)',
  notLookbehind: '(?<!…)',
};

/** How a piece is written, without what it repeats; a piece with parts has … for them. */
export function signOf(piece: Piece): string {
  switch (piece.is) {
    case 'text':
      return piece.text;
    case 'group':
      if (piece.code === 'capture') return '(…)';
      if (piece.code === 'named') return `(?<${piece.name ?? ''}>…)`;
      return piece.code === 'modified' ? `(?${piece.modifiers ?? ''}:…)` : GROUPS[piece.code];
    case 'choice':
      return '…|…';
    case 'sequence':
      return '';
    default:
      return piece.raw;
  }
}

/** The sign that explains a piece. */
export const partsOf = (piece: Piece): readonly Piece[] => {
  if (piece.is === 'choice' || piece.is === 'sequence') return piece.items;
  if (piece.is !== 'group') return [];
  return piece.item.is === 'sequence' ? piece.item.items : [piece.item];
};

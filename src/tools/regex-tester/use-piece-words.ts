import { useMessages } from '#kit';
import type en from './locales/en.json';
import type { Piece } from './pieces.ts';

export interface PieceWords {
  /** What a piece is, without what is inside it. */
  readonly name: (piece: Piece) => string;
  /** How often something is repeated. */
  readonly often: (piece: Extract<Piece, { is: 'repeat' }>) => string;
}

/** Pieces of a pattern in the language of the page. */
export function usePieceWords(): PieceWords {
  const t = useMessages<typeof en.ui>();
  return {
    name: (piece) => {
      switch (piece.is) {
        case 'text':
          return t('piece.text');
        case 'set':
          return t(piece.negate ? 'piece.notSet' : 'piece.set', { members: piece.members.join('  ') });
        case 'class':
          return t(`class.${piece.code}`, { property: piece.property ?? '' });
        case 'anchor':
          return t(`anchor.${piece.code}`);
        case 'reference':
          return t('piece.reference', { to: piece.to });
        case 'group':
          return t(`group.${piece.code}`, {
            number: String(piece.number ?? ''),
            name: piece.name ?? '',
            modifiers: piece.modifiers ?? '',
          });
        case 'choice':
          return t('piece.choice');
        case 'sequence':
          return piece.items.length === 0 ? t('piece.nothing') : t('piece.sequence');
        case 'repeat':
          return '';
      }
    },
    often: ({ min, max, greedy }) => {
      const words =
        max === null
          ? t(min === 0 ? 'often.any' : min === 1 ? 'often.onceOrMore' : 'often.atLeast', { count: min })
          : max === 1 && min === 0
            ? t('often.optional')
            : t(min === max ? 'often.exactly' : 'often.between', { min: String(min), count: max });
      return greedy ? words : t('often.lazy', { often: words });
    },
  };
}

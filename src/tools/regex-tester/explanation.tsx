import { Badge } from '#kit';
import { partsOf, signOf } from './piece-signs.ts';
import type { Piece } from './pieces.ts';
import styles from './regex-tester.module.css';
import { usePieceWords } from './use-piece-words.ts';

type Repeat = Extract<Piece, { is: 'repeat' }>;

/** The pattern in words, piece by piece. */
export function Explanation({ piece }: { piece: Piece }) {
  return (
    <ul className={styles['explanation']} data-literal>
      {(piece.is === 'sequence' ? piece.items : [piece]).map((item, index) => (
        <Explained key={index} piece={item} repeats={[]} />
      ))}
    </ul>
  );
}

function Explained({ piece, repeats }: { piece: Piece; repeats: readonly Repeat[] }) {
  const { name, often } = usePieceWords();
  if (piece.is === 'repeat') return <Explained piece={piece.item} repeats={[piece, ...repeats]} />;
  const sign = signOf(piece) + repeats.map(({ raw }) => raw).join('');
  const parts = partsOf(piece);
  return (
    <li>
      <div className={styles['step']}>
        {sign !== '' && <code>{sign}</code>}
        <span>{name(piece)}</span>
        {repeats.map((repeat) => (
          <Badge key={repeat.raw} look="info">
            {often(repeat)}
          </Badge>
        ))}
      </div>
      {parts.length > 0 && (
        <ul>
          {parts.map((part, index) => (
            <Explained key={index} piece={part} repeats={[]} />
          ))}
        </ul>
      )}
    </li>
  );
}

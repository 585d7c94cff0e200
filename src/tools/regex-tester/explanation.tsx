import { Badge, classes } from '#kit';
import { partsOf, signOf } from './piece-signs.ts';
import type { Piece } from './pieces.ts';
import { colourOf, isPointed, pointedBy } from './pointing.ts';
import styles from './regex-tester.module.css';
import { usePieceWords } from './use-piece-words.ts';
import { visible } from './visible.ts';
import { usePointing } from './use-pointing.ts';

type Repeat = Extract<Piece, { is: 'repeat' }>;

/** The pattern in words, piece by piece. The piece under the pointer is marked elsewhere, too. */
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
  const { pointed, point } = usePointing();
  if (piece.is === 'repeat') return <Explained piece={piece.item} repeats={[piece, ...repeats]} />;
  const sign = signOf(piece) + repeats.map(({ raw }) => raw).join('');
  const parts = partsOf(piece);
  const group = piece.is === 'group' ? piece.number : undefined;
  return (
    <li>
      <div
        className={classes(
          styles['step'],
          [piece, ...repeats].some((part) => isPointed(part, pointed)) && styles['pointed'],
        )}
        onPointerEnter={() => point(pointedBy(piece))}
        onPointerLeave={() => point({})}
      >
        {sign !== '' && (
          <code className={group === undefined ? undefined : styles[`mark-${colourOf(group)}`]}>{visible(sign)}</code>
        )}
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

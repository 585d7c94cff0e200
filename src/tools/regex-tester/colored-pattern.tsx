import type { ReactNode } from 'react';
import { classes } from '#kit';
import type { Piece } from './pieces.ts';
import { colourOf, isPointed } from './pointing.ts';
import styles from './regex-tester.module.css';
import { usePointing } from './use-pointing.ts';

interface ColoredPatternProps {
  readonly pattern: string;
  readonly piece: Piece;
}

/** The pattern with a colour for each group, and for what stands for more than itself. */
export function ColoredPattern({ pattern, piece }: ColoredPatternProps) {
  const { pointed } = usePointing();
  const lookOf = (part: Piece) =>
    classes(
      part.is === 'group' && part.number !== undefined && styles[`mark-${colourOf(part.number)}`],
      ['set', 'class', 'anchor', 'reference', 'repeat'].includes(part.is) && styles[`piece-${part.is}`],
      isPointed(part, pointed) && styles['pointed'],
    );
  const paint = (whole: Piece): ReactNode[] => {
    const parts = 'items' in whole ? whole.items : 'item' in whole ? [whole.item] : [];
    let done = whole.start ?? 0;
    const painted = parts.map((part) => {
      const before = pattern.slice(done, part.start);
      done = part.end ?? done;
      return (
        <span key={part.start}>
          {before}
          <span className={lookOf(part)}>{paint(part)}</span>
        </span>
      );
    });
    return [...painted, pattern.slice(done, whole.end)];
  };
  return (
    <>
      <span className={lookOf(piece)}>{paint(piece)}</span>
      {/* A last empty line has its height, too. */}
      {'\n'}
    </>
  );
}

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classes, useMessages } from '#kit';
import { layOut, type Shape } from './diagram.ts';
import type en from './locales/en.json';
import type { Piece } from './pieces.ts';
import { isPointed, pointedBy } from './pointing.ts';
import styles from './regex-tester.module.css';
import { usePieceWords } from './use-piece-words.ts';
import { usePointing } from './use-pointing.ts';
import { visible } from './visible.ts';

/** The text in the box of a piece, where that is not its name in words. Whitespace is made visible. */
function labelOf(piece: Piece): string | undefined {
  if (piece.is === 'text') return visible(piece.text);
  return piece.is === 'set' && !piece.negate ? piece.members.join('  ') : undefined;
}

/** Keys that go from box to box. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The pattern as a railroad diagram: every way from left to right is a text that matches. The piece under the pointer
 * or the arrow keys is marked in the pattern, too, and the other way round.
 */
export function Railroad({ piece }: { piece: Piece }) {
  const t = useMessages<typeof en.ui>();
  const { name } = usePieceWords();
  const host = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    if (host.current === null) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width));
    observer.observe(host.current);
    return () => observer.disconnect();
  }, []);
  const labels = { piece: (part: Piece) => labelOf(part) ?? name(part), lazy: t('lazy') };
  const { width, height, shapes } = layOut(piece, labels, room);
  const { pointed, point } = usePointing();
  const goOn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const boxes = shapes.flatMap((shape) => (shape.is === 'box' ? shape.piece : []));
    const next = boxes[boxes.findIndex((part) => isPointed(part, pointed)) + step];
    if (next !== undefined) point(pointedBy(next));
  };
  return (
    <div
      ref={host}
      className={styles['diagram']}
      tabIndex={0}
      role="group"
      aria-label={t('diagram')}
      onKeyDown={goOn}
      onBlur={() => point({})}
      data-literal
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('diagramHint')}>
        {shapes.map((shape, index) => (
          <Drawn key={index} shape={shape} />
        ))}
      </svg>
    </div>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  const { pointed, point } = usePointing();
  switch (shape.is) {
    case 'rail':
      return <path className={styles['rail']} d={shape.d} />;
    case 'box': {
      const { x, y, width, height, look, piece } = shape;
      return (
        <rect
          className={classes(styles[`box-${look}`], isPointed(piece, pointed) && styles['box-pointed'])}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={look === 'text' ? 14 : 4}
          onPointerEnter={() => point(pointedBy(piece))}
          onPointerLeave={() => point({})}
        />
      );
    }
    case 'label':
      return (
        <text className={styles[`label-${shape.look}`] ?? styles['label']} x={shape.x} y={shape.y} xmlSpace="preserve">
          {shape.text}
        </text>
      );
  }
}

import { useMessages } from '#kit';
import { layOut, type Shape } from './diagram.ts';
import type en from './locales/en.json';
import type { Piece } from './pieces.ts';
import styles from './regex-tester.module.css';
import { usePieceWords } from './use-piece-words.ts';

/** What the box of a piece says, where that is not its name in words. White space is made visible. */
function labelOf(piece: Piece): string | undefined {
  if (piece.is === 'text') return piece.text.replaceAll(' ', '␣').replaceAll('\n', '↵').replaceAll('\t', '⇥');
  return piece.is === 'set' && !piece.negate ? piece.members.join('  ') : undefined;
}

/** The pattern as a railroad diagram: every way from left to right is a text that matches. */
export function Railroad({ piece }: { piece: Piece }) {
  const t = useMessages<typeof en.ui>();
  const { name } = usePieceWords();
  const { width, height, shapes } = layOut(piece, {
    piece: (part) => labelOf(part) ?? name(part),
    lazy: t('lazy'),
  });
  return (
    <div className={styles['diagram']} tabIndex={0} role="group" aria-label={t('diagram')} data-literal>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('diagramHint')}>
        {shapes.map((shape, index) => (
          <Drawn key={index} shape={shape} />
        ))}
      </svg>
    </div>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  switch (shape.is) {
    case 'rail':
      return <path className={styles['rail']} d={shape.d} />;
    case 'box': {
      const { x, y, width, height, look } = shape;
      return (
        <rect
          className={styles[`box-${look}`]}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={look === 'text' ? 14 : 4}
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

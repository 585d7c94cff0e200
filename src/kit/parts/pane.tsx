import type { DragEvent, ReactNode } from 'react';
import { useState } from 'react';
import { classes } from './classes.ts';
import styles from './pane.module.css';

interface PaneProps {
  readonly name: string;
  /** Right of the name. */
  readonly beside?: ReactNode;
  /** Buttons at the top right. */
  readonly tools?: ReactNode;
  readonly toolsOf?: 'input' | 'result';
  readonly height?: 'full' | 'short' | 'auto';
  /** What it holds fits a few lines: where that is so of each pane beside it, too, they are only as high as that. */
  readonly isSmall?: boolean;
  /** It holds one short line, and is no higher than that, whatever is beside it. */
  readonly isAnswer?: boolean;
  readonly isWrong?: boolean;
  /** State left, size right. */
  readonly foot?: ReactNode;
  readonly onDropFile?: (file: File) => void;
  readonly children: ReactNode;
}

/** A framed place for a text or a result: bar, content that scrolls inside, foot. */
export function Pane({
  name,
  beside,
  tools,
  toolsOf = 'result',
  height = 'full',
  isSmall = false,
  isAnswer = false,
  isWrong = false,
  foot,
  onDropFile,
  children,
}: PaneProps) {
  const [isDropping, setDropping] = useState(false);
  const drop = onDropFile && {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => {
      const file = event.dataTransfer.files[0];
      setDropping(false);
      if (file === undefined) return;
      event.preventDefault();
      onDropFile(file);
    },
  };
  return (
    <div
      role="group"
      aria-label={name}
      className={classes(
        styles['root'],
        height !== 'full' && styles[height],
        toolsOf === 'input' && styles['input'],
        (isSmall || isAnswer) && styles['small'],
        isAnswer && styles['answer'],
        isWrong && styles['wrong'],
        isDropping && styles['dropping'],
      )}
      {...drop}
    >
      <div className={styles['bar']}>
        <span className={styles['name']}>{name}</span>
        {beside !== undefined && <div className={styles['beside']}>{beside}</div>}
        {tools !== undefined && <div className={styles['tools']}>{tools}</div>}
      </div>
      {children}
      {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
    </div>
  );
}

/** Panes side by side from 1024 px, stacked below; `generator` has a narrow first column of options. */
export function Panes({ generator = false, children }: { generator?: boolean; children: ReactNode }) {
  return <div className={classes(styles['panes'], generator && styles['generator'])}>{children}</div>;
}

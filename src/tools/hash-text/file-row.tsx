import { useEffect, useId, useState } from 'react';
import {
  Badge,
  Button,
  FieldNote,
  IconButton,
  Working,
  useCommonMessages,
  useExplain,
  useFormatBytes,
  useMessages,
  useOperation,
  type OptionState,
  type Progress,
  type RunState,
} from '#kit';
import styles from './hash-text.module.css';
import type en from './locales/en.json';
import { digestFile, type digest } from './operations.ts';
import { present, type Row } from './rows.ts';

/** How the work on a file ended. */
export type FileEnd = Extract<RunState<Row[]>, { is: 'done' | 'failed' | 'cancelled' }>;

interface FileRowProps {
  readonly file: File;
  readonly options: OptionState<typeof digest.options>;
  /** False while others are hashed first. */
  readonly isDue: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onEnd: (end: FileEnd | undefined) => void;
  readonly onRemove: () => void;
}

/** A file of the list: its name, how far it is read, a way to stop it, and whether it is the expected one. */
export function FileRow({ file, options, isDue, isOpen, onOpen, onEnd, onRemove }: FileRowProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const explain = useExplain();
  const formatBytes = useFormatBytes();
  const id = useId();
  const [turn, setTurn] = useState(0);
  const { algorithms, length, key, keyForm, expected } = options.values;
  // In hex and compared with nothing: the table shows them otherwise without reading the file again.
  const state = useOperation(
    digestFile,
    file,
    { algorithms, length, key, keyForm, encoding: 'Hex', uppercase: false, expected: '' },
    { turn, enabled: isDue },
  );
  useEffect(() => {
    if (state.is === 'done' || state.is === 'failed' || state.is === 'cancelled') onEnd(state);
    else if (state.is === 'running') onEnd(undefined);
    // The state is another object at each rendering; what it is, and of which run, tells it apart.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state.is, state.is === 'done' && state.value]);
  return (
    <li className={styles['file']} aria-current={isOpen || undefined}>
      <div className={styles['file-head']}>
        <button type="button" className={styles['file-name']} onClick={onOpen} data-literal>
          <strong>{file.name}</strong> <span className="n-muted">{formatBytes(file.size)}</span>
        </button>
        {state.is === 'done' && <Match rows={state.value} expected={expected} />}
        {!isDue && <span className="n-muted">{t('waiting')}</span>}
        <IconButton size="small" icon="x" label={t('removeOne', { name: file.name })} onClick={onRemove} />
      </div>
      {state.is === 'running' && state.slow && <FileProgress progress={state.progress} onCancel={state.cancel} />}
      {state.is === 'failed' && state.error.where.option === undefined && (
        <FieldNote id={id} error={explain(state.error)} />
      )}
      {state.is === 'cancelled' && (
        <div className="n-line">
          <span className="n-muted">{common('cancelled')}</span>
          <Button size="small" icon="refresh" onClick={() => setTurn(turn + 1)}>
            {t('startAgain')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Whether a digest of the file is the expected one; nothing where none is expected. */
function Match({ rows, expected }: { rows: readonly Row[]; expected: string }) {
  const t = useMessages<typeof en.ui>();
  if (expected.trim() === '') return null;
  const isEqual = present(rows, { encoding: 'Hex', uppercase: false, expected }).rows.some(({ match }) => match);
  return (
    <Badge look={isEqual ? 'success' : 'error'} icon={isEqual ? 'check' : 'x'}>
      {isEqual ? t('equalShort') : t('notEqual')}
    </Badge>
  );
}

function FileProgress({ progress, onCancel }: { progress: Progress | undefined; onCancel: () => void }) {
  const t = useMessages<typeof en.ui>();
  const formatBytes = useFormatBytes();
  const speed = useSpeed(progress?.done);
  const detail =
    progress &&
    t('speed', {
      done: formatBytes(progress.done),
      total: formatBytes(progress.total),
      speed: formatBytes(speed),
    });
  return <Working label={t('hashing')} progress={progress} detail={detail} onCancel={onCancel} />;
}

/** Growth of an amount per second since it was first seen. */
function useSpeed(amount: number | undefined): number {
  const [seen, setSeen] = useState<{ first: number; at: number; speed: number }>();
  useEffect(() => {
    if (amount === undefined) return;
    const now = performance.now();
    setSeen((before) =>
      before === undefined
        ? { first: amount, at: now, speed: 0 }
        : { ...before, speed: ((amount - before.first) / Math.max(1, now - before.at)) * 1000 },
    );
  }, [amount]);
  return seen?.speed ?? 0;
}

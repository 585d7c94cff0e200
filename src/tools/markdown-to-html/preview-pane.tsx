import { useEffect, type ReactNode } from 'react';
import type { Values } from '#engine/options';
import {
  Empty,
  isEmptyText,
  Notes,
  operand,
  Pane,
  resultToShow,
  useCommonMessages,
  useLongList,
  useMessages,
  useOperation,
  Working,
  type LineScroller,
  type TextValue,
} from '#kit';
import type en from './locales/en.json';
import styles from './markdown-to-html.module.css';
import { preview, type convert } from './operations.ts';
import type { Piece } from './pieces.ts';
import { PreviewFrame } from './preview-frame.tsx';

/** Beginnings and ends of elements, and texts, that are built at once: the page waits for them and their layout. */
const PIECES = 6000;
const NOTHING: readonly Piece[] = [];

interface PreviewPaneProps {
  readonly value: TextValue;
  readonly values: Values<typeof convert.options>;
  readonly tools: ReactNode;
  /** What scrolls with it. */
  readonly source: LineScroller | undefined;
  /** To print as soon as the preview is there. */
  readonly isPrinting: boolean;
  readonly onPrinted: () => void;
}

/** What the HTML looks like. */
export function PreviewPane({ value, values, tools, source, isPrinting, onPrinted }: PreviewPaneProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const { document: _whole, language: _language, ...options } = values;
  const state = useOperation(preview, operand(value), options, { enabled: !isEmptyText(value) });
  const hasFailed = state.is === 'failed' || state.is === 'cancelled';
  useEffect(() => {
    if (isPrinting && hasFailed) onPrinted();
  }, [isPrinting, hasFailed, onPrinted]);
  const shown = resultToShow(state);
  const part = useLongList(shown?.value.pieces ?? NOTHING, PIECES);
  const prints = isPrinting && state.is === 'done';
  return (
    <Pane name={t('preview')} tools={tools}>
      {shown !== undefined && (
        <>
          <PreviewFrame
            label={t('preview')}
            title={shown.value.title}
            // What is printed is whole.
            pieces={prints ? shown.value.pieces : part.shown}
            source={source}
            blocks={shown.value.blocks}
            isPrinting={prints}
            onPrinted={onPrinted}
          />
          {shown.value.images > 0 && <p className={styles['hint']}>{t('pictures', { count: shown.value.images })}</p>}
          {part.more}
          <Notes notes={shown.notes} />
        </>
      )}
      {shown === undefined && state.is === 'running' && <Working progress={state.progress} onCancel={state.cancel} />}
      {hasFailed && <Empty icon="alert-circle" title={common('noResult')} />}
      {state.is === 'empty' && <Empty icon="eye" title={common('resultHere')} />}
    </Pane>
  );
}

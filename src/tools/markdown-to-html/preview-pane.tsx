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
  useMessages,
  useOperation,
  Working,
  type TextValue,
} from '#kit';
import type en from './locales/en.json';
import styles from './markdown-to-html.module.css';
import { preview, type convert } from './operations.ts';
import { PreviewFrame } from './preview-frame.tsx';

interface PreviewPaneProps {
  readonly value: TextValue;
  readonly values: Values<typeof convert.options>;
  readonly tools: ReactNode;
  /** To print as soon as the preview is there. */
  readonly isPrinting: boolean;
  readonly onPrinted: () => void;
}

/** What the HTML looks like. */
export function PreviewPane({ value, values, tools, isPrinting, onPrinted }: PreviewPaneProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const { document: _whole, lang: _lang, ...options } = values;
  const state = useOperation(preview, operand(value), options, { enabled: !isEmptyText(value) });
  const hasFailed = state.is === 'failed' || state.is === 'cancelled';
  useEffect(() => {
    if (isPrinting && hasFailed) onPrinted();
  }, [isPrinting, hasFailed, onPrinted]);
  const shown = resultToShow(state);
  return (
    <Pane name={t('preview')} tools={tools}>
      {shown !== undefined && (
        <>
          <PreviewFrame
            label={t('preview')}
            preview={shown.value}
            isPrinting={isPrinting && state.is === 'done'}
            onPrinted={onPrinted}
          />
          {shown.value.images > 0 && <p className={styles['hint']}>{t('pictures', { count: shown.value.images })}</p>}
          <Notes notes={shown.notes} />
        </>
      )}
      {shown === undefined && state.is === 'running' && <Working progress={state.progress} onCancel={state.cancel} />}
      {hasFailed && <Empty icon="alert-circle" title={common('noResult')} />}
      {state.is === 'empty' && <Empty icon="eye" title={common('resultHere')} />}
    </Pane>
  );
}

import { useEffect, type ReactNode } from 'react';
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
import { preview } from './operations.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { Option } from './rendering-options.tsx';

interface PreviewPaneProps {
  readonly value: TextValue;
  readonly option: Option;
  readonly tools: ReactNode;
  /** To print as soon as the preview is there. */
  readonly isPrinting: boolean;
  readonly onPrinted: () => void;
}

/** What the HTML looks like. */
export function PreviewPane({ value, option, tools, isPrinting, onPrinted }: PreviewPaneProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const options = {
    flavor: option('flavor').value,
    html: option('html').value,
    headingIds: option('headingIds').value,
    toc: option('toc').value,
    footnotes: option('footnotes').value,
    title: option('title').value,
  };
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

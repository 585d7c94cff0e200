import { useState } from 'react';
import { ResultPane, ToolButton, useMessages, type LineScroller, type useTextOperation } from '#kit';
import type en from './locales/en.json';
import type { convert } from './operations.ts';
import { PreviewPane } from './preview-pane.tsx';

export type View = 'html' | 'preview';
type Conversion = ReturnType<typeof useTextOperation<'text', (typeof convert)['options'], string>>;

interface ResultProps extends Pick<Conversion, 'value' | 'values' | 'state' | 'format' | 'loadExample'> {
  readonly view: View;
  /** What scrolls with the preview. */
  readonly source: LineScroller | undefined;
  readonly onView: (view: View) => void;
}

/** The HTML, or what it looks like. To print it, the preview is shown first. */
export function Result({ value, values, state, format, loadExample, view, source, onView }: ResultProps) {
  const t = useMessages<typeof en.ui>();
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    onView('preview');
    setPrinting(true);
  };
  const printButton = <ToolButton icon="printer" label={t('print')} disabled={state.is !== 'done'} onClick={print} />;
  return view === 'html' ? (
    <ResultPane name={t('output')} state={state} format={format} tools={printButton} onExample={loadExample} />
  ) : (
    <PreviewPane
      value={value}
      values={values}
      tools={printButton}
      source={source}
      isPrinting={isPrinting}
      onPrinted={() => setPrinting(false)}
    />
  );
}

import { useState } from 'react';
import { Button, ResultPane, useMessages, type useTextOperation } from '#kit';
import type en from './locales/en.json';
import type { convert } from './operations.ts';
import { PreviewPane } from './preview-pane.tsx';

export type View = 'html' | 'preview';
type Conversion = ReturnType<typeof useTextOperation<'text', (typeof convert)['options'], string>>;

interface ResultProps extends Pick<Conversion, 'value' | 'values' | 'state' | 'format' | 'loadExample'> {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** The HTML, or what it looks like. To print it, the preview is shown first. */
export function Result({ value, values, state, format, loadExample, view, onView }: ResultProps) {
  const t = useMessages<typeof en.ui>();
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    onView('preview');
    setPrinting(true);
  };
  const printButton = (
    <Button look="text" size="small" icon="printer" disabled={state.is !== 'done'} onClick={print}>
      {t('print')}
    </Button>
  );
  return view === 'html' ? (
    <ResultPane name={t('output')} state={state} format={format} tools={printButton} onExample={loadExample} />
  ) : (
    <PreviewPane
      value={value}
      values={values}
      tools={printButton}
      isPrinting={isPrinting}
      onPrinted={() => setPrinting(false)}
    />
  );
}

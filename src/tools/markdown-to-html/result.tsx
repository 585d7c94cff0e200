import { useState } from 'react';
import { Button, ResultPane, useMessages, ViewSwitch, type useTextOperation } from '#kit';
import type en from './locales/en.json';
import type { convert } from './operations.ts';
import { PreviewPane } from './preview-pane.tsx';

/** The HTML has the name of its operation. */
export type View = 'preview' | 'convert';
type Conversion = ReturnType<typeof useTextOperation<'text', (typeof convert)['options'], string>>;

interface ResultProps extends Pick<Conversion, 'value' | 'values' | 'state' | 'format' | 'loadExample'> {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** The preview of the HTML, or the HTML itself. To print it, the preview is shown first. */
export function Result({ value, values, state, format, loadExample, view, onView }: ResultProps) {
  const t = useMessages<typeof en.ui>();
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    onView('preview');
    setPrinting(true);
  };
  const tools = (
    <>
      <ViewSwitch
        label={t('view')}
        views={{ preview: t('preview'), convert: t('output') }}
        value={view}
        onChange={onView}
      />
      <Button look="text" size="small" icon="printer" disabled={state.is !== 'done'} onClick={print}>
        {t('print')}
      </Button>
    </>
  );
  return view === 'convert' ? (
    <ResultPane name={t('output')} state={state} format={format} tools={tools} onExample={loadExample} />
  ) : (
    <PreviewPane
      value={value}
      values={values}
      tools={tools}
      onExample={loadExample}
      isPrinting={isPrinting}
      onPrinted={() => setPrinting(false)}
    />
  );
}

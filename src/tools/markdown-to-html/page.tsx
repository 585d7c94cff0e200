// Longer than 60 lines: the result has two views, and one of them is printed.

import { useState } from 'react';
import {
  Button,
  OptionErrors,
  OptionsLine,
  Panes,
  ResultPane,
  Section,
  Tabs,
  TextPane,
  useMessages,
  useTextOperation,
} from '#kit';
import type en from './locales/en.json';
import { convert } from './operations.ts';
import { PreviewPane } from './preview-pane.tsx';
import { RenderingOptions } from './rendering-options.tsx';

export default function MarkdownToHtml() {
  const t = useMessages<typeof en.ui>();
  const [view, setView] = useState<'html' | 'preview'>('html');
  const [isPrinting, setPrinting] = useState(false);
  const { name, value, setValue, option, state, inputError, loadExample } = useTextOperation(convert);
  const print = () => {
    setView('preview');
    setPrinting(true);
  };
  const printButton = (
    <Button look="text" size="small" icon="printer" disabled={state.is !== 'done'} onClick={print}>
      {t('print')}
    </Button>
  );
  return (
    <Section name={name}>
      <OptionsLine>
        <RenderingOptions option={option} />
      </OptionsLine>
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={convert.options} />
      <Tabs label={t('view')} tabs={{ html: t('html'), preview: t('preview') }} value={view} onChange={setView}>
        <Panes>
          <TextPane name={t('markdown')} value={value} onChange={setValue} onExample={loadExample} error={inputError} />
          {view === 'html' ? (
            <ResultPane name={t('html')} state={state} format="xml" tools={printButton} onExample={loadExample} />
          ) : (
            <PreviewPane
              value={value}
              option={option}
              tools={printButton}
              isPrinting={isPrinting}
              onPrinted={() => setPrinting(false)}
            />
          )}
        </Panes>
      </Tabs>
    </Section>
  );
}

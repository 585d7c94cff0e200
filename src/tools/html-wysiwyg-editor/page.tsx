import { useState } from 'react';
import {
  Filling,
  OptionsLine,
  Panes,
  ResultPane,
  Section,
  Segmented,
  TextPane,
  useMessages,
  useTextOperation,
  ViewSwitch,
} from '#kit';
import { CountLine } from './count-line.tsx';
import { EditorPane } from './editor-pane.tsx';
import type en from './locales/en.json';
import { clean } from './operations.ts';

export default function HtmlWysiwygEditor() {
  const t = useMessages<typeof en.ui>();
  const [view, setView] = useState<'editor' | 'source'>('editor');
  const { name, value, setValue, option, state, format, inputError, loadExample } = useTextOperation(clean);
  const input = { value, onChange: setValue, onExample: loadExample };
  return (
    <Section name={name}>
      <Filling>
        <OptionsLine>
          <ViewSwitch
            label={t('view')}
            views={{ editor: t('editor'), source: t('source') }}
            value={view}
            onChange={setView}
          />
          <Segmented {...option('layout')} />
        </OptionsLine>
        <Panes>
          {view === 'editor' ? (
            <EditorPane {...input} />
          ) : (
            <TextPane name={t('source')} {...input} format={clean.reads} error={inputError} />
          )}
          <ResultPane
            name={t(format === 'markdown' ? 'layout.markdown' : 'output')}
            state={state}
            format={format}
            onExample={loadExample}
          />
        </Panes>
        <CountLine value={value} />
      </Filling>
    </Section>
  );
}

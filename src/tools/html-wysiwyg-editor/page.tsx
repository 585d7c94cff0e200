import { useRef } from 'react';
import {
  OptionsLine,
  Panes,
  ResultPane,
  Section,
  Segmented,
  useMessages,
  useTextOperation,
  type TextValue,
} from '#kit';
import { EditorPane } from './editor-pane.tsx';
import type en from './locales/en.json';
import { clean } from './operations.ts';
import { SourcePane } from './source-pane.tsx';

export default function HtmlWysiwygEditor() {
  const t = useMessages<typeof en.ui>();
  const start = `<h2>${t('startTitle')}</h2>\n<p>${t('startText')}</p>`;
  const { name, value, setValue, option, values, state, format, loadExample } = useTextOperation(clean, start);
  const typed = useRef<TextValue>(undefined);
  return (
    <Section name={name}>
      <OptionsLine>
        <Segmented {...option('layout')} />
      </OptionsLine>
      <Panes>
        <EditorPane
          value={value}
          onChange={setValue}
          onExample={loadExample}
          isTyped={(text) => text === typed.current}
        />
        {values.layout === 'pretty' ? (
          <SourcePane
            value={value}
            onChange={(text) => {
              typed.current = text;
              setValue(text);
            }}
            onFormat={setValue}
            state={state}
          />
        ) : (
          <ResultPane name={t(`layout.${values.layout}`)} state={state} format={format} onExample={loadExample} />
        )}
      </Panes>
    </Section>
  );
}

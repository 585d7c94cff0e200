import { useState } from 'react';
import {
  OptionErrors,
  Panes,
  Section,
  Tabs,
  TextPane,
  useLinkedTab,
  useMessages,
  useTextOperation,
  type LineScroller,
} from '#kit';
import type en from './locales/en.json';
import { convert } from './operations.ts';
import { RenderingOptions } from './rendering-options.tsx';
import { Result, type View } from './result.tsx';

const NO_MARKS: readonly never[] = [];

export default function MarkdownToHtml() {
  const t = useMessages<typeof en.ui>();
  const [view, setView] = useLinkedTab<View>(['html', 'preview']);
  const [source, setSource] = useState<LineScroller>();
  const operation = useTextOperation(convert);
  const { name, value, setValue, option, state, inputError, loadExample } = operation;
  return (
    <Section name={name}>
      <RenderingOptions option={option} />
      <OptionErrors state={inputError === undefined ? state : { is: 'empty' }} specs={convert.options} />
      <Tabs label={t('view')} tabs={{ html: t('output'), preview: t('preview') }} value={view} onChange={setView}>
        <Panes>
          <TextPane
            name={t('input')}
            value={value}
            onChange={setValue}
            onExample={loadExample}
            format={convert.reads}
            error={inputError}
            // Marks, though none, put the text into the editor, which knows the height of each line.
            marks={view === 'preview' ? NO_MARKS : undefined}
            onScroller={setSource}
          />
          <Result {...operation} source={source} view={view} onView={setView} />
        </Panes>
      </Tabs>
    </Section>
  );
}

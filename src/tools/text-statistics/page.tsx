import { useState } from 'react';
import {
  Filling,
  isEmptyText,
  NumberField,
  operand,
  OptionsLine,
  Panes,
  Section,
  Switch,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptions,
} from '#kit';
import type en from './locales/en.json';
import { count } from './operations.ts';
import { Results } from './results.tsx';
import { SelectionLine } from './selection-line.tsx';

export default function TextStatistics() {
  const t = useMessages<typeof en.ui>();
  const [text, setText] = useInput('count');
  const [selected, setSelected] = useState('');
  const { option, values, error, set } = useOptions(count);
  // An empty text has its numbers, too.
  const state = useOperation(count, operand(text), values, { optionError: error });
  const loadExample = useExample(count, ({ input, options }) => {
    setText(String(input));
    set(options ?? {});
  });
  return (
    <Section name="count">
      <Filling>
        <OptionsLine>
          <NumberField {...option('readingSpeed')} />
          <NumberField {...option('speakingSpeed')} />
          <Switch {...option('matchCase')} />
          <NumberField {...option('most')} />
        </OptionsLine>
        <Panes>
          <TextPane
            name={t('text')}
            value={text}
            onChange={setText}
            onExample={loadExample}
            onSelect={setSelected}
            offer={<SelectionLine text={selected} options={values} />}
          />
          <Results state={state} isEmpty={isEmptyText(text)} />
        </Panes>
      </Filling>
    </Section>
  );
}

import {
  ExampleButton,
  Notes,
  NumberField,
  OptionsLine,
  Section,
  Segmented,
  Switch,
  TextField,
  useExample,
  useMessages,
  Working,
} from '#kit';
import { BaseFields } from './base-fields.tsx';
import type en from './locales/en.json';
import { convert } from './operations.ts';
import { useNumber } from './use-number.ts';
import { WordTable } from './word-table.tsx';

// By hand, because every result is an input, too.
export default function BaseConverter() {
  const t = useMessages<typeof en.ui>();
  const number = useNumber();
  const { option, set, state, shown } = number;
  const loadExample = useExample(convert, (example) => {
    number.write(String(example.input));
    set({ from: 10, ...example.options });
  });
  return (
    <Section name="convert">
      <OptionsLine>
        <NumberField {...option('from')} />
        <Segmented {...option('signed')} />
        <Segmented {...option('group')} />
        <Switch {...option('upper')} />
      </OptionsLine>
      <div className="n-stack">
        <div data-input>
          <TextField
            label={t('number')}
            rows={2}
            autosize
            value={number.text}
            onChange={(text) => number.write(text)}
            {...number.errorOf(undefined)}
            tools={<ExampleButton onClick={loadExample} />}
          />
        </div>
        {shown !== undefined && <Notes notes={shown.notes} />}
        <BaseFields number={number} />
        {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        {shown !== undefined && <WordTable words={shown.value.words} bitLength={shown.value.bitLength} />}
      </div>
    </Section>
  );
}

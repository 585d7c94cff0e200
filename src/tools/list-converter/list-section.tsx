import { writtenFormat } from '#engine/meaning';
import {
  isEmptyText,
  operand,
  Panes,
  ResultPane,
  Section,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import { Frequencies } from './frequencies.tsx';
import type en from './locales/en.json';
import { convert } from './operations.ts';
import { ReadingOptions } from './reading-options.tsx';
import { WritingOptions } from './writing-options.tsx';

/** A list and what becomes of it. By hand, because a preset sets several options at once. */
export function ListSection() {
  const t = useMessages<typeof en.ui>();
  const [text, setText] = useInput('convert');
  const options = useOptions(convert);
  const { values, error } = options;
  const state = useOperation(convert, operand(text), values, { enabled: !isEmptyText(text), optionError: error });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const loadExample = useExample(convert, (example) => {
    setText(String(example.input));
    options.set({ ...example.options });
  });
  return (
    <Section title={t('convert')} name="convert">
      <ReadingOptions option={option} />
      <WritingOptions option={option} set={options.set} />
      <Panes>
        <TextPane name={t('input')} value={text} onChange={setText} onExample={loadExample} />
        <ResultPane name={t('result')} state={state} format={writtenFormat(convert, values)} onExample={loadExample} />
      </Panes>
      <Frequencies text={text} options={values} after={state} />
    </Section>
  );
}

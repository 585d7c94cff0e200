import { Panes, ResultPane, Section, TextPane, useMessages, useTextOperation } from '#kit';
import { Frequencies } from './frequencies.tsx';
import { ListOptions } from './list-options.tsx';
import type en from './locales/en.json';
import { convert } from './operations.ts';

/** A list and what becomes of it. By hand, because a preset sets several options at once. */
export function ListSection() {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, option, set, values, format, state, loadExample } = useTextOperation(convert);
  return (
    <Section title={t('convert')} name={name}>
      <ListOptions option={option} set={set} values={values} />
      <Panes>
        <TextPane name={t('input')} value={value} onChange={setValue} onExample={loadExample} />
        <ResultPane name={t('result')} state={state} format={format} onExample={loadExample} />
      </Panes>
      <Frequencies text={value} options={values} after={state} />
    </Section>
  );
}

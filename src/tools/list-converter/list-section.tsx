import {
  Panes,
  ResultPane,
  Section,
  TextPane,
  useMessages,
  useTextOperationWith,
  type OptionState,
  type TextState,
} from '#kit';
import { ListOptions } from './list-options.tsx';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export interface ListSectionProps {
  readonly list: TextState;
  readonly options: OptionState<(typeof convert)['options']>;
}

/** A list and what becomes of it. */
export function ListSection({ list, options }: ListSectionProps) {
  const t = useMessages<typeof en.ui>();
  const { name, value, setValue, option, set, values, format, state, loadExample } = useTextOperationWith(
    convert,
    options,
    list,
  );
  return (
    <Section name={name}>
      <ListOptions option={option} set={set} values={values} />
      <Panes>
        <TextPane name={t('input')} value={value} onChange={setValue} onExample={loadExample} />
        <ResultPane name={t('result')} state={state} format={format} onExample={loadExample} />
      </Panes>
    </Section>
  );
}

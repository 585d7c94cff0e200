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
  type OptionState,
  type TextState,
} from '#kit';
import { ListOptions } from './list-options.tsx';
import type en from './locales/en.json';
import { convert } from './operations.ts';
import { formatOfList } from './presets.ts';

export interface ListSectionProps {
  readonly list: TextState;
  readonly options: OptionState<(typeof convert)['options']>;
}

/** A list and what becomes of it. */
export function ListSection({ list, options }: ListSectionProps) {
  const t = useMessages<typeof en.ui>();
  const [value, setValue] = useInput('convert', list);
  const { values, set } = options;
  const state = useOperation(convert, operand(value), values, {
    enabled: !isEmptyText(value),
    optionError: options.error,
  });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const loadExample = useExample(convert, (example) => {
    setValue(String(example.input));
    set(example.options ?? {});
  });
  return (
    <Section name="convert">
      <ListOptions option={option} set={set} values={values} />
      <Panes>
        <TextPane name={t('input')} value={value} onChange={setValue} onExample={loadExample} />
        <ResultPane name={t('result')} state={state} format={formatOfList(values)} onExample={loadExample} />
      </Panes>
    </Section>
  );
}

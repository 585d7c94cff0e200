import { useMemo } from 'react';
import {
  CopyButton,
  isEmptyText,
  operand,
  OptionsLine,
  Pane,
  Panes,
  resultToShow,
  Section,
  Select,
  Switch,
  TextField,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptionErrors,
  Working,
} from '#kit';
import { toLines } from './frequency-lines.ts';
import { ItemTable } from './item-table.tsx';
import styles from './list-converter.module.css';
import type { ListSectionProps } from './list-section.tsx';
import type en from './locales/en.json';
import { count } from './operations.ts';

/** How many items there are, and how often each occurs. The options are those of `convert`, which has all of `count`. */
export function CountSection({ list, options }: ListSectionProps) {
  const t = useMessages<typeof en.ui>();
  const [value, setValue] = useInput('count', list);
  const { values, set } = options;
  const reading = Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(count.options, name)),
  ) as typeof values;
  const state = useOperation(count, operand(value), reading, {
    enabled: !isEmptyText(value),
    optionError: options.error,
  });
  const option = useOptionErrors(options, state.is === 'failed' ? state.error : undefined);
  const loadExample = useExample(count, (example) => {
    setValue(String(example.input));
    set(example.options ?? {});
  });
  const shown = resultToShow(state)?.value;
  const lines = useMemo(() => toLines(shown?.frequencies ?? []), [shown]);
  const { items = 0, distinct = 0 } = shown ?? {};
  return (
    <Section name="count">
      <OptionsLine>
        <Select {...option('split')} />
        {values.split === 'text' && <TextField {...option('splitText')} inline size="small" />}
        {values.split === 'regex' && <TextField {...option('pattern')} inline size="small" />}
        <Switch {...option('ignoreCase')} />
        <Switch {...option('trim')} />
        <Switch {...option('unquote')} />
      </OptionsLine>
      <Panes>
        <TextPane name={t('input')} value={value} onChange={setValue} onExample={loadExample} />
        <Pane
          name={t('frequencies')}
          isSmall={shown === undefined}
          tools={<CopyButton value={lines || undefined} look="primary" />}
          foot={items > 0 && <span>{t('counted', { items, distinct, repeated: items - distinct })}</span>}
        >
          <div className={styles['counted']} data-result aria-busy={state.is === 'running'}>
            {shown !== undefined && <ItemTable frequencies={shown.frequencies} />}
            {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
          </div>
        </Pane>
      </Panes>
    </Section>
  );
}

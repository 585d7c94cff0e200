import { useMemo } from 'react';
import {
  CopyButton,
  OptionsLine,
  Pane,
  Panes,
  resultToShow,
  Section,
  Select,
  Switch,
  TextField,
  TextPane,
  useMessages,
  usePanel,
  useTextOperationWith,
  Working,
  type OptionState,
} from '#kit';
import { toLines } from './frequency-lines.ts';
import { ItemTable } from './item-table.tsx';
import styles from './list-converter.module.css';
import type { ListSectionProps } from './list-section.tsx';
import type en from './locales/en.json';
import { count } from './operations.ts';

/** How many items there are, and how often each occurs. The options are those of `convert`, which has all of `count`; nothing is counted for a closed tab. */
export function CountSection({ list, options }: ListSectionProps) {
  const t = useMessages<typeof en.ui>();
  const { isShown } = usePanel();
  const reading = Object.fromEntries(
    Object.entries(options.values).filter(([name]) => Object.hasOwn(count.options, name)),
  );
  const shared = { ...options, values: reading } as unknown as OptionState<(typeof count)['options']>;
  const { name, value, setValue, option, values, state, loadExample } = useTextOperationWith(
    count,
    shared,
    list,
    true,
    isShown,
  );
  const shown = resultToShow(state)?.value;
  const lines = useMemo(() => toLines(shown?.frequencies ?? []), [shown]);
  const { items = 0, distinct = 0 } = shown ?? {};
  return (
    <Section name={name}>
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

import { useMemo } from 'react';
import {
  CopyButton,
  isEmptyText,
  lastGood,
  operand,
  Table,
  useMessages,
  useOperation,
  type RunState,
  type TextValue,
} from '#kit';
import type { Values } from '#engine/options';
import type en from './locales/en.json';
import { toLines } from './frequency-lines.ts';
import { count } from './operations.ts';

interface FrequenciesProps {
  readonly text: TextValue;
  /** Of `convert`, which has those of `count` among them. */
  readonly options: Values<(typeof count)['options']>;
  /** The run that makes the list. */
  readonly after: RunState<TextValue>;
}

/** How many items there are, and how often each occurs. */
export function Frequencies({ text, options, after }: FrequenciesProps) {
  const t = useMessages<typeof en.ui>();
  const reading = Object.fromEntries(
    Object.entries(options).filter(([name]) => Object.hasOwn(count.options, name)),
  ) as typeof options;
  const state = useOperation(count, operand(text), reading, { enabled: !isEmptyText(text), after });
  const shown = lastGood(state)?.value;
  const lines = useMemo(() => toLines(shown?.frequencies ?? []), [shown]);
  if (shown === undefined || shown.items === 0) return null;
  const { items, distinct, frequencies } = shown;
  return (
    <div className="n-stack" aria-busy={state.is === 'running'}>
      <h2 className="n-heading n-line">
        {t('counted', { items, distinct, repeated: items - distinct })}
        <CopyButton value={lines} label={t('frequencies')} />
      </h2>
      {distinct < items && (
        <Table
          label={t('frequencies')}
          rows={frequencies}
          rowKey={({ item }) => item}
          columns={[
            { key: 'item', header: t('item'), code: true, cell: ({ item }) => item.slice(0, 200) },
            { key: 'count', header: t('times'), cell: (row) => row.count },
          ]}
        />
      )}
    </div>
  );
}

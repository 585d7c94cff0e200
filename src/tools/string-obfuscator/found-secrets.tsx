import type { Values } from '#engine/options';
import {
  isEmptyText,
  operand,
  resultToShow,
  Section,
  Switch,
  Table,
  useMessages,
  useOperation,
  type TextValue,
} from '#kit';
import { shorten } from '#lib/shorten';
import type en from './locales/en.json';
import { list, type redact } from './operations.ts';

interface FoundSecretsProps {
  readonly text: TextValue;
  readonly values: Values<(typeof redact)['options']>;
  readonly onKeep: (keep: string) => void;
}

/** Characters of a value that are shown. */
const SHOWN = 60;

/** The table of values and placeholders, in which each value can be left as it is. */
export function FoundSecrets({ text, values, onKeep }: FoundSecretsProps) {
  const t = useMessages<typeof en.ui>();
  const state = useOperation(list, operand(text), values, { enabled: !isEmptyText(text) });
  const found = resultToShow(state)?.value.found ?? [];
  if (found.length === 0) return null;
  const kept = values.keep.split('\n').filter((value) => value !== '');
  return (
    <Section title={t('found')}>
      <Table
        label={t('found')}
        labelled
        rows={found}
        rowKey={({ value }) => value}
        columns={[
          { key: 'value', header: t('value'), code: true, cell: ({ value }) => shorten(value, SHOWN) },
          {
            key: 'placeholder',
            header: t('placeholder'),
            cell: ({ value, placeholder, isKept }) =>
              // A value of several lines cannot be one of a list of lines.
              value.includes('\n') ? (
                <code>{placeholder}</code>
              ) : (
                <Switch
                  label={isKept ? t('kept') : placeholder}
                  value={!isKept}
                  onChange={(isReplaced) =>
                    onKeep((isReplaced ? kept.filter((item) => item !== value) : [...kept, value]).join('\n'))
                  }
                />
              ),
          },
          { key: 'kind', header: t('kind'), cell: ({ kind }) => t(kind) },
          { key: 'count', header: t('count'), cell: ({ count }) => count },
        ]}
      />
    </Section>
  );
}

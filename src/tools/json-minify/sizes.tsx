import {
  useFormatBytes,
  lastGood,
  operand,
  Table,
  useIntlLanguage,
  useMessages,
  useOperation,
  type Conversion,
  type TextValue,
} from '#kit';
import styles from './json-minify.module.css';
import type en from './locales/en.json';
import type { Size } from './logic-size.ts';
import { measure } from './operations.ts';

/** How much smaller the text became, stored and sent. */
export function Sizes({ input, state }: Conversion) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const formatBytes = useFormatBytes();
  const output = state.is === 'done' ? state.value : '';
  const before = useSize(input, output !== '');
  const after = useSize(output, output !== '');
  if (before === undefined || after === undefined) return null;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const rows = (['plain', 'gzip'] as const).map((kind) => ({ kind, before: before[kind], after: after[kind] }));
  return (
    <div className={styles['sizes']}>
      <Table
        label={t('sizes')}
        rows={rows}
        labelled
        rowKey={({ kind }) => kind}
        columns={[
          { key: 'kind', header: t('sizes'), cell: ({ kind }) => t(`size.${kind}`) },
          { key: 'before', header: t('before'), cell: (row) => formatBytes(row.before), code: true },
          { key: 'after', header: t('after'), cell: (row) => formatBytes(row.after), code: true },
          { key: 'saved', header: t('saved'), cell: (row) => percent.format(1 - row.after / row.before), code: true },
        ]}
      />
    </div>
  );
}

function useSize(value: TextValue, enabled: boolean): Size | undefined {
  const state = useOperation(measure, operand(value), {}, { enabled });
  return lastGood(state)?.value;
}

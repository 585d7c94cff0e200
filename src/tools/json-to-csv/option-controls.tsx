import { CsvLineEnd, CsvSeparator } from '#formats/csv/controls.tsx';
import { OptionsLine, Segmented, Select, Switch, TextField, useMessages, type BindOption } from '#kit';
import type csv from '#formats/csv/locales/en.json';
import type en from './locales/en.json';
import type { convert } from './operations.ts';

/** Where the rows are, and how they are written. */
export function OptionControls({ option }: { option: BindOption<typeof convert.options> }) {
  const t = useMessages<typeof en.ui & typeof csv>();
  return (
    <OptionsLine>
      <TextField {...option('path')} label={t('path')} placeholder="$.data.records" inline />
      <TextField {...option('columns')} label={t('columnNames')} placeholder="id,name" inline />
      <Select
        {...option('nested')}
        label={t('nested')}
        labels={{
          flatten: t('nested.flatten'),
          flattenObjects: t('nested.flattenObjects'),
          json: t('nested.json'),
        }}
      />
      <CsvSeparator {...option('separator')} />
      <Segmented {...option('nulls')} label={t('nulls')} labels={{ word: t('nulls.word'), empty: t('nulls.empty') }} />
      <CsvLineEnd {...option('lineEnd')} />
      <Switch {...option('header')} label={t('csv.header')} />
      <Switch {...option('quoteAll')} label={t('csv.quoteAll')} />
      <Switch {...option('byteOrderMark')} label={t('csv.byteOrderMark')} />
      <Switch {...option('numbersAsText')} label={t('numbersAsText')} />
      <Switch {...option('formulaGuard')} label={t('formulaGuard')} />
    </OptionsLine>
  );
}

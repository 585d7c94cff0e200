import { Segmented, useMessages, type Bound } from '#kit';
import type csv from './locales/en.json';
import type { csvWriting } from './options.ts';

/** What stands between two fields. */
export function CsvSeparator(option: Bound<typeof csvWriting.separator>) {
  const t = useMessages<typeof csv>();
  return (
    <Segmented
      {...option}
      label={t('csv.separator')}
      labels={{ comma: ',', semicolon: ';', tab: t('csv.separator.tab'), pipe: '|' }}
    />
  );
}

/** What stands between two records. */
export function CsvLineEnd(option: Bound<typeof csvWriting.lineEnd>) {
  const t = useMessages<typeof csv>();
  return <Segmented {...option} label={t('csv.lineEnd')} labels={{ lf: 'LF', crlf: 'CRLF' }} />;
}

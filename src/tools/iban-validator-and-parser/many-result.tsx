import { CsvButtons, Table, useCountryName, useMessages, VerdictBadge } from '#kit';
import { toCsv } from './csv.ts';
import type en from './locales/en.json';
import type { CheckedLine } from './many.ts';
import { group } from './written.ts';

/** Rows shown; the CSV file has all of them. */
const SHOWN = 200;

/** The verdict on each line, as a table and as CSV. */
export function ManyResult({ lines }: { lines: readonly CheckedLine[] }) {
  const t = useMessages<typeof en.ui>();
  const countryName = useCountryName();
  const valid = lines.filter((line) => line.valid).length;
  return (
    <div className="n-stack">
      <div className="n-line">
        <VerdictBadge isGood>{t('countValid', { count: valid })}</VerdictBadge>
        {valid < lines.length && (
          <VerdictBadge isGood={false}>{t('countInvalid', { count: lines.length - valid })}</VerdictBadge>
        )}
        <CsvButtons make={() => toCsv(lines)} name="ibans.csv" />
      </div>
      <Table
        label={t('checkMany')}
        rows={lines.slice(0, SHOWN)}
        labelled
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', header: t('line'), cell: ({ line }) => line },
          { key: 'iban', header: t('iban'), cell: ({ iban }) => group(iban), code: true },
          {
            key: 'verdict',
            header: t('valid'),
            cell: (line) =>
              line.valid ? t('yes') : line.reasons.map((reason) => t(`reason.${reason.is}`, { ...reason })).join(' '),
          },
          { key: 'country', header: t('part.country'), cell: ({ country }) => country && countryName(country) },
          { key: 'bank', header: t('part.bank'), cell: ({ bank }) => bank, code: true },
          { key: 'account', header: t('part.account'), cell: ({ account }) => account, code: true },
        ]}
      />
      {lines.length > SHOWN && <p className="n-muted">{t('moreLines', { count: lines.length - SHOWN })}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { CsvButtons, Table, useCountryName, useMessages, VerdictBadge, type Column } from '#kit';
import { toCsv } from './csv.ts';
import type en from './locales/en.json';
import type { PhoneLine } from './logic.ts';
import styles from './phone-parser-and-formatter.module.css';

/** A row for each number, also as CSV. */
export function PhoneTable({ lines, label }: { readonly lines: readonly PhoneLine[]; readonly label: string }) {
  const t = useMessages<typeof en.ui>();
  const countryName = useCountryName();
  const valid = lines.filter((line) => line.valid).length;
  const forms = (['e164', 'international', 'national', 'rfc3966'] as const).map((form): Column<PhoneLine> => ({
    key: form,
    header: t(`as.${form}`),
    cell: (line) => (form === 'e164' ? <Words>{line.e164 ?? '–'}</Words> : (line[form] ?? '–')),
    code: true,
  }));
  return (
    <div className="n-stack">
      <div className="n-line">
        <VerdictBadge isGood>{t('countValid', { count: valid })}</VerdictBadge>
        {valid < lines.length && (
          <VerdictBadge isGood={false}>{t('countInvalid', { count: lines.length - valid })}</VerdictBadge>
        )}
        <CsvButtons make={() => toCsv(lines)} name="phone-numbers.csv" />
      </div>
      <Table
        label={label}
        labelled
        rows={lines.map((row, index) => ({ ...row, index }))}
        rowKey={({ index }) => String(index)}
        columns={[
          { key: 'line', header: t('line'), cell: ({ line }) => line },
          { key: 'text', header: t('number'), cell: ({ text }) => <Words>{text}</Words>, code: true },
          {
            key: 'valid',
            header: t('valid'),
            cell: ({ problem }) => <Words>{problem === null ? t('yes') : t(`reason.${problem}`)}</Words>,
          },
          {
            key: 'country',
            header: t('countryName'),
            cell: ({ country }) => <Words>{country === null ? '–' : countryName(country)}</Words>,
          },
          {
            key: 'type',
            header: t('type'),
            cell: ({ type }) => <Words>{type === null ? '–' : t(`type.${type}`)}</Words>,
          },
          ...forms,
        ]}
      />
    </div>
  );
}

/** A text whose column is as wide as its longest word. */
const Words = ({ children }: { readonly children: ReactNode }) => <span className={styles['words']}>{children}</span>;

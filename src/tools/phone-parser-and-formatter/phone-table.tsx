import { Badge, CsvButtons, Table, useCountryName, useExplain, useMessages } from '#kit';
import { toCsv } from './csv.ts';
import type en from './locales/en.json';
import type { PhoneLine } from './logic.ts';
import styles from './phone-parser-and-formatter.module.css';

/** A number that is read whole. */
const Unbroken = ({ children }: { readonly children: string | null }) => (
  <span className={styles['unbroken']}>{children ?? '–'}</span>
);

/** A row for each number, also as CSV. */
export function PhoneTable({ lines, label }: { readonly lines: readonly PhoneLine[]; readonly label: string }) {
  const t = useMessages<typeof en.ui>();
  const explain = useExplain();
  const countryName = useCountryName();
  const valid = lines.filter((line) => line.valid).length;
  return (
    <div className="n-stack">
      <div className="n-line">
        <Badge look="success" icon="check">
          {t('countValid', { count: valid })}
        </Badge>
        {valid < lines.length && (
          <Badge look="error" icon="x">
            {t('countInvalid', { count: lines.length - valid })}
          </Badge>
        )}
        <CsvButtons make={() => toCsv(lines)} name="phone-numbers.csv" downloadLabel={t('downloadCsv')} />
      </div>
      <Table
        label={label}
        labelled
        rows={lines.map((row, index) => ({ ...row, index }))}
        rowKey={({ index }) => String(index)}
        columns={[
          { key: 'line', header: t('line'), cell: ({ line }) => line },
          { key: 'text', header: t('number'), cell: ({ text }) => text, code: true },
          {
            key: 'valid',
            header: t('valid'),
            cell: ({ problem, params }) =>
              problem === null ? t('yes') : explain({ code: problem, params, where: {} }),
          },
          {
            key: 'country',
            header: t('countryName'),
            cell: ({ country }) => (country === null ? '–' : countryName(country)),
          },
          { key: 'type', header: t('type'), cell: ({ type }) => t(type === null ? 'unknown' : `type.${type}`) },
          { key: 'e164', header: t('as.e164'), cell: ({ e164 }) => <Unbroken>{e164}</Unbroken>, code: true },
          {
            key: 'international',
            header: t('as.international'),
            cell: (row) => <Unbroken>{row.international}</Unbroken>,
            code: true,
          },
          {
            key: 'national',
            header: t('as.national'),
            cell: ({ national }) => <Unbroken>{national}</Unbroken>,
            code: true,
          },
          { key: 'extension', header: t('extension'), cell: ({ extension }) => extension ?? '–', code: true },
        ]}
      />
    </div>
  );
}

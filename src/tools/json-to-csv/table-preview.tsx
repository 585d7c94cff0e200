import { useCommonMessages, useIntlLanguage, useMessages } from '#kit';
import styles from './json-to-csv.module.css';
import type en from './locales/en.json';
import type { Preview } from './logic.ts';

/** The first rows as a spreadsheet shows them. */
export function TablePreview({ preview: { columns, width, rows, total } }: { preview: Preview }) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const number = new Intl.NumberFormat(useIntlLanguage());
  return (
    <section aria-label={t('preview')}>
      <p className={styles['count']}>
        {rows.length < total
          ? t('firstRows', { shown: number.format(rows.length), count: total })
          : t('rows', { count: total })}
        {columns.length < width &&
          ` · ${t('columns')}: ${common('shownOf', { shown: number.format(columns.length), total: number.format(width) })}`}
      </p>
      {/* A wide table scrolls, and must be reachable by keyboard for that. */}
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={t('preview')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {columns.map((name, index) => (
                <th key={index} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((field, place) => (
                  <td key={place}>{field}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

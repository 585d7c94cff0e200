import type { ReactNode } from 'react';
import { useLongList } from './long-list.tsx';
import { LongText } from './long-text.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly code?: boolean;
}

interface TableProps<Row> {
  /** Says what the rows are, for a screen reader. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The headers are read aloud but not shown. */
  readonly hideHeaders?: boolean;
  /** In a narrow place each value follows the header of its column: for values that do not say what they are. */
  readonly labelled?: boolean;
}

/** A column for each field of the rows, headed by the field's name or the one given for it. */
export const columnsOf = <Row extends object>(
  rows: readonly Row[],
  headers: Partial<Record<keyof Row & string, string>> = {},
): Column<Row>[] => {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof Row & string)[];
  return keys.map((key) => ({ key, header: headers[key] ?? key, cell: (row) => String(row[key] ?? '') }));
};

/** Rows and columns; in a narrow place each row becomes an entry. Of many rows the first are shown, and more on request. */
export function Table<Row>({ label, columns, rows, rowKey, hideHeaders = false, labelled = false }: TableProps<Row>) {
  const { shown, more } = useLongList(rows);
  const table = (
    <div className={styles['root']}>
      <div className={styles['scroll']}>
        <table className={styles['table']} aria-label={label}>
          <thead className={hideHeaders ? styles['hidden'] : undefined}>
            <tr>
              {columns.map(({ key, header }) => (
                <th key={key} scope="col">
                  {header === '' ? <span className="n-hidden-text">{key}</span> : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ key, header, cell, code = false }) => (
                  <td
                    key={key}
                    className={code ? 'n-mono' : undefined}
                    data-label={labelled && header !== '' ? header : undefined}
                  >
                    <LongText label={header || key}>{cell(row)}</LongText>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
  if (more === null) return table;
  return (
    <div className="n-stack">
      {table}
      {more}
    </div>
  );
}

import { useDeferredValue, useState, type ReactNode } from 'react';
import type { AnyOperation } from '#engine/operation';
import { useMounted } from '../hooks/use-mounted.ts';
import { nameOfOperation, useTool } from '../context/tool-context.ts';
import { useCommonMessages } from '../settings/language.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Section } from './layout.tsx';
import { OptionsLine } from './options.tsx';
import styles from './reference.module.css';

export interface ReferenceGroup<Row> {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

/**
 * Rows that stand in the page's HTML: enough for what is seen at first. The rest follows when the page runs, since HTML and
 * styles are to come in one flight of the connection.
 */
const FIRST_ROWS = 12;

/** Characters of a query that are searched: no row has more, and a longer text was pasted by mistake. */
const LONGEST_QUERY = 500;

interface ReferenceProps<Row> {
  /** The same search for command line and library; on the page `find` does it, in the page's language. */
  readonly operation: AnyOperation;
  /** Label and placeholder of the search box. */
  readonly search: string;
  /** The groups that match. The page searches, since only it knows its rows. */
  readonly find: (query: string) => readonly ReferenceGroup<Row>[];
  /** More filters beside the search box. */
  readonly filters?: ReactNode;
  /** The rows of one group. */
  readonly children: (rows: readonly Row[], group: ReferenceGroup<Row>) => ReactNode;
  /** What stands below all groups. */
  readonly after?: ReactNode;
}

/** Searchable groups of rows. */
export function Reference<Row>({ operation, search, find, filters, children, after }: ReferenceProps<Row>) {
  const t = useCommonMessages();
  const name = nameOfOperation(useTool(), operation);
  const [query, setQuery] = useState('');
  const groups = find(useDeferredValue(query.slice(0, LONGEST_QUERY)).trim()).filter(({ rows }) => rows.length > 0);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const isWhole = useMounted();
  const drawn = takeRows(groups, isWhole ? Infinity : FIRST_ROWS);
  return (
    <>
      <Section name={name}>
        <OptionsLine>
          <div className={styles['search']} data-input>
            <TextField
              label={search}
              hideLabel
              value={query}
              onChange={setQuery}
              icon="search"
              code={false}
              placeholder={search}
            />
          </div>
          {filters}
        </OptionsLine>
        <p className="n-hidden-text" role="status">
          {query === '' ? '' : t('found', { count })}
        </p>
        <div className={styles['groups']} data-result>
          {drawn.map(({ group, rows }) => (
            <section key={group.id} aria-labelledby={`group-${group.id}`}>
              <h2 id={`group-${group.id}`} className={styles['title']}>
                {group.title} <span>{group.rows.length}</span>
              </h2>
              {children(rows, group)}
            </section>
          ))}
          {count === 0 && (
            <Empty
              icon="filter-search"
              title={t('nothingFound')}
              actions={
                <Button size="small" onClick={() => setQuery('')}>
                  {t('clearSearch')}
                </Button>
              }
            />
          )}
        </div>
      </Section>
      {isWhole && after}
    </>
  );
}

/** The groups that the first rows are in, with these rows. */
function takeRows<Row>(groups: readonly ReferenceGroup<Row>[], limit: number) {
  let left = limit;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return rows.length === 0 ? [] : [{ group, rows }];
  });
}

import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { isLargeText } from '#engine/large-text';
import type { AnyOperation } from '#engine/operation';
import { nameOfOperation, useTool } from '../context/tool-context.ts';
import { useCommonMessages } from '../settings/language.ts';
import { useMounted } from '../hooks/use-mounted.ts';
import { receiveText } from '../text/hand-over.ts';
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

/** Characters of a query that are searched: no row says more, and what is longer was pasted by mistake. */
const LONGEST_QUERY = 500;

/** Rows that are in the HTML of the page: more than a screen; all of a long reference would hold up the first view. */
const FIRST_ROWS = 20;

interface ReferenceProps<Row> {
  /** The same search for the other faces; here `find` does it, in the language of the page. */
  readonly operation: AnyOperation;
  /** Label and placeholder of the search box. */
  readonly search: string;
  /** The groups that match; the page searches, for only it knows its rows. */
  readonly find: (query: string) => readonly ReferenceGroup<Row>[];
  /** Further filters beside the search box. */
  readonly filters?: ReactNode;
  /** The rows of one group. */
  readonly children: (rows: readonly Row[], group: ReferenceGroup<Row>) => ReactNode;
}

/** Searchable groups of rows. */
export function Reference<Row>({ operation, search, find, filters, children }: ReferenceProps<Row>) {
  const t = useCommonMessages();
  const tool = useTool();
  const name = nameOfOperation(tool, operation);
  const [query, setQuery] = useState('');
  useEffect(
    () => receiveText(`${tool.id}/${name}`, (text) => setQuery(isLargeText(text) ? text.head : text.trim())),
    [tool.id, name],
  );
  const groups = find(useDeferredValue(query.slice(0, LONGEST_QUERY)).trim()).filter(({ rows }) => rows.length > 0);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const isMounted = useMounted();
  return (
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
        {(isMounted ? groups : firstOf(groups)).map((group) => (
          <section key={group.id} aria-labelledby={`group-${group.id}`}>
            <h2 id={`group-${group.id}`} className={styles['title']}>
              {group.title} <span>{group.rows.length}</span>
            </h2>
            {children(group.rows, group)}
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
  );
}

/** The first groups, whole ones, that have enough rows together. */
function firstOf<Row>(groups: readonly ReferenceGroup<Row>[]): readonly ReferenceGroup<Row>[] {
  let rows = 0;
  return groups.filter((group) => {
    const isFirst = rows < FIRST_ROWS;
    rows += group.rows.length;
    return isFirst;
  });
}

import { useState } from 'react';
import { CopyButton, operand, TextField, useMessages, useOperation, type TextValue } from '#kit';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import { search } from './operations.ts';
import { Value } from './tree-row.tsx';

/** Where a text occurs in keys and values. */
export function Search({ input }: { input: TextValue }) {
  const t = useMessages<typeof en.ui>();
  const [find, setFind] = useState('');
  const state = useOperation(search, operand(input), { find }, { enabled: find !== '' });
  const found = state.is === 'done' ? state.value : undefined;
  return (
    <>
      <TextField label={t('find')} value={find} onChange={setFind} icon="search" />
      <p role="status" className={styles['count']}>
        {found !== undefined &&
          (found.rows.length < found.total
            ? t('foundFirst', { shown: found.rows.length, count: found.total })
            : t('found', { count: found.total }))}
      </p>
      {found !== undefined && (
        <ul className={styles['found']}>
          {found.rows.map((row) => (
            <li key={row.node} className={styles['row']}>
              <span className={styles['key']}>{row.pointer === '' ? t('root') : row.pointer}</span>
              <Value row={row} />
              {row.pointer !== '' && <CopyButton value={row.pointer} label={t('pathOf', { pointer: row.pointer })} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

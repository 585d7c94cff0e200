import { useEffect, useRef, useState } from 'react';
import { IconButton, operand, TextField, useCommonMessages, useMessages, useOperation } from '#kit';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import { locate, search } from './operations.ts';
import { useTree } from './use-tree.ts';

/** Goes to the values whose key or text contains what is looked for, one after another. */
export function Search() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const { text, reveal } = useTree();
  const [find, setFind] = useState('');
  const [at, setAt] = useState(0);
  const state = useOperation(search, operand(text), { find }, { enabled: find !== '' });
  const found = state.is === 'done' ? state.value : undefined;
  const hit = found?.rows[at];
  const way = useOperation(locate, operand(text), { node: hit?.node ?? 0 }, { enabled: hit !== undefined });
  const shown = useRef<unknown>(undefined);
  useEffect(() => {
    if (hit === undefined || way.is !== 'done' || way.value === shown.current) return;
    shown.current = way.value;
    if (way.value.at(-1)?.node === hit.node) reveal(way.value);
  });
  const count = found?.rows.length ?? 0;
  const step = (by: number) => count > 0 && setAt((at + by + count) % count);
  return (
    <form
      className={styles['search']}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        step(1);
      }}
    >
      <TextField
        label={t('find')}
        hideLabel
        value={find}
        placeholder={t('find')}
        size="small"
        icon="search"
        onChange={(next) => {
          setFind(next);
          setAt(0);
        }}
      />
      <span role="status" className={styles['count']}>
        {found !== undefined &&
          (count === 0 ? common('noMatches') : common('matchOf', { at: at + 1, total: found.total }))}
      </span>
      <IconButton
        size="small"
        icon="arrow-up"
        label={common('previousMatch')}
        disabled={count === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        size="small"
        icon="arrow-down"
        label={common('nextMatch')}
        disabled={count === 0}
        onClick={() => step(1)}
      />
    </form>
  );
}

import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button, IconButton, OptionsLine, Switch, useMessages, type Bound } from '#kit';
import { DifferenceTable, type Texts } from './difference-table.tsx';
import { listDifferences, PAGE_LENGTH } from './differences.ts';
import styles from './json-diff.module.css';
import type en from './locales/en.json';
import type { Difference } from './logic.ts';
import type { diff } from './operations.ts';

interface DifferenceTreeProps {
  readonly difference: Difference;
  readonly texts: Texts | undefined;
  readonly onlyDifferences: Bound<(typeof diff.options)['onlyDifferences']>;
  readonly onPage: (from: number) => void;
}

/** The tree with its switches, buttons for the previous and next difference, and pages. */
export function DifferenceTree({ difference, texts, onlyDifferences, onPage }: DifferenceTreeProps) {
  const t = useMessages<typeof en.ui>();
  const [isSplit, setSplit] = useState(true);
  const [current, setCurrent] = useState(-1);
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, from, total } = difference;
  const starts = useMemo(() => listDifferences(rows), [rows]);

  const goTo = (index: number) => {
    const row = body.current?.rows[starts[index] ?? -1];
    if (row === undefined) return;
    setCurrent(index);
    row.focus();
    row.scrollIntoView({ block: 'nearest' });
  };
  const step = (by: number) => goTo((current + by + starts.length) % starts.length);
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { n: 1, p: -1 }[event.key.toLowerCase()];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div onKeyDown={listen}>
      <OptionsLine>
        <Switch {...onlyDifferences} />
        <Switch value={isSplit} onChange={setSplit} label={t('split')} />
        <span className={styles['steps']}>
          <IconButton icon="arrow-up" label={t('previous')} disabled={starts.length === 0} onClick={() => step(-1)} />
          <IconButton icon="arrow-down" label={t('next')} disabled={starts.length === 0} onClick={() => step(1)} />
        </span>
      </OptionsLine>
      <DifferenceTable rows={rows} texts={texts} isSplit={isSplit} ref={body} />
      {total > PAGE_LENGTH && <Pages from={from} shown={rows.length} total={total} onPage={onPage} />}
    </div>
  );
}

interface PagesProps {
  readonly from: number;
  readonly shown: number;
  readonly total: number;
  readonly onPage: (from: number) => void;
}

function Pages({ from, shown, total, onPage }: PagesProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <div className={styles['actions']}>
      <Button disabled={from === 0} onClick={() => onPage(Math.max(0, from - PAGE_LENGTH))}>
        {t('previousRows')}
      </Button>
      <span role="status">{t('rows', { first: from + 1, last: from + shown, total })}</span>
      <Button disabled={from + shown >= total} onClick={() => onPage(from + PAGE_LENGTH)}>
        {t('nextRows')}
      </Button>
    </div>
  );
}

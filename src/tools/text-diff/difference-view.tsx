import { useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classes, Pages, Switch, useDifferenceSteps, useMessages } from '#kit';
import { DifferenceRows } from './difference-rows.tsx';
import type en from './locales/en.json';
import type { Row } from './logic.ts';
import { foldRows, inlineRows, listChanges } from './shown-rows.ts';
import styles from './text-diff.module.css';

interface DifferenceViewProps {
  readonly rows: readonly Row[];
  readonly isSplit: boolean;
  /** Chooses the view. */
  readonly switches: ReactNode;
}

/** Rows that are drawn at once. */
const PAGE = 500;

/** The lines of both texts, side by side or one below the other. */
export function DifferenceView({ rows, isSplit, switches }: DifferenceViewProps) {
  const t = useMessages<typeof en.ui>();
  const [isWrapped, setWrapped] = useState(true);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [wanted, setFrom] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useMemo(() => {
    const folded = foldRows(rows, opened);
    return isSplit ? folded : inlineRows(folded);
  }, [rows, opened, isSplit]);
  const changes = useMemo(() => listChanges(shown), [shown]);
  const from = wanted < shown.length ? wanted : 0;
  const { listen, buttons } = useDifferenceSteps(changes.length, (index) => {
    const at = changes[index] ?? 0;
    const page = at - (at % PAGE);
    // The row must be in the table before it can take the focus.
    if (page !== from) flushSync(() => setFrom(page));
    const row = body.current?.rows[at - page];
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div onKeyDown={listen}>
      <div className={styles['bar']}>
        {switches}
        <Switch label={t('wrap')} value={isWrapped} onChange={setWrapped} />
        {buttons}
      </div>
      <div
        className={classes(styles['scroll'], !isWrapped && styles['unwrapped'])}
        tabIndex={0}
        role="region"
        aria-label={t('differences')}
      >
        <DifferenceRows
          rows={shown.slice(from, from + PAGE)}
          isSplit={isSplit}
          onOpen={(start) => setOpened(new Set([...opened, start]))}
          ref={body}
        />
      </div>
      <Pages
        from={from}
        shown={Math.min(PAGE, shown.length - from)}
        total={shown.length}
        step={PAGE}
        onPage={setFrom}
      />
    </div>
  );
}

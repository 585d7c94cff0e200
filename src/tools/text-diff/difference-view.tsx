import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classes, Pages, Switch, useDifferenceSteps, useMessages, useRemembered, ViewSwitch } from '#kit';
import { DifferenceRows } from './difference-rows.tsx';
import type en from './locales/en.json';
import type { Row } from './logic.ts';
import { foldRows, inlineRows, listChanges } from './shown-rows.ts';
import styles from './text-diff.module.css';

/** Rows that are drawn at once. */
const PAGE = 500;
/** Pixels from which two texts fit beside each other. */
const WIDE = 760;

/** The lines of both texts, side by side or one under another. */
export function DifferenceView({ rows }: { rows: readonly Row[] }) {
  const t = useMessages<typeof en.ui>();
  const [view, setView] = useState<'split' | 'inline'>(() => (window.innerWidth < WIDE ? 'inline' : 'split'));
  const [unwrapped, setUnwrapped] = useRemembered('unwrapped');
  const isWrapped = unwrapped === '';
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [wanted, setFrom] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useMemo(() => {
    const folded = foldRows(rows, opened);
    return view === 'inline' ? inlineRows(folded) : folded;
  }, [rows, opened, view]);
  const changes = useMemo(() => listChanges(shown), [shown]);
  const from = wanted < shown.length ? wanted : 0;
  const { listen, buttons } = useDifferenceSteps(changes.length, (index) => {
    const at = changes[index] ?? 0;
    const page = at - (at % PAGE);
    // The row must be there to be gone to.
    if (page !== from) flushSync(() => setFrom(page));
    const row = body.current?.rows[at - page];
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div onKeyDown={listen}>
      <div className={styles['actions']}>
        <ViewSwitch
          label={t('view')}
          views={{ split: t('view.split'), inline: t('view.inline') }}
          value={view}
          onChange={setView}
        />
        <Switch label={t('wrap')} value={isWrapped} onChange={(next) => setUnwrapped(next ? '' : 'yes')} />
        {buttons}
      </div>
      <div
        className={classes(styles['scroll'], !isWrapped && styles['unwrapped'])}
        tabIndex={0}
        role="region"
        aria-label={t('tab.lines')}
      >
        <DifferenceRows
          rows={shown.slice(from, from + PAGE)}
          isSplit={view === 'split'}
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

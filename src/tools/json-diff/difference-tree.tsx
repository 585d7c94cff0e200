import { useMemo, useRef, useState } from 'react';
import { OptionsLine, Pages, Switch, useDifferenceSteps, useMessages, type Bound } from '#kit';
import { DifferenceTable, type Texts } from './difference-table.tsx';
import { listDifferences, PAGE_LENGTH } from './differences.ts';
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
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, from, total } = difference;
  const starts = useMemo(() => listDifferences(rows), [rows]);

  const { listen, buttons } = useDifferenceSteps(starts.length, (index) => {
    const row = body.current?.rows[starts[index] ?? -1];
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div onKeyDown={listen}>
      <OptionsLine>
        <Switch {...onlyDifferences} />
        <Switch value={isSplit} onChange={setSplit} label={t('split')} />
        {buttons}
      </OptionsLine>
      <DifferenceTable rows={rows} texts={texts} isSplit={isSplit} ref={body} />
      <Pages from={from} shown={rows.length} total={total} step={PAGE_LENGTH} onPage={onPage} />
    </div>
  );
}

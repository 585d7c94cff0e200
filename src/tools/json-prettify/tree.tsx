import { useState } from 'react';
import { Button, operand, useMessages, useOperation, type TextValue } from '#kit';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import { children } from './operations.ts';
import { TreeRow } from './tree-row.tsx';

/** The text as a tree that is fetched branch by branch and page by page, so that any size can be opened. */
export function Tree({ input }: { input: TextValue }) {
  // Nodes are numbered anew with each text, so a changed one starts from its closed tree.
  const [shown, setShown] = useState({ input, turn: 0 });
  if (shown.input !== input) setShown({ input, turn: shown.turn + 1 });
  return (
    <div className={styles['tree']}>
      <Branch key={shown.turn} input={input} node={-1} />
    </div>
  );
}

interface BranchProps {
  readonly input: TextValue;
  /** Whose children to show; -1: the roots. */
  readonly node: number;
}

function Branch({ input, node }: BranchProps) {
  const [pages, setPages] = useState([0]);
  return (
    <ul>
      {pages.map((from, index) => (
        <Page
          key={from}
          input={input}
          node={node}
          from={from}
          onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
        />
      ))}
    </ul>
  );
}

interface PageProps extends BranchProps {
  readonly from: number;
  /** On the last page: adds the one that begins at `next`. */
  readonly onMore: ((next: number) => void) | undefined;
}

function Page({ input, node, from, onMore }: PageProps) {
  const t = useMessages<typeof en.ui>();
  const state = useOperation(children, operand(input), { node, pointer: '', from });
  if (state.is !== 'done') return <li aria-busy={state.is === 'running'} />;
  const { rows, total } = state.value;
  const next = from + rows.length;
  return (
    <>
      {rows.map((row) => (
        <TreeRow key={row.node} row={row} isOpenAtFirst={row.step === null && total === 1}>
          <Branch input={input} node={row.node} />
        </TreeRow>
      ))}
      {onMore !== undefined && next < total && (
        <li>
          <Button size="small" onClick={() => onMore(next)}>
            {t('more', { count: total - next })}
          </Button>
        </li>
      )}
    </>
  );
}

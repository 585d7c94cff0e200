import { useState } from 'react';
import { Button, operand, useMessages, useOperation, type TextValue } from '#kit';
import { Breadcrumbs } from './breadcrumbs.tsx';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import { PAGE } from './logic-structure.ts';
import { children } from './operations.ts';
import { Search } from './search.tsx';
import { TreeRow } from './tree-row.tsx';
import { ROOTS, TreeContext, useTree, useTreeState, type Way } from './use-tree.ts';

/** The text as a tree that is fetched branch by branch and page by page, so that any size can be opened. */
export function Tree({ text }: { text: TextValue }) {
  // Nodes are numbered anew with each text, so a changed one starts from its closed tree.
  const [shown, setShown] = useState({ text, turn: 0 });
  if (shown.text !== text) setShown({ text, turn: shown.turn + 1 });
  return <Opened key={shown.turn} text={text} />;
}

function Opened({ text }: { text: TextValue }) {
  const tree = useTreeState(text);
  return (
    <TreeContext value={tree}>
      <Search />
      <Breadcrumbs />
      <div className={styles['tree']}>
        <Branch node={ROOTS} way={[]} />
      </div>
    </TreeContext>
  );
}

interface BranchProps {
  /** The value whose children are shown; `ROOTS`: the roots. */
  readonly node: number;
  readonly way: Way;
}

function Branch({ node, way }: BranchProps) {
  const pages = useTree().pagesOf(node);
  return (
    <ul>
      {pages.map((from, index) => (
        <Page key={from} node={node} way={way} from={from} next={pages[index + 1]} />
      ))}
    </ul>
  );
}

interface PageProps extends BranchProps {
  readonly from: number;
  /** Where the next page begins that is shown. */
  readonly next: number | undefined;
}

function Page({ node, way, from, next }: PageProps) {
  const t = useMessages<typeof en.ui>();
  const { text, addPage } = useTree();
  const state = useOperation(children, operand(text), { node, pointer: '', from });
  if (state.is !== 'done') return <li aria-busy={state.is === 'running'} />;
  const { rows, total } = state.value;
  const left = (next ?? total) - from - PAGE;
  return (
    <>
      {rows.map((row) => (
        <TreeRow key={row.node} way={[...way, row]} row={row} isOpenAtFirst={row.step === null && total === 1}>
          <Branch node={row.node} way={[...way, row]} />
        </TreeRow>
      ))}
      {left > 0 && (
        <li>
          <Button size="small" onClick={() => addPage(node, from + PAGE)}>
            {t('more', { count: left })}
          </Button>
        </li>
      )}
    </>
  );
}

import { useRef, useState } from 'react';
import { Button, operand, useMessages, useOperation, type TextValue } from '#kit';
import { Breadcrumb, type Indentation } from './breadcrumb.tsx';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import type { Row } from './logic-structure.ts';
import { children } from './operations.ts';
import { TreeRow } from './tree-row.tsx';

interface TreeProps {
  /** JSON. */
  readonly text: TextValue;
  /** How a copied subtree is indented. */
  readonly indentation: Indentation;
}

/** A text as a tree that is fetched branch by branch and page by page, so that any size can be opened. */
export function Tree({ text, indentation }: TreeProps) {
  // Nodes are numbered anew with each text, so a changed one starts from its closed tree.
  const [shown, setShown] = useState({ text, turn: 0 });
  if (shown.text !== text) setShown({ text, turn: shown.turn + 1 });
  return <OneTree key={shown.turn} text={text} indentation={indentation} />;
}

function OneTree({ text, indentation }: TreeProps) {
  const t = useMessages<typeof en.ui>();
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const goTo = (path: readonly Row[]) => {
    setChosen(path);
    root.current?.querySelector<HTMLElement>(`[data-node="${path.at(-1)?.node}"]`)?.focus();
  };
  return (
    <>
      <Breadcrumb text={text} indentation={indentation} path={chosen} onGo={goTo} />
      <div className={styles['tree']} ref={root} role="group" aria-label={t('tree')} tabIndex={0} data-literal>
        <Branch text={text} path={[]} chosen={chosen.at(-1)?.node} onChoose={setChosen} />
      </div>
    </>
  );
}

interface BranchProps {
  readonly text: TextValue;
  /** The value whose children to show, after those around it; empty: the roots are shown. */
  readonly path: readonly Row[];
  readonly chosen: number | undefined;
  readonly onChoose: (path: readonly Row[]) => void;
}

function Branch(props: BranchProps) {
  const [pages, setPages] = useState([0]);
  return (
    <ul>
      {pages.map((from, index) => (
        <Page
          key={from}
          {...props}
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

function Page({ from, onMore, ...branch }: PageProps) {
  const t = useMessages<typeof en.ui>();
  const { text, path, chosen, onChoose } = branch;
  const state = useOperation(children, operand(text), { node: path.at(-1)?.node ?? -1, pointer: '', from });
  if (state.is !== 'done') return <li aria-busy={state.is === 'running'} />;
  const { rows, total } = state.value;
  const next = from + rows.length;
  return (
    <>
      {rows.map((row) => (
        <TreeRow
          key={row.node}
          row={row}
          isOpenAtFirst={row.step === null && total === 1}
          isChosen={row.node === chosen}
          onChoose={() => onChoose([...path, row])}
        >
          <Branch {...branch} path={[...path, row]} />
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

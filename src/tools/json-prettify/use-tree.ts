import { createContext, useContext, useState } from 'react';
import type { TextValue } from '#kit';
import { PAGE, type Row } from './logic-structure.ts';

/** The values from the root to one, which is the last. */
export type Way = readonly Row[];

/** The open and the chosen values of a tree. */
export interface TreeState {
  readonly text: TextValue;
  readonly isOpen: (node: number) => boolean | undefined;
  readonly setOpen: (node: number, isOpen: boolean) => void;
  /** Where the pages of a value's children begin that are shown, in order. */
  readonly pagesOf: (node: number) => readonly number[];
  readonly addPage: (node: number, from: number) => void;
  readonly chosen: Way;
  readonly choose: (way: Way) => void;
  /** Opens all around a value and chooses it. */
  readonly reveal: (steps: readonly (Row & { readonly index: number })[]) => void;
}

const FIRST: readonly number[] = [0];
export const ROOTS = -1;

export function useTreeState(text: TextValue): TreeState {
  const [open, setOpen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [pages, setPages] = useState<ReadonlyMap<number, readonly number[]>>(new Map());
  const [chosen, choose] = useState<Way>([]);
  const withPage = (all: typeof pages, node: number, from: number) => {
    const before = all.get(node) ?? FIRST;
    return before.includes(from)
      ? all
      : new Map(all).set(
          node,
          [...before, from].sort((a, b) => a - b),
        );
  };
  return {
    text,
    isOpen: (node) => open.get(node),
    setOpen: (node, isOpen) => setOpen(new Map(open).set(node, isOpen)),
    pagesOf: (node) => pages.get(node) ?? FIRST,
    addPage: (node, from) => setPages(withPage(pages, node, from)),
    chosen,
    choose,
    reveal: (steps) => {
      const parents = [ROOTS, ...steps.map(({ node }) => node)];
      setOpen(new Map([...open, ...steps.slice(0, -1).map(({ node }) => [node, true] as const)]));
      setPages(
        steps.reduce((all, { index }, depth) => withPage(all, parents[depth] ?? ROOTS, index - (index % PAGE)), pages),
      );
      choose(steps);
    },
  };
}

const NOTHING: TreeState = {
  text: '',
  isOpen: () => undefined,
  setOpen: () => undefined,
  pagesOf: () => FIRST,
  addPage: () => undefined,
  chosen: [],
  choose: () => undefined,
  reveal: () => undefined,
};

export const TreeContext = createContext(NOTHING);
export const useTree = (): TreeState => useContext(TreeContext);

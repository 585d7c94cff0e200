import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { registerLink, useTool } from '../context/tool-context.ts';
import { keep, recall } from '../text/kept.ts';

/** Its name in the query of a link. No option is called so. */
const TAB = 'tab';

/**
 * The open tab of a page: the one that the address names, else the first whose input the fragment fills, else the one that
 * was open when the page was left, else the first of all. It is part of a link and stored nowhere.
 */
export function useLinkedTab<T extends string>(names: readonly [T, ...T[]]): [tab: T, turnTo: (name: string) => void] {
  const tool = useTool();
  const [first] = names;
  const [tab, setTab] = useState<T>(first);
  const known = names.join();
  const asked = new URLSearchParams(useSearch()).get(TAB);
  const hasArrived = useRef(false);
  useLayoutEffect(() => {
    const all = known.split(',') as T[];
    const kept = hasArrived.current ? undefined : recall(tool.id, TAB);
    hasArrived.current = true;
    setTab(tabInAddress(all) ?? all.find((name) => name === kept) ?? first);
  }, [tool.id, known, first, asked]);
  useEffect(
    () => (tab === first ? undefined : registerLink(tool, TAB, { options: { [TAB]: tab }, inputs: {} })),
    [tool, tab, first],
  );
  const turnTo = (name: string) => {
    const found = names.find((other) => other === name);
    if (found === undefined || found === tab) return;
    setTab(found);
    writeTab(found);
    keep(tool.id, TAB, found);
  };
  return [tab, turnTo];
}

function tabInAddress<T extends string>(names: readonly T[]): T | undefined {
  const asked = new URLSearchParams(location.search).get(TAB);
  const inputs = new URLSearchParams(location.hash.slice(1));
  return names.find((name) => name === asked) ?? names.find((name) => inputs.has(name));
}

/** The address names the open tab, so that a reload keeps it and a link that is followed twice turns twice. */
function writeTab(name: string): void {
  const url = new URL(location.href);
  url.searchParams.set(TAB, name);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

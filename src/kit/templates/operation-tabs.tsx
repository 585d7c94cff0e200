import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { registerLink, useMessages, useTool } from '../context/tool-context.ts';
import { useCommonMessages } from '../settings/language.ts';
import { Tabs } from '../parts/tabs.tsx';
import { announceText, receiveWords } from '../text/hand-over.ts';
import { OpenTab } from './layout.tsx';
import styles from './options.module.css';

interface OperationTabsProps {
  /** A section for each tab, by the name of its operation, after which the tab is called. */
  readonly children: Readonly<Record<string, ReactNode>>;
}

/**
 * Operations of a tool of which a visitor needs one at a time, such as two directions. The tab is part of a link; a text
 * that is handed over to an operation opens its tab, and so do the words by which the tool was found.
 */
export function OperationTabs({ children: sections }: OperationTabsProps) {
  const tool = useTool();
  const t = useMessages<Record<string, string>>();
  const common = useCommonMessages();
  const names = Object.keys(sections);
  const [first = ''] = names;
  const [open, setOpen] = useState(first);
  const all = names.join();
  useLayoutEffect(() => {
    const linked = linkedTab(all.split(','));
    if (linked !== undefined) setOpen(linked);
  }, [all]);
  useEffect(
    () =>
      receiveWords(tool.id, (words) => {
        const tabs = all.split(',').map((name) => ({ name, texts: [t(name), tool.tool.en[name], name] }));
        const choose = (meant: string | undefined) => meant !== undefined && setOpen(meant);
        // Without it the first tab is open.
        void import('./meant-tab.ts').then(({ meantTab }) => choose(meantTab(words, tabs))).catch(() => undefined);
      }),
    [tool, all], // eslint-disable-line react-hooks/exhaustive-deps -- words come once, in the language of their time
  );
  useEffect(() => {
    const closed = all.split(',').filter((name) => name !== open);
    const stops = closed.map((name) => announceText(`${tool.id}/${name}`, () => setOpen(name)));
    return () => stops.forEach((stop) => stop());
  }, [tool.id, all, open]);
  useEffect(
    () => (open === first ? undefined : registerLink(tool, 'tab', { options: { tab: open }, inputs: {} })),
    [tool, open, first],
  );
  return (
    <div className={styles['tabs']}>
      <Tabs
        label={common('operations')}
        tabs={Object.fromEntries(names.map((name) => [name, t(name)]))}
        value={open}
        onChange={setOpen}
      >
        {/* Two tabs of one template share no state. */}
        <OpenTab key={open} value={open}>
          {sections[open]}
        </OpenTab>
      </Tabs>
    </div>
  );
}

/** The tab that a link names, or whose input or option it fills. */
function linkedTab(names: readonly string[]): string | undefined {
  const query = new URLSearchParams(location.search);
  const given = [query.get('tab'), ...new URLSearchParams(location.hash.slice(1)).keys(), ...query.keys()];
  return given.map((key) => key?.replace(/\..*/, '')).find((key) => key !== undefined && names.includes(key));
}

import { useEffect, useMemo, type ReactNode } from 'react';
import { PanelContext } from '../context/panel-context.ts';
import { useMessages, useTool } from '../context/tool-context.ts';
import { useLinkedTab } from '../hooks/use-linked-tab.ts';
import { Tabs } from '../parts/tabs.tsx';
import { useCommonMessages } from '../settings/language.ts';
import { receiveWords } from '../text/hand-over.ts';

interface DirectionsProps {
  /** What each operation's tab shows, by the operation's name. */
  readonly children: Readonly<Record<string, ReactNode>>;
}

/** Two directions of a tool, one at a time. Tabs have the names of the operations, and are part of a link. */
export function Directions({ children: sections }: DirectionsProps) {
  const t = useMessages<Record<string, string>>();
  const common = useCommonMessages();
  const names = Object.keys(sections) as [string, ...string[]];
  const [tab, turnTo] = useLinkedTab(names);
  useSearchedTab(names, turnTo);
  return (
    <Tabs
      label={common('whatToDo')}
      tabs={Object.fromEntries(names.map((name) => [name, t(name)]))}
      value={tab}
      onChange={turnTo}
    >
      {names.map((name) => (
        <TabPanel key={name} name={name} tab={tab} turnTo={turnTo}>
          {sections[name]}
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Turns to the tab that was meant by the words that the tool was found by. */
function useSearchedTab(names: readonly string[], turnTo: (name: string) => void): void {
  const { id, tool } = useTool();
  const t = useMessages<Record<string, string>>();
  useEffect(() =>
    receiveWords(id, (words) => {
      const tabs = names.map((name) => {
        const english = tool.en[name];
        return { name, texts: [t(name), typeof english === 'string' ? english : '', name] };
      });
      const turn = (meant: string | undefined) => meant !== undefined && turnTo(meant);
      // Without it the first tab stays open.
      void import('./meant-tab.ts').then(({ meantTab }) => turn(meantTab(words, tabs))).catch(() => undefined);
    }),
  );
}

interface TabPanelProps {
  readonly name: string;
  /** The tab that is open. */
  readonly tab: string;
  readonly turnTo: (name: string) => void;
  readonly children: ReactNode;
}

/** What a tab shows. It stays there while another is open, so that nothing typed is lost. */
export function TabPanel({ name, tab, turnTo, children }: TabPanelProps) {
  const isShown = name === tab;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `turnTo` differs each time and does the same
  const panel = useMemo(() => ({ name, isShown, turnTo }), [name, isShown]);
  return (
    // Without a class: a `display` would beat `hidden`.
    <div hidden={!isShown}>
      <PanelContext value={panel}>{children}</PanelContext>
    </div>
  );
}

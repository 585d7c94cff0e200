import { useEffect, useMemo, type ReactNode } from 'react';
import { PanelContext } from '../context/panel-context.ts';
import { useMessages, useTool } from '../context/tool-context.ts';
import { useMounted } from '../hooks/use-mounted.ts';
import { useLinkedTab } from '../hooks/use-linked-tab.ts';
import { Tabs } from '../parts/tabs.tsx';
import { useCommonMessages } from '../settings/language.ts';
import { receiveWords } from '../text/hand-over.ts';

interface DirectionsProps {
  /** The content of each operation's tab, by the operation's name. */
  readonly children: Readonly<Record<string, ReactNode>>;
}

/** Two directions of a tool, one at a time, in tabs named after the operations. The open tab is part of a link. */
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

/** Opens the tab that matches the search words by which the tool was found. */
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

/**
 * The content of a tab. It stays mounted while another is open, so that nothing typed is lost; the page's HTML has that of
 * the open tab alone.
 */
export function TabPanel({ name, tab, turnTo, children }: TabPanelProps) {
  const isShown = name === tab;
  const isMounted = useMounted();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `turnTo` differs each time and does the same
  const panel = useMemo(() => ({ name, isShown, turnTo }), [name, isShown]);
  return (
    // No class, since a `display` would override `hidden`.
    <div hidden={!isShown}>{(isShown || isMounted) && <PanelContext value={panel}>{children}</PanelContext>}</div>
  );
}

import { useMemo, type ReactNode } from 'react';
import { PanelContext } from '../context/panel-context.ts';
import { useMessages } from '../context/tool-context.ts';
import { useLinkedTab } from '../hooks/use-linked-tab.ts';
import { Tabs } from '../parts/tabs.tsx';
import { useCommonMessages } from '../settings/language.ts';

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

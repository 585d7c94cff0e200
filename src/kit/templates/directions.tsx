import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { PanelContext } from '../context/panel-context.ts';
import { useMessages, useTool } from '../context/tool-context.ts';
import { useMounted } from '../hooks/use-mounted.ts';
import { useLinkedTab } from '../hooks/use-linked-tab.ts';
import { Segmented } from '../parts/segmented.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { useCommonMessages } from '../settings/language.ts';
import { receiveWords } from '../text/hand-over.ts';
import styles from './directions.module.css';

interface DirectionsProps {
  /** The content of each operation, by its name, after which its tab is named. */
  readonly children: Readonly<Record<string, ReactNode>>;
  /** Tabs that several operations share. */
  readonly joined?: Readonly<Record<string, JoinedTab>>;
}

interface JoinedTab {
  readonly label: string;
  /** What the choice between the operations calls each. */
  readonly ways: Readonly<Record<string, string>>;
}

/** What a tool does, one thing at a time, in tabs named after the operations. The open operation is part of a link. */
export function Directions({ children: sections, joined = {} }: DirectionsProps) {
  const t = useMessages<Record<string, string>>();
  const common = useCommonMessages();
  const names = Object.keys(sections) as [string, ...string[]];
  const [name, turnTo] = useLinkedTab(names);
  useSearchedTab(names, turnTo);
  const waysOf = (tab: string) => Object.keys(joined[tab]?.ways ?? {});
  const tabOf = (one: string) => Object.keys(joined).find((tab) => waysOf(tab).includes(one)) ?? one;
  const tabs = [...new Set(names.map(tabOf))];
  const tab = tabOf(name);
  const { [tab]: shared } = joined;
  const ways = waysOf(tab);
  // Another joined tab opens at the same choice: what is encrypted for OpenSSL is decrypted from OpenSSL.
  const [chosen, setChosen] = useState(0);
  const at = ways.indexOf(name);
  if (at >= 0 && at !== chosen) setChosen(at);
  const turnToTab = (next: string) => {
    const others = waysOf(next);
    turnTo(others[chosen] ?? others[0] ?? next);
  };
  return (
    <Tabs
      label={common('whatToDo')}
      tabs={Object.fromEntries(tabs.map((one) => [one, joined[one]?.label ?? t(one)]))}
      value={tab}
      onChange={turnToTab}
    >
      {shared !== undefined && (
        <div className={styles['ways']} data-ways>
          <Segmented
            hideLabel
            label={shared.label}
            value={name}
            choices={ways}
            labels={shared.ways}
            onChange={turnTo}
          />
        </div>
      )}
      {names.map((one) => (
        <TabPanel key={one} name={one} tab={name} turnTo={turnTo}>
          {sections[one]}
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

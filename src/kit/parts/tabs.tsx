import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (tab: T) => void;
  readonly children: ReactNode;
}

/** Tabs over one panel; arrow keys move, as the ARIA pattern asks. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId();
  const names = Object.keys(tabs) as T[];
  const root = useRef<HTMLDivElement>(null);
  const words = Object.values(tabs).join();
  useLayoutEffect(() => {
    const list = root.current?.querySelector<HTMLElement>('[role=tablist]');
    const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!list || !tab) return;
    // What was pressed to turn here may be hidden now.
    const active = document.activeElement;
    if (active?.closest('[hidden]') && root.current?.contains(active)) tab.focus();
    // In view where the tabs are wider than the page, which itself keeps still. Not at once, or the page would be laid out
    // twice.
    const frame = requestAnimationFrame(() => {
      list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [value, words]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = names[(names.indexOf(value) + by + names.length) % names.length];
    if (next === undefined) return;
    onChange(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div ref={root}>
      <div role="tablist" aria-label={label} className={styles['root']} onKeyDown={move}>
        {names.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === value}
            aria-controls={`${id}-panel`}
            tabIndex={name === value ? 0 : -1}
            className={styles['tab']}
            onClick={() => onChange(name)}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}

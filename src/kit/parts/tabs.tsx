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
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showWhole(list.current), [value]);
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
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles['root']} onKeyDown={move}>
        {names.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            data-tab={name}
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

/** Scrolls the chosen tab to the middle where the tabs are wider than their place; the page itself keeps still. */
function showWhole(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
  if (list === null || !tab) return;
  list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

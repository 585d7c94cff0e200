import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Select } from './select.tsx';
import styles from './tabs.module.css';

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (tab: T) => void;
  readonly children: ReactNode;
}

/** Pixels that a phone has for tabs. */
const PHONE = 340;

/** About how wide a tab is; a Chinese character is as wide as two letters. */
const widthOf = (words: string): number =>
  [...words].reduce((width, character) => width + (character > '\u2E80' ? 14 : 7.5), 24);

/** Tabs over one panel; arrow keys move, as the ARIA pattern asks. On a phone a list takes the place of many. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId();
  const names = Object.keys(tabs) as T[];
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // What was pressed to turn here may be hidden now.
    const active = document.activeElement;
    if (active?.closest('[hidden]') && root.current?.contains(active))
      root.current.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  });
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = names[(names.indexOf(value) + by + names.length) % names.length];
    if (next === undefined) return;
    onChange(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  const isWide = names.reduce((width, name) => width + widthOf(tabs[name]), 0) > PHONE;
  return (
    <div ref={root}>
      {isWide && (
        <div className={styles['list']} data-tabs>
          <Select hideLabel {...{ label, value, onChange }} choices={names} labels={tabs} />
        </div>
      )}
      <div
        role="tablist"
        aria-label={label}
        className={classes(styles['root'], isWide && styles['wide'])}
        onKeyDown={move}
      >
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
      <div id={`${id}-panel`} role="tabpanel" className={styles['panel']} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}

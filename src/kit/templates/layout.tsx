import { createContext, useContext, type ReactNode } from 'react';
import styles from './options.module.css';

/** The operation whose tab is open, if the page has tabs. */
export const OpenTab = createContext<string | undefined>(undefined);

/**
 * One thing that a tool does, with a heading where the tool does several one under another. `name` is the operation's,
 * for tests.
 */
export function Section({ title, name, children }: { title?: string | undefined; name?: string; children: ReactNode }) {
  const tab = useContext(OpenTab);
  return (
    <section className={styles['section']} data-operation={name}>
      {title !== undefined && (tab === undefined || tab !== name) && <h2>{title}</h2>}
      {children}
    </section>
  );
}

/** Options and panes that fill the window where they are the main part of a page; what follows them is below. */
export const Filling = ({ children }: { children: ReactNode }) => <div className={styles['filling']}>{children}</div>;

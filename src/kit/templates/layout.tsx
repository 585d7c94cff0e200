import type { ReactNode } from 'react';
import styles from './options.module.css';

/** One thing that a tool does, with a heading where the tool does several. `name` is the operation's, for tests. */
export const Section = ({
  title,
  name,
  children,
}: {
  title?: string | undefined;
  name?: string;
  children: ReactNode;
}) => (
  <section className={styles['section']} data-operation={name}>
    {title !== undefined && <h2>{title}</h2>}
    {children}
  </section>
);

/** Options in one wrapping line above the panes. */
export const OptionsLine = ({ children }: { children: ReactNode }) => <div className={styles['line']}>{children}</div>;

/** Options one under another, beside the result. */
export const OptionsForm = ({ children }: { children: ReactNode }) => <div className={styles['form']}>{children}</div>;

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

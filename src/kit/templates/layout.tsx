import type { ReactNode } from 'react';
import { usePanel } from '../context/panel-context.ts';
import styles from './options.module.css';

interface SectionProps {
  /** Not shown in a tab that already has this name. */
  readonly title?: string | undefined;
  /** The operation's name, for tests. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** One thing that a tool does, with a heading where the tool does several. */
export function Section({ title, name, children }: SectionProps) {
  const panel = usePanel();
  return (
    <section className={styles['section']} data-operation={name}>
      {title !== undefined && (name === undefined || panel.name !== name) && <h2>{title}</h2>}
      {children}
    </section>
  );
}

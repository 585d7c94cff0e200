import type { ReactNode, Ref } from 'react';
import styles from './card-section.module.css';

interface CardSectionProps {
  readonly title: string;
  readonly count: number;
  /** At the right of the title. */
  readonly tools?: ReactNode;
  /** A line between title and cards. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of home with its tool cards. */
export const CardSection = ({ title, count, tools, note, children }: CardSectionProps) => (
  <section className={styles['section']} data-deferred>
    <div className={styles['head']}>
      <h2 className={styles['title']}>
        {title} <span>{count}</span>
      </h2>
      {tools}
    </div>
    {note}
    {children}
  </section>
);

interface CardGridProps {
  readonly list?: Ref<HTMLUListElement>;
  readonly children: ReactNode;
}

export const CardGrid = ({ list, children }: CardGridProps) => (
  <div className={styles['box']}>
    <ul ref={list} className={styles['grid']}>
      {children}
    </ul>
  </div>
);

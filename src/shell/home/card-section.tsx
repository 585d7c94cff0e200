import type { ReactNode, Ref } from 'react';
import styles from './card-section.module.css';

interface CardSectionProps {
  readonly title: string;
  readonly count: number;
  /** At the right of the title. */
  readonly tools?: ReactNode;
  /** A line between title and cards. */
  readonly note?: ReactNode;
  readonly list?: Ref<HTMLUListElement>;
  readonly children: ReactNode;
}

/** A titled grid of tool cards. */
export const CardSection = ({ title, count, tools, note, list, children }: CardSectionProps) => (
  <section className={styles['section']} data-deferred>
    <div className={styles['head']}>
      <h2 className={styles['title']}>
        {title} <span>{count}</span>
      </h2>
      {tools}
    </div>
    {note}
    <div className={styles['box']}>
      <ul ref={list} className={styles['grid']}>
        {children}
      </ul>
    </div>
  </section>
);

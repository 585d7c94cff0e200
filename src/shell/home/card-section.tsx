import type { ReactNode, Ref } from 'react';
import styles from './card-section.module.css';

interface CardSectionProps {
  readonly title: string;
  readonly count: number;
  /** Of its heading: 3 for a part of the section above. */
  readonly level?: 2 | 3;
  /** At the right of the title. */
  readonly tools?: ReactNode;
  /** A line between title and cards. */
  readonly note?: ReactNode;
  readonly list?: Ref<HTMLUListElement>;
  readonly children: ReactNode;
}

/** A titled grid of tool cards. */
export function CardSection({ title, count, level = 2, tools, note, list, children }: CardSectionProps) {
  const Title = `h${level}` as const;
  return (
    <section className={styles['section']} data-deferred>
      <div className={styles['head']}>
        <Title className={styles['title']}>
          {title} <span>{count}</span>
        </Title>
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
}

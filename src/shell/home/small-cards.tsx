import { Icon } from '#kit/parts/icon.tsx';
import { classes } from '#kit/parts/classes.ts';
import { Link } from '../routes/link.tsx';
import { pathTo } from '../routes/routes.ts';
import { useToolNames } from '../texts/messages.ts';
import styles from './small-cards.module.css';

interface SmallCardsProps {
  readonly title: string;
  readonly ids: readonly string[];
  /** One row, which scrolls, instead of a grid. */
  readonly isRow?: boolean;
}

/** Tools by their names alone. */
export function SmallCards({ title, ids, isRow = false }: SmallCardsProps) {
  const { nameOf } = useToolNames();
  return (
    <section className={styles['section']} data-deferred>
      <h2>{title}</h2>
      <ul className={classes(styles['list'], isRow && styles['row'])}>
        {ids.map((id) => (
          <li key={id}>
            <Link to={pathTo('tool', { id })}>
              <Icon name={id} tool />
              {nameOf(id)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

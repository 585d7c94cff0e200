import { Icon } from '#kit/parts/icon.tsx';
import { useShellMessages, useToolNames } from '../messages.ts';
import styles from './card.module.css';
import { Heart } from './heart.tsx';
import { Link } from './link.tsx';

/** A tool on the home page: one link over the whole card, the heart above it as a sibling. */
export function Card({ id, isNew }: { id: string; isNew: boolean }) {
  const t = useShellMessages();
  const { nameOf, describe } = useToolNames();
  return (
    <li className={styles['root']}>
      <Icon name={id} tool className={styles['icon']} />
      <h3 className={styles['name']}>
        <Link to={`/${id}`}>{nameOf(id)}</Link>
      </h3>
      <Heart id={id} />
      <p className={styles['text']}>{describe(id)}</p>
      {isNew && <span className={styles['new']}>{t('isNew')}</span>}
    </li>
  );
}

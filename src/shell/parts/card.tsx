import type { ReactNode } from 'react';
import { Icon } from '#kit/parts/icon.tsx';
import { useDescription } from '../descriptions.ts';
import { useShellMessages, useToolNames } from '../messages.ts';
import styles from './card.module.css';
import { pathTo } from '../routes.ts';
import { Heart } from './heart.tsx';
import { Link } from './link.tsx';

/** A tool on the home page: one link over the whole card, and above it as a sibling the heart or another action. */
export function Card({ id, isNew, action }: { id: string; isNew: boolean; action?: ReactNode }) {
  const t = useShellMessages();
  const { nameOf } = useToolNames();
  const description = useDescription(id);
  return (
    <li className={styles['root']} data-id={id}>
      <Icon name={id} tool className={styles['icon']} />
      <h3 className={styles['name']}>
        <Link to={pathTo('tool', { id })}>{nameOf(id)}</Link>
      </h3>
      {action ?? <Heart id={id} />}
      <p className={styles['text']}>{description}</p>
      {isNew && <span className={styles['new']}>{t('isNew')}</span>}
    </li>
  );
}

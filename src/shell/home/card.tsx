import { memo, type ReactNode } from 'react';
import { Icon } from '#kit/parts/icon.tsx';
import { useStore } from '#kit/settings/store.ts';
import { useShellMessages, useToolNames } from '../texts/messages.ts';
import { pathTo } from '../routes/routes.ts';
import { favorites } from '../settings/settings.ts';
import styles from './card.module.css';
import { HeartButton } from '../parts/heart.tsx';
import { Link } from '../routes/link.tsx';

interface CardProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly isFavorite: boolean;
  /** What the heart does. */
  readonly heart: string;
  /** The badge of a new tool. */
  readonly badge: string | undefined;
  readonly action: ReactNode;
  /** Its name is a heading of this level. */
  readonly heading: 'h3' | 'h4';
}

/** A tool on the home page: one link over the whole card, and above it as a sibling the heart or another action. */
const Card = memo(({ id, name, text, isFavorite, heart, badge, action, heading: Heading }: CardProps) => (
  <li className={styles['root']} data-id={id}>
    <Icon name={id} tool className={styles['icon']} />
    <Heading className={styles['name']}>
      <Link to={pathTo('tool', { id })}>{name}</Link>
    </Heading>
    {action ?? <HeartButton id={id} isFavorite={isFavorite} label={heart} />}
    <p className={styles['text']}>{text}</p>
    {badge !== undefined && <span className={styles['new']}>{badge}</span>}
  </li>
));

/** Draws cards. One place watches language and favourites for all of them. */
export function useCards(
  isFresh: (id: string) => boolean,
  heading: CardProps['heading'] = 'h3',
): (ids: readonly string[], actionOf?: (id: string) => ReactNode) => ReactNode {
  const t = useShellMessages();
  const { nameOf, cardOf } = useToolNames();
  const favorite = useStore(favorites);
  return (ids, actionOf) =>
    ids.map((id) => {
      const isFavorite = favorite.includes(id);
      return (
        <Card
          key={id}
          id={id}
          name={nameOf(id)}
          text={cardOf(id)}
          isFavorite={isFavorite}
          heart={t(isFavorite ? 'removeFavorite' : 'addFavorite')}
          badge={isFresh(id) ? t('isNew') : undefined}
          action={actionOf?.(id)}
          heading={heading}
        />
      );
    });
}

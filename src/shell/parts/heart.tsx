import { IconButton } from '#kit/parts/button.tsx';
import { useStore } from '#kit/settings/store.ts';
import { useShellMessages } from '../texts/messages.ts';
import { favorites, toggleFavorite } from '../settings/settings.ts';
import styles from './heart.module.css';

/** Takes a tool to the favourites or out of them. */
export function Heart({ id }: { id: string }) {
  const t = useShellMessages();
  const isFavorite = useStore(favorites).includes(id);
  return <HeartButton id={id} isFavorite={isFavorite} label={t(isFavorite ? 'removeFavorite' : 'addFavorite')} />;
}

export const HeartButton = ({ id, isFavorite, label }: { id: string; isFavorite: boolean; label: string }) => (
  <IconButton
    icon="heart"
    size="small"
    className={styles['root']}
    aria-pressed={isFavorite}
    label={label}
    onClick={() => toggleFavorite(id)}
  />
);

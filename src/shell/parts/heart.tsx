import { IconButton } from '#kit/parts/button.tsx';
import { useStore } from '#kit/store.ts';
import { useShellMessages } from '../messages.ts';
import { favorites, toggleFavorite } from '../settings.ts';
import styles from './heart.module.css';

export function Heart({ id }: { id: string }) {
  const t = useShellMessages();
  const isFavorite = useStore(favorites).includes(id);
  return (
    <IconButton
      icon="heart"
      size="small"
      className={styles['root']}
      aria-pressed={isFavorite}
      label={t(isFavorite ? 'removeFavorite' : 'addFavorite')}
      onClick={() => toggleFavorite(id)}
    />
  );
}

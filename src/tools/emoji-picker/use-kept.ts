import { useRemembered } from '#kit';
import type { EmojiSet, Found } from './emojis.ts';

/** Emojis that are remembered as used. */
const RECENT = 24;
const FAVORITES = 200;

const keysIn = (text: string) => text.split(' ').filter(Boolean);

interface Kept {
  readonly recent: readonly Found[];
  readonly favorites: readonly Found[];
  readonly use: (key: string) => void;
  readonly forget: () => void;
  readonly isFavorite: (key: string) => boolean;
  readonly toggleFavorite: (key: string) => void;
}

/** The emojis that were used last, the newest first, and favourites. They stay in this browser. */
export function useKept(set: EmojiSet | undefined): Kept {
  const [recentText, rememberRecent] = useRemembered('recent');
  const [favoriteText, rememberFavorites] = useRemembered('favorites');
  const recent = keysIn(recentText);
  const favorites = keysIn(favoriteText);
  // One of a later version, or damaged: not shown.
  const find = (keys: readonly string[]) =>
    keys.map((key) => set?.byKey.get(key)).filter((found) => found !== undefined);
  const without = (keys: readonly string[], key: string) => keys.filter((other) => other !== key);
  return {
    recent: find(recent),
    favorites: find(favorites),
    use: (key) => rememberRecent([key, ...without(recent, key)].slice(0, RECENT).join(' ')),
    forget: () => rememberRecent(''),
    isFavorite: (key) => favorites.includes(key),
    toggleFavorite: (key) => {
      const others = without(favorites, key);
      rememberFavorites((others.length < favorites.length ? others : [...favorites, key].slice(-FAVORITES)).join(' '));
    },
  };
}

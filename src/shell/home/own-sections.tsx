import { useEffect } from 'react';
import { useStore } from '#kit/settings/store.ts';
import { useShown } from '../instance/instance.ts';
import { favorites, recentTools } from '../settings/settings.ts';
import { release } from '../start/held.ts';
import { useLaterMessages } from '../texts/later.ts';
import { useFresh } from './clock.ts';
import { FavoriteSection } from './favorite-section.tsx';
import { SmallCards } from './small-cards.tsx';

const RECENT = 4;

/** What home shows to those who have been here before. */
export function OwnSections() {
  const t = useLaterMessages();
  const isFresh = useFresh();
  const shown = useShown();
  const favorite = shown(useStore(favorites));
  const recent = shown(useStore(recentTools)).filter((id) => !favorite.includes(id));
  useEffect(() => release('home'), []);
  return (
    <>
      {favorite.length > 0 && <FavoriteSection ids={favorite} isFresh={isFresh} />}
      {recent.length > 0 && <SmallCards title={t('recentTools')} ids={recent.slice(0, RECENT)} />}
    </>
  );
}

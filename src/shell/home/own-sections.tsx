import { useEffect } from 'react';
import { release } from '../start/held.ts';
import { useLaterMessages } from '../texts/later.ts';
import { FavoriteSection } from './favorite-section.tsx';
import { SmallCards } from './small-cards.tsx';

interface OwnSectionsProps {
  readonly favorite: readonly string[];
  readonly recent: readonly string[];
  readonly isFresh: (id: string) => boolean;
}

/** What home shows to those who have been here before. */
export function OwnSections({ favorite, recent, isFresh }: OwnSectionsProps) {
  const t = useLaterMessages();
  useEffect(() => release('home'), []);
  return (
    <>
      {favorite.length > 0 && <FavoriteSection ids={favorite} isFresh={isFresh} />}
      {recent.length > 0 && <SmallCards title={t('recentTools')} ids={recent} />}
    </>
  );
}

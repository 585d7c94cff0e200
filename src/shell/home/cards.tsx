import { useEffect, useState } from 'react';
import { categories, type Category } from '#engine/tool';
import { tools } from '#engine/tools';
import { useMounted } from '#kit/hooks/use-mounted.ts';
import { useStore } from '#kit/settings/store.ts';
import { useShown } from '../instance/instance.ts';
import { favorites } from '../settings/settings.ts';
import { release } from '../start/held.ts';
import { useShellMessages } from '../texts/messages.ts';
import { useCards } from './card.tsx';
import { CardSection } from './card-section.tsx';
import { useFresh, useNow } from './clock.ts';
import styles from './cards.module.css';
import { newestOf } from './newest.ts';

/** All tools: the newest, and category by category. */
export function Cards() {
  const t = useShellMessages();
  const isFresh = useFresh();
  const shown = useShown();
  const newest = newestOf(shown(Object.keys(tools)), useNow());
  const draw = useCards(isFresh);
  useReleased();
  return (
    <>
      {newest.length > 0 && (
        <CardSection title={t('newestTools')} count={newest.length}>
          {draw(newest)}
        </CardSection>
      )}
      <AllTools isFresh={isFresh} />
    </>
  );
}

/** Shows what waited for the newest tools. Favourites do it themselves, when they are there. */
function useReleased() {
  const hasFavorites = useShown()(useStore(favorites)).length > 0;
  const isMounted = useMounted();
  useEffect(() => {
    if (isMounted && !hasFavorites) release('home');
  }, [hasFavorites, isMounted]);
}

function AllTools({ isFresh }: { isFresh: (id: string) => boolean }) {
  const t = useShellMessages();
  const shown = useShown();
  const draw = useCards(isFresh, 4);
  const [chosen, setChosen] = useState<Category>();
  const groups = categories
    .map((category) => ({
      category,
      title: t(`category.${category}`),
      ids: shown(Object.keys(tools).filter((id) => tools[id]?.category === category)),
    }))
    .filter(({ ids }) => ids.length > 0);
  // Its tools may be hidden by now.
  const only = groups.find(({ category }) => category === chosen);
  const count = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  const chip = (category: Category | undefined, title: string) => (
    <button
      key={title}
      type="button"
      className={styles['chip']}
      aria-pressed={category === only?.category}
      onClick={() => setChosen(category)}
    >
      {title}
    </button>
  );
  return (
    <section className={styles['all']} data-deferred>
      <h2 className={styles['title']}>
        {t('allTools')} <span>{count}</span>
      </h2>
      <div className={styles['chips']} role="group" aria-label={t('categories')}>
        {chip(undefined, t('allCategories'))}
        {groups.map(({ category, title }) => chip(category, title))}
      </div>
      {(only === undefined ? groups : [only]).map(({ category, title, ids }) => (
        <CardSection key={category} title={title} count={ids.length} level={3}>
          {draw(ids)}
        </CardSection>
      ))}
    </section>
  );
}

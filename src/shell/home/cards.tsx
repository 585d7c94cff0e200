import { useState } from 'react';
import { categories, type Category } from '#engine/tool';
import { tools } from '#engine/tools';
import { useShown } from '../instance/instance.ts';
import { useShellMessages } from '../texts/messages.ts';
import { useCards } from './card.tsx';
import { CardGrid, CardSection } from './card-section.tsx';
import styles from './cards.module.css';
import { Chip } from './chip.tsx';
import { useFresh } from './clock.ts';
import { SmallCards } from './small-cards.tsx';

/** What most people need first. */
const FIRST: readonly Category[] = ['converter', 'web', 'development', 'text'];
const ordered = [...FIRST, ...categories.filter((category) => !FIRST.includes(category))];
const NEWEST = 6;

/** The newest tools and, by category, all of them. */
export function AllCards() {
  const t = useShellMessages();
  const isFresh = useFresh();
  const shown = useShown()(Object.keys(tools));
  const [only, setOnly] = useState<Category>();
  const draw = useCards(isFresh, 'h4');
  const newest = shown
    .filter(isFresh)
    .sort((a, b) => (tools[b]?.createdAt ?? '').localeCompare(tools[a]?.createdAt ?? ''))
    .slice(0, NEWEST);
  const groups = ordered
    .map((category) => ({ category, ids: shown.filter((id) => tools[id]?.category === category) }))
    .filter(({ ids }) => ids.length > 0);
  const filter = (category: Category | undefined, name: string, count?: number) => (
    <Chip key={name} aria-pressed={only === category} onClick={() => setOnly(category)}>
      {name} {count}
    </Chip>
  );
  return (
    <>
      {newest.length > 0 && <SmallCards title={t('newestTools')} ids={newest} isRow />}
      <CardSection
        title={t('allTools')}
        count={shown.length}
        note={
          <div className={styles['filters']}>
            {filter(undefined, t('allCategories'))}
            {groups.map(({ category, ids }) => filter(category, t(`category.${category}`), ids.length))}
          </div>
        }
      >
        {groups
          .filter(({ category }) => only === undefined || only === category)
          .map(({ category, ids }) => (
            <div key={category}>
              <h3 className={styles['category']}>{t(`category.${category}`)}</h3>
              <CardGrid>{draw(ids)}</CardGrid>
            </div>
          ))}
      </CardSection>
    </>
  );
}

/** The tools that a search found. */
export function FoundCards({ ids }: { ids: readonly string[] }) {
  const t = useShellMessages();
  const draw = useCards(useFresh());
  return (
    <CardSection title={t('searchResults')} count={ids.length}>
      <CardGrid>{draw(ids)}</CardGrid>
    </CardSection>
  );
}

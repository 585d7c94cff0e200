import { categories } from '#engine/tool';
import { tools } from '#engine/tools';
import { useShown } from '../instance/instance.ts';
import { useShellMessages } from '../texts/messages.ts';
import { useCards } from './card.tsx';
import { CardSection } from './card-section.tsx';
import { useFresh } from './clock.ts';

/** All tools, category by category. */
const ordered = categories.flatMap((category) => Object.keys(tools).filter((id) => tools[id]?.category === category));

/** The newest tools and all of them. */
export function AllCards() {
  const t = useShellMessages();
  const isFresh = useFresh();
  const shown = useShown()(ordered);
  const newest = shown.filter(isFresh);
  const draw = useCards(isFresh);
  return (
    <>
      {newest.length > 0 && (
        <CardSection title={t('newestTools')} count={newest.length}>
          {draw(newest)}
        </CardSection>
      )}
      <CardSection title={t('allTools')} count={shown.length}>
        {draw(shown)}
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
      {draw(ids)}
    </CardSection>
  );
}

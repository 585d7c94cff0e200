import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '#kit/parts/button.tsx';
import { useLaterMessages } from '../texts/later.ts';
import { useToolNames } from '../texts/messages.ts';
import { useCards } from './card.tsx';
import { CardGrid, CardSection } from './card-section.tsx';
import { Grip } from './grip.tsx';
import { moveFavorite } from '../settings/settings.ts';

interface FavoriteSectionProps {
  readonly ids: readonly string[];
  readonly isFresh: (id: string) => boolean;
}

/** The favourites, which are put in order by dragging or with the arrow keys. */
export function FavoriteSection({ ids, isFresh }: FavoriteSectionProps) {
  const t = useLaterMessages();
  const { nameOf } = useToolNames();
  const draw = useCards(isFresh);
  const [isOrdering, setOrdering] = useState(false);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useOrdering(list, isOrdering, (id, to) => {
    moveFavorite(id, to);
    setSaid(t('movedTo', { name: nameOf(id), position: to + 1, total: ids.length }));
  });
  return (
    <CardSection
      title={t('yourFavorites')}
      count={ids.length}
      tools={
        ids.length > 1 && (
          <Button
            look="text"
            size="small"
            icon={isOrdering ? 'check' : 'grip-vertical'}
            aria-pressed={isOrdering}
            onClick={() => setOrdering(!isOrdering)}
          >
            {t(isOrdering ? 'reorderDone' : 'reorder')}
          </Button>
        )
      }
      note={
        <>
          {isOrdering && <p className="n-muted">{t('reorderHint')}</p>}
          <p className="n-hidden-text" role="status">
            {said}
          </p>
        </>
      }
    >
      <CardGrid list={list}>
        {draw(ids, isOrdering ? (id) => <Grip label={t('moveTool', { name: nameOf(id) })} /> : undefined)}
      </CardGrid>
    </CardSection>
  );
}

/** Fetches what moves cards as soon as somebody comes near them. */
function useOrdering(
  list: RefObject<HTMLUListElement | null>,
  isWanted: boolean,
  move: (id: string, to: number) => void,
) {
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = () => {
      void import('./reorder.ts').then(({ orderByHand }) => {
        if (!isGone) stop ??= orderByHand(element, (id, to) => latest.current(id, to));
      });
    };
    // Somebody may have been there before the section was.
    if (isWanted || element.matches(':hover, :focus-within')) start();
    const once = { once: true };
    element.addEventListener('pointerenter', start, once);
    element.addEventListener('focusin', start, once);
    return () => {
      isGone = true;
      stop?.();
      element.removeEventListener('pointerenter', start);
      element.removeEventListener('focusin', start);
    };
  }, [list, isWanted]);
}

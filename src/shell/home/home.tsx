import { lazy, Suspense, useEffect, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react';
import { tools } from '#engine/tools';
import { Button } from '#kit/parts/button.tsx';
import { Empty } from '#kit/parts/empty.tsx';
import { TextField } from '#kit/parts/text-field.tsx';
import { useStore } from '#kit/settings/store.ts';
import { handWords } from '#kit/text/hand-over.ts';
import { Cards } from './cards.tsx';
import { useFresh } from './clock.ts';
import styles from './home.module.css';
import { configuration } from '../configuration/configuration.ts';
import { Deferred } from '../start/deferred.tsx';
import { useShown } from '../instance/instance.ts';
import { InstanceText } from '../instance/instance-text.tsx';
import { useShellMessages } from '../texts/messages.ts';
import { isLikely } from '../search/offer.ts';
import { openPalette } from '../search/palette-state.ts';
import { useCards } from './card.tsx';
import { CardSection } from './card-section.tsx';
import { Later } from '../parts/later.tsx';
import { isSurelyText, pastedText } from '../search/pasted-text.ts';
import { favorites } from '../settings/settings.ts';
import { isTyping } from '../frame/typing.ts';
import { useSearch } from '../search/use-search.ts';

/** Most visitors have none. */
const loadFavorites = () => import('./favorite-section.tsx').then((module) => module.FavoriteSection);
const Banner = lazy(() => import('./banner.tsx'));

/** Nothing reaches the cards from outside, so that they can wait. */
const cards = (
  <Deferred name="cards">
    <Cards />
  </Deferred>
);

export function Home() {
  const t = useShellMessages();
  const isFresh = useFresh();
  const shown = useShown();
  const favorite = shown(useStore(favorites));
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(false);
  const found = useSearch(query, isSearching);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);

  return (
    <>
      <div className={styles['head']}>
        <div>
          <h1 id="title" tabIndex={-1}>
            {t('heading')}
          </h1>
          <p>{t('homeText', { count: shown(Object.keys(tools)).length })}</p>
          <InstanceText />
        </div>
        <div
          ref={box}
          role="search"
          onFocus={() => setSearching(true)}
          onPaste={(event) => void offerTools(event).catch(() => undefined)}
          data-home-search
        >
          <TextField
            label={t('searchTools')}
            hideLabel
            value={query}
            onChange={setQuery}
            size="large"
            icon="search"
            code={false}
            placeholder={t('homeSearch')}
          />
        </div>
      </div>
      {found !== undefined ? (
        <>
          <div onClick={(event) => tellWords(event, query)}>
            <Found ids={found} isFresh={isFresh} />
          </div>
          {found.length === 0 && (
            <Empty
              icon="filter-search"
              title={t('noToolFound', { query })}
              actions={
                <Button size="small" icon="x" onClick={() => setQuery('')}>
                  {t('clearSearchNow')}
                </Button>
              }
            />
          )}
        </>
      ) : (
        <>
          {configuration.showBanner && (
            <Suspense>
              <Banner />
            </Suspense>
          )}
          {favorite.length > 0 && <Later load={loadFavorites} props={{ ids: favorite, isFresh }} />}
          {cards}
        </>
      )}
    </>
  );
}

function Found({ ids, isFresh }: { ids: readonly string[]; isFresh: (id: string) => boolean }) {
  const t = useShellMessages();
  const draw = useCards(isFresh);
  return (
    <CardSection title={t('searchResults')} count={ids.length}>
      {draw(ids)}
    </CardSection>
  );
}

/** Tells the tool that is opened what was searched for. */
function tellWords({ target, defaultPrevented }: MouseEvent, query: string) {
  const link = target instanceof Element ? target.closest('a') : null;
  const id = link?.closest<HTMLElement>('[data-id]')?.dataset['id'];
  // A link that opens a new tab is the browser's own business.
  if (id !== undefined && defaultPrevented) handWords(id, query);
}

/** Takes a text that is pasted into the search to the tools that recognise it. */
async function offerTools(event: ClipboardEvent) {
  const text = pastedText(event);
  if (isSurelyText(text)) {
    event.preventDefault();
    openPalette(text);
    return;
  }
  const { recognise } = await import('../search/recognise.ts');
  if (recognise(text).some(isLikely)) openPalette(text);
}

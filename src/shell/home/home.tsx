import { lazy, Suspense, useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { tools } from '#engine/tools';
import { useMounted } from '#kit/hooks/use-mounted.ts';
import { Button } from '#kit/parts/button.tsx';
import { Empty } from '#kit/parts/empty.tsx';
import { TextField } from '#kit/parts/text-field.tsx';
import { useStore } from '#kit/settings/store.ts';
import { useFresh } from './clock.ts';
import { AllCards, FoundCards } from './cards.tsx';
import styles from './home.module.css';
import { configuration } from '../configuration/configuration.ts';
import { Deferred } from '../start/deferred.tsx';
import { release } from '../start/held.ts';
import { useShown } from '../instance/instance.ts';
import { InstanceText } from '../instance/instance-text.tsx';
import { useShellMessages } from '../texts/messages.ts';
import { isSurelyText, openPalette, pastedText } from '../search/palette-state.ts';
import { Later } from '../parts/later.tsx';
import { favorites } from '../settings/settings.ts';
import { isTyping } from '../frame/typing.ts';
import { useSearch } from '../search/use-search.ts';

/** Most visitors have none. */
const loadFavorites = () => import('./favorite-section.tsx').then((module) => module.FavoriteSection);
const Banner = lazy(() => import('./banner.tsx'));

/** Nothing reaches the cards from outside, so that they can wait. */
const cards = (
  <Deferred name="cards" until="idle">
    <AllCards />
  </Deferred>
);

export function Home() {
  const t = useShellMessages();
  const isFresh = useFresh();
  const shown = useShown();
  const favorite = shown(useStore(favorites));
  const isMounted = useMounted();
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(false);
  const found = useSearch(query, isSearching);
  const box = useRef<HTMLDivElement>(null);

  // The favourites do it themselves, when they stand.
  useEffect(() => {
    if (isMounted && favorite.length === 0) release('home');
  }, [favorite.length, isMounted]);

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
          <FoundCards ids={found} />
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

/** Takes a text that is pasted into the search to the tools that recognise it. */
async function offerTools(event: ClipboardEvent) {
  const text = pastedText(event);
  if (isSurelyText(text)) {
    event.preventDefault();
    openPalette(text);
    return;
  }
  const { identify } = await import('#engine/identify');
  if (identify(text).length > 0) openPalette(text);
}

import { lazy, Suspense, useEffect, useState } from 'react';
import { tools } from '#engine/tools';
import { useMounted } from '#kit/hooks/use-mounted.ts';
import { Button } from '#kit/parts/button.tsx';
import { useStore } from '#kit/settings/store.ts';
import { AllCards, FoundCards } from './cards.tsx';
import { HomeField } from './home-field.tsx';
import styles from './home.module.css';
import { configuration } from '../configuration/configuration.ts';
import { Deferred } from '../start/deferred.tsx';
import { release } from '../start/held.ts';
import { useShown } from '../instance/instance.ts';
import { InstanceText } from '../instance/instance-text.tsx';
import '../texts/cards.ts';
import { useShellMessages } from '../texts/messages.ts';
import { textOnHome } from '../search/palette-state.ts';
import { Later } from '../parts/later.tsx';
import { Link } from '../routes/link.tsx';
import { pathTo } from '../routes/routes.ts';
import { favorites, recentTools } from '../settings/settings.ts';
import { useSearch } from '../search/use-search.ts';

/** New visitors have none. */
const loadOwn = () => import('./own-sections.tsx').then((module) => module.OwnSections);
const Banner = lazy(() => import('./banner.tsx'));

/** Nothing reaches the cards from outside, so that they can wait. */
const cards = (
  <Deferred name="cards" until="idle">
    <AllCards />
  </Deferred>
);

export function Home() {
  const t = useShellMessages();
  const shown = useShown();
  const isMounted = useMounted();
  const [query, setQuery] = useState('');
  const found = useSearch(query, query !== '');
  const isPasted = useStore(textOnHome) !== undefined;
  const hasOwn = useStore(favorites).length + useStore(recentTools).length > 0;

  // What is the visitor's own does it itself, when it stands.
  useEffect(() => {
    if (isMounted && !hasOwn) release('home');
  }, [hasOwn, isMounted]);

  return (
    <>
      <div className={styles['head']} data-home>
        <h1 id="title" tabIndex={-1}>
          {t('heading')}
        </h1>
        <p>
          {t('homeText', { count: shown(Object.keys(tools)).length })}{' '}
          <Link to={`${pathTo('about')}#check`}>{t('homeProof')}</Link>
        </p>
        <InstanceText />
      </div>
      <HomeField query={query} onQuery={setQuery} found={found} />
      {found !== undefined && found.length > 0 && <FoundCards ids={found} />}
      {found?.length === 0 && !isPasted && (
        <div className={styles['nothing']} role="status">
          <p>{t('noToolFound', { query })}</p>
          <Button size="small" icon="x" onClick={() => setQuery('')}>
            {t('clearSearchNow')}
          </Button>
        </div>
      )}
      {/* Hidden, because a hundred cards come and go slowly. */}
      <div hidden={found !== undefined || isPasted}>
        {configuration.showBanner && (
          <Suspense>
            <Banner />
          </Suspense>
        )}
        {hasOwn && <Later load={loadOwn} props={{}} />}
        {cards}
      </div>
    </>
  );
}

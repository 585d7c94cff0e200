import { useEffect, useRef, useState, type ReactNode } from 'react';
import { tools } from '#engine/tools';
import { categories, isNew } from '#engine/tool';
import { Button } from '#kit/parts/button.tsx';
import { Empty } from '#kit/parts/empty.tsx';
import { TextField } from '#kit/parts/text-field.tsx';
import { useStore } from '#kit/store.ts';
import { useNow } from './clock.ts';
import styles from './home.module.css';
import { useShown } from './instance/instance.ts';
import { InstanceText } from './instance/instance-text.tsx';
import { useShellMessages } from './messages.ts';
import { Card } from './parts/card.tsx';
import { favorites } from './settings.ts';
import { useSearch } from './use-search.ts';

/** All tools, category by category. */
const all = categories.flatMap((category) => Object.keys(tools).filter((id) => tools[id]?.category === category));

export function Home() {
  const t = useShellMessages();
  const now = useNow();
  const shown = useShown();
  const ordered = shown(all);
  const favorite = shown(useStore(favorites));
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(false);
  const found = useSearch(query, isSearching);
  const box = useRef<HTMLDivElement>(null);
  const isFresh = (id: string) => tools[id] !== undefined && isNew(tools[id], now);
  const cards = (ids: readonly string[]) => ids.map((id) => <Card key={id} id={id} isNew={isFresh(id)} />);
  const newest = ordered.filter(isFresh);

  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable], dialog');
      if (event.key !== '/' || isTyping !== null) return;
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
          <h1 tabIndex={-1}>{t('heading')}</h1>
          <p>{t('homeText', { count: ordered.length })}</p>
          <InstanceText />
        </div>
        <div ref={box} role="search" onFocus={() => setSearching(true)} data-home-search>
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
          <CardSection title={t('searchResults')} count={found.length}>
            {cards(found)}
          </CardSection>
          {found.length === 0 && (
            <Empty
              icon="filter-search"
              title={t('noToolFound', { query })}
              actions={
                <Button size="small" onClick={() => setQuery('')}>
                  {t('backHome')}
                </Button>
              }
            />
          )}
        </>
      ) : (
        <>
          {favorite.length > 0 && (
            <CardSection title={t('yourFavorites')} count={favorite.length}>
              {cards(favorite)}
            </CardSection>
          )}
          {newest.length > 0 && (
            <CardSection title={t('newestTools')} count={newest.length}>
              {cards(newest)}
            </CardSection>
          )}
          <CardSection title={t('allTools')} count={ordered.length}>
            {cards(ordered)}
          </CardSection>
        </>
      )}
    </>
  );
}

const CardSection = ({ title, count, children }: { title: string; count: number; children: ReactNode }) => (
  <section className={styles['section']}>
    <h2 className={styles['title']}>
      {title} <span>{count}</span>
    </h2>
    <div className={styles['box']}>
      <ul className={styles['grid']}>{children}</ul>
    </div>
  </section>
);

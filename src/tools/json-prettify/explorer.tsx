import { useState } from 'react';
import { Disclosure, isEmptyText, Tabs, useMessages, type Conversion } from '#kit';
import { FigureList } from './figure-list.tsx';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import { Search } from './search.tsx';

/** What else can be learned about the text, fetched when it is opened. */
export function Explorer({ input, state }: Pick<Conversion, 'input' | 'state'>) {
  const t = useMessages<typeof en.ui>();
  const [view, setView] = useState<'search' | 'figures'>('search');
  if (isEmptyText(input)) return null;
  // What an option asks for may fail (a path); only a text that is no JSON has nothing to show.
  const isReadable = state.is !== 'failed' || !state.error.code.startsWith('json.');
  return (
    <div className={styles['explorer']}>
      <Disclosure label={t('explore')}>
        {isReadable && (
          <Tabs
            label={t('explore')}
            tabs={{ search: t('search'), figures: t('figures') }}
            value={view}
            onChange={setView}
          >
            {view === 'search' ? <Search input={input} /> : <FigureList input={input} />}
          </Tabs>
        )}
      </Disclosure>
    </div>
  );
}

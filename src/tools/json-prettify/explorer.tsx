import { useState } from 'react';
import { Disclosure, isEmptyText, Tabs, useMessages, type Conversion } from '#kit';
import { FigureList } from './figure-list.tsx';
import type en from './locales/en.json';
import { Search } from './search.tsx';
import { Tree } from './tree.tsx';

type View = 'tree' | 'search' | 'figures';

/** Other views of the text, fetched when they are opened. */
export function Explorer({ input, state }: Conversion) {
  const t = useMessages<typeof en.ui>();
  const [view, setView] = useState<View>('tree');
  if (isEmptyText(input)) return null;
  // What an option asks for may fail (a path); only a text that is no JSON has nothing to show.
  const isReadable = state.is !== 'failed' || !state.error.code.startsWith('json.');
  return (
    <Disclosure label={t('explore')}>
      {isReadable && (
        <Tabs
          label={t('explore')}
          tabs={{ tree: t('tree'), search: t('search'), figures: t('figures') }}
          value={view}
          onChange={setView}
        >
          {view === 'tree' && <Tree input={input} />}
          {view === 'search' && <Search input={input} />}
          {view === 'figures' && <FigureList input={input} />}
        </Tabs>
      )}
    </Disclosure>
  );
}

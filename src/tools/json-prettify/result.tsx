import { useState } from 'react';
import { ResultPane, Segmented, SwapButton, useMessages, useReturn, type useTextOperation } from '#kit';
import type en from './locales/en.json';
import { prettify } from './operations.ts';
import { Tree } from './tree.tsx';

const VIEWS = ['text', 'tree'] as const;
type Formatting = ReturnType<typeof useTextOperation<'text', typeof prettify.options, string>>;

/** The formatted text, or what is in it as a tree. */
export function Result({ values, state, loadExample }: Pick<Formatting, 'values' | 'state' | 'loadExample'>) {
  const t = useMessages<typeof en.ui>();
  const [view, setView] = useState<(typeof VIEWS)[number]>('text');
  const back = useReturn(prettify);
  const { indent, tabs } = values;
  return (
    <ResultPane
      name={t('output')}
      state={state}
      format="json"
      beside={
        <Segmented
          label={t('view')}
          hideLabel
          size="small"
          choices={VIEWS}
          labels={{ text: t('text'), tree: t('tree') }}
          value={view}
          onChange={setView}
        />
      }
      tools={back && <SwapButton back={back} values={values} value={state.is === 'done' ? state.value : undefined} />}
      draw={view === 'text' ? undefined : (result) => <Tree text={result} indentation={{ indent, tabs }} />}
      onExample={loadExample}
    />
  );
}

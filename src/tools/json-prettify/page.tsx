import { useState } from 'react';
import { Converter, NumberField, Segmented, Select, Switch, TextField, useMessages } from '#kit';
import { Explorer } from './explorer.tsx';
import type en from './locales/en.json';
import { prettify } from './operations.ts';
import { Tree } from './tree.tsx';

const VIEWS = ['text', 'tree'] as const;

export default function JsonPrettify() {
  const t = useMessages<typeof en.ui>();
  const [view, setView] = useState<(typeof VIEWS)[number]>('text');
  return (
    <Converter
      operation={prettify}
      input={t('input')}
      output={t('output')}
      most={3}
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
      draw={
        view === 'text'
          ? undefined
          : (result, { indent, tabs }) => <Tree text={result} indentation={{ indent, tabs }} />
      }
      extra={(conversion) => <Explorer {...conversion} />}
    >
      {(option) => (
        <>
          {!option('tabs').value && <NumberField {...option('indent')} />}
          <Select {...option('sortKeys')} />
          <Switch {...option('tabs')} />
          <TextField {...option('path')} placeholder="/items/0" inline />
          <Segmented {...option('form')} />
          <Segmented {...option('mode')} />
          <Switch {...option('unnest')} />
        </>
      )}
    </Converter>
  );
}

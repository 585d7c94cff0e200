import { useState } from 'react';
import {
  Converter,
  isEmptyText,
  NumberField,
  resultToShow,
  Segmented,
  Select,
  Switch,
  TextField,
  useMessages,
  ViewSwitch,
} from '#kit';
import { Statistics } from './statistics.tsx';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import { prettify } from './operations.ts';
import { RepairOffer } from './repair-offer.tsx';
import { Tree } from './tree.tsx';

/** The text has the name of its operation. */
type View = 'prettify' | 'tree';

export default function JsonPrettify() {
  const t = useMessages<typeof en.ui>();
  const [view, setView] = useState<View>('prettify');
  return (
    <Converter
      operation={prettify}
      input={t('input')}
      output={t('output')}
      views={
        <ViewSwitch
          label={t('view')}
          views={{ prettify: t('text'), tree: t('tree') }}
          value={view}
          onChange={setView}
        />
      }
      view={({ state }) => {
        const shown = view === 'tree' ? resultToShow(state) : undefined;
        return shown && <Tree text={shown.value} />;
      }}
      extra={(conversion) => (
        <div className={styles['more']}>
          <RepairOffer {...conversion} />
          {!isEmptyText(conversion.input) && conversion.state.is !== 'failed' && (
            <Statistics input={conversion.input} />
          )}
        </div>
      )}
    >
      {(option) => (
        <>
          {!option('tabs').value && <NumberField {...option('indent')} />}
          <Select {...option('sortKeys')} />
          <Switch {...option('tabs')} />
          <Switch {...option('unnest')} />
          <TextField {...option('path')} placeholder="/items/0" inline />
          <Segmented {...option('form')} />
          <Segmented {...option('mode')} />
        </>
      )}
    </Converter>
  );
}

import { Converter, NumberField, Segmented, Select, Switch, TextField, useMessages } from '#kit';
import { Explorer } from './explorer.tsx';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import { prettify } from './operations.ts';
import { RepairOffer } from './repair-offer.tsx';

export default function JsonPrettify() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter
      operation={prettify}
      input={t('input')}
      output={t('output')}
      extra={(conversion) => (
        <div className={styles['more']}>
          <RepairOffer {...conversion} />
          <Explorer {...conversion} />
        </div>
      )}
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

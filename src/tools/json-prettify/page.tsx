import { JsonMode } from '#formats/json/controls.tsx';
import { Converter, NumberField, Segmented, Select, Switch, TextField, useMessages } from '#kit';
import { Explorer } from './explorer.tsx';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import { prettify } from './operations.ts';
import { RepairOffer } from './repair-offer.tsx';

export default function JsonPrettify() {
  const t = useMessages<typeof en.ui>();
  const orders = {
    none: t('sortKeys.none'),
    codePoint: t('sortKeys.codePoint'),
    natural: t('sortKeys.natural'),
  };
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
          {!option('tabs').value && <NumberField {...option('indent')} label={t('indent')} />}
          <Switch {...option('tabs')} label={t('tabs')} />
          <Select {...option('sortKeys')} label={t('sortKeys')} labels={orders} />
          <JsonMode {...option('mode')} />
          <Segmented
            {...option('form')}
            label={t('form')}
            labels={{ asWritten: t('form.asWritten'), strict: t('form.strict') }}
          />
          <Switch {...option('unnest')} label={t('unnest')} />
          <TextField {...option('path')} label={t('path')} placeholder="/items/0" inline />
        </>
      )}
    </Converter>
  );
}

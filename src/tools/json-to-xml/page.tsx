import { useConventionLabels } from '#formats/xml/controls.tsx';
import type xml from '#formats/xml/locales/en.json';
import { Converter, NumberField, Select, Switch, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function JsonToXml() {
  const t = useMessages<typeof en.ui & typeof xml>();
  const conventions = useConventionLabels();
  return (
    <Converter operation={convert} input={t('input')} output={t('output')}>
      {(option) => (
        <>
          <Select
            {...option('convention')}
            label={t('xml.convention')}
            labels={{ auto: t('convention.auto'), ...conventions }}
          />
          <NumberField {...option('indent')} label={t('indent')} />
          <Switch {...option('declaration')} label={t('declaration')} />
          <TextField {...option('root')} label={t('root')} inline />
          <TextField {...option('item')} label={t('item')} inline />
          <Select
            {...option('names')}
            label={t('names')}
            labels={{ replace: t('names.replace'), encode: t('names.encode'), error: t('names.error') }}
          />
        </>
      )}
    </Converter>
  );
}

import { useConventionLabels } from '#formats/xml/controls.tsx';
import type xml from '#formats/xml/locales/en.json';
import { Converter, NumberField, Select, Switch, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function XmlToJson() {
  const t = useMessages<typeof en.ui & typeof xml>();
  const conventions = useConventionLabels();
  return (
    <Converter operation={convert} input={t('input')} output={t('output')}>
      {(option) => (
        <>
          <Select {...option('convention')} label={t('xml.convention')} labels={conventions} />
          <NumberField {...option('indent')} label={t('indent')} />
          <Select
            {...option('values')}
            label={t('values')}
            labels={{ text: t('values.text'), typed: t('values.typed') }}
          />
          <Switch {...option('stripPrefixes')} label={t('stripPrefixes')} />
          {option('convention').value !== 'ordered' && (
            <TextField {...option('arrays')} label={t('arrays')} placeholder="item,order/line" inline />
          )}
        </>
      )}
    </Converter>
  );
}

import { Converter, NumberField, Select, Switch, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function XmlToJson() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={convert} input={t('input')} output={t('output')} most={2}>
      {(option) => (
        <>
          <Select {...option('convention')} />
          <NumberField {...option('indent')} />
          <Select {...option('values')} />
          {option('convention').value !== 'ordered' && (
            <TextField {...option('arrays')} placeholder="item,order/line" inline />
          )}
          <Switch {...option('stripPrefixes')} />
        </>
      )}
    </Converter>
  );
}

import { Converter, NumberField, Select, Switch, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function JsonToXml() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={convert} input={t('input')} output={t('output')} most={3}>
      {(option) => (
        <>
          <NumberField {...option('indent')} />
          <TextField {...option('root')} inline />
          <Switch {...option('declaration')} />
          <Select {...option('convention')} />
          <TextField {...option('item')} inline />
          <Select {...option('names')} />
        </>
      )}
    </Converter>
  );
}

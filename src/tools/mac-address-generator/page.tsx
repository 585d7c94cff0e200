import { Generator, NumberField, Select, Switch, TextField, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import { generate } from './operations.ts';
import { VendorPicker } from './vendor-picker.tsx';

export default function MacAddressGenerator() {
  const t = useMessages<typeof en.ui>();
  return (
    <Generator operation={generate} output={t('macAddresses')} refresh={t('refresh')} linewise>
      {macOptions}
    </Generator>
  );
}

/** The prefix is there where it has an effect. */
function macOptions(option: BindOption<typeof generate.options>) {
  return (
    <>
      <Select {...option('kind')} />
      {option('kind').value === 'prefix' && <TextField {...option('prefix')} placeholder="64:16:7F" />}
      {option('kind').value === 'prefix' && <VendorPicker onPick={option('prefix').onChange} />}
      <NumberField {...option('count')} />
      <Select {...option('separator')} />
      <Switch {...option('uppercase')} />
      <Switch {...option('sequential')} />
      <Select {...option('form')} />
    </>
  );
}

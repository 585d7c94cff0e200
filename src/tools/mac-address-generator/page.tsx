import { Generator, NumberField, Select, Switch, TextField, useMessages } from '#kit';
import type generators from '#texts/generators/en.json';
import type en from './locales/en.json';
import { generate } from './operations.ts';

export default function MacAddressGenerator() {
  const t = useMessages<typeof en.ui & typeof generators>();
  return (
    <Generator operation={generate} output={t('macAddresses')} refresh={t('refresh')} areLines={() => true}>
      {(option) => (
        <>
          <NumberField {...option('count')} />
          <TextField {...option('prefix')} placeholder="64:16:7F" />
          <Select {...option('separator')} />
          <Switch {...option('uppercase')} />
          <Switch {...option('unicast')} />
          <Switch {...option('local')} />
          <Switch {...option('sequential')} />
          <Select {...option('form')} />
        </>
      )}
    </Generator>
  );
}

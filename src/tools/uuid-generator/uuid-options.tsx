import { NumberField, Segmented, Select, Switch, TextField, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { generate } from './operations.ts';

/** The options of a UUID: those that its version has. */
export function UuidOptions({ option }: { option: BindOption<typeof generate.options> }) {
  const t = useMessages<typeof en.ui>();
  const version = option('version').value;
  const isNamed = version === 'v3' || version === 'v5';
  const isTimed = version === 'v1' || version === 'v6' || version === 'v7';
  return (
    <>
      <Select {...option('version')} />
      {!isNamed && <NumberField {...option('count')} />}
      {isNamed && <NameOptions option={option} />}
      {isTimed && <TextField {...option('time')} hint={t('timeHint')} placeholder="2026-01-31T12:00:00Z" />}
      <Switch {...option('uppercase')} />
      <Switch {...option('dashes')} disabled={option('style').value === 'urn'} />
      <Select {...option('style')} />
      <Segmented {...option('list')} />
    </>
  );
}

function NameOptions({ option }: { option: BindOption<typeof generate.options> }) {
  return (
    <>
      <Select {...option('namespace')} />
      {option('namespace').value === 'custom' && (
        <TextField {...option('customNamespace')} placeholder="6ba7b811-9dad-11d1-80b4-00c04fd430c8" />
      )}
      <TextField {...option('name')} rows={3} />
    </>
  );
}

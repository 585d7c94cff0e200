import { NumberField, Segmented, Select, Switch, TextField, type BindOption } from '#kit';
import type { generate } from './operations.ts';

/** The options of this UUID version. A function, so that each control counts as one. */
export function uuidOptions(option: BindOption<typeof generate.options>, timeHint: string) {
  const version = option('version').value;
  const isNamed = version === 'v3' || version === 'v5';
  const isTimed = version === 'v1' || version === 'v6' || version === 'v7';
  return (
    <>
      <Select {...option('version')} />
      {!isNamed && <NumberField {...option('count')} />}
      {isNamed && (
        <>
          <Select {...option('namespace')} />
          {option('namespace').value === 'custom' && (
            <TextField {...option('customNamespace')} placeholder="6ba7b811-9dad-11d1-80b4-00c04fd430c8" />
          )}
          <TextField {...option('name')} rows={3} />
        </>
      )}
      <Switch {...option('uppercase')} />
      <Select {...option('style')} />
      <Switch {...option('dashes')} disabled={option('style').value === 'urn'} />
      <Segmented {...option('list')} />
      {isTimed && <TextField {...option('time')} hint={timeHint} placeholder="2026-01-31T12:00:00Z" />}
    </>
  );
}

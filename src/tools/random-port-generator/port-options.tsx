import { NumberField, Segmented, Select, Switch, type BindOption } from '#kit';
import type { generate } from './operations.ts';

/** The options of a port; the limits only where they count. */
export function PortOptions({ option }: { option: BindOption<typeof generate.options> }) {
  return (
    <>
      <Select {...option('range')} />
      {option('range').value === 'custom' && (
        <>
          <NumberField {...option('min')} />
          <NumberField {...option('max')} />
        </>
      )}
      <NumberField {...option('count')} />
      <Switch {...option('unique')} />
      <Switch {...option('sorted')} />
      <Switch {...option('skipCommon')} />
      <Switch {...option('skipBlocked')} />
      <Segmented {...option('separator')} />
    </>
  );
}

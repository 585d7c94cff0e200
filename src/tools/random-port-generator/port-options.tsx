import { NumberField, Segmented, Select, Switch, type BindOption } from '#kit';
import type { generate } from './operations.ts';

/** The options of a port; the limits only where they count. */
export const portOptions = (option: BindOption<typeof generate.options>) => (
  <>
    <Select {...option('range')} />
    {option('range').value === 'custom' && (
      <>
        <NumberField {...option('min')} />
        <NumberField {...option('max')} />
      </>
    )}
    <NumberField {...option('count')} />
    <Switch {...option('skipCommon')} />
    <Switch {...option('skipBlocked')} />
    <Switch {...option('sorted')} />
    <Switch {...option('unique')} />
    <Segmented {...option('separator')} />
  </>
);

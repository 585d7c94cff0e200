import { NumberField, Segmented, Select, Switch, type BindOption } from '#kit';
import type { generate } from './operations.ts';

/** The limits only where they count. A function, so that each control counts as one. */
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
    <Switch {...option('unique')} />
    <Switch {...option('sorted')} />
    <Switch {...option('skipCommon')} />
    <Switch {...option('skipBlocked')} />
    <Segmented {...option('separator')} />
  </>
);

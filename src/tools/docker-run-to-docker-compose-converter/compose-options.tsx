import { NumberField, OptionsLine, Segmented, Select, Switch, type BindOption } from '#kit';
import type { convert } from './operations.ts';

export const ComposeOptions = ({ option }: { option: BindOption<typeof convert.options> }) => (
  <OptionsLine most={3}>
    <Switch {...option('splitSecrets')} />
    <NumberField {...option('indent')} />
    <Select {...option('declare')} />
    <Segmented {...option('environment')} />
    <Segmented {...option('resources')} />
    <Select {...option('shell')} />
  </OptionsLine>
);

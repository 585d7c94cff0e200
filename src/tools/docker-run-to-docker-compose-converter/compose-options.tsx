import { NumberField, OptionsLine, Segmented, Select, Switch, type BindOption } from '#kit';
import type { convert } from './operations.ts';

export const ComposeOptions = ({ option }: { option: BindOption<typeof convert.options> }) => (
  <OptionsLine>
    <Segmented {...option('environment')} />
    <Select {...option('declare')} />
    <NumberField {...option('indent')} />
    <Switch {...option('splitSecrets')} />
    <Segmented {...option('resources')} />
    <Select {...option('shell')} />
  </OptionsLine>
);

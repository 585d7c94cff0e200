import { NumberField, OptionsLine, Segmented, Select, Switch, TextField, type BindOption } from '#kit';
import type { prettify } from './operations.ts';

export const FormatOptions = ({ option }: { option: BindOption<typeof prettify.options> }) => (
  <OptionsLine most={3}>
    {!option('tabs').value && <NumberField {...option('indent')} />}
    <Select {...option('sortKeys')} />
    <Switch {...option('tabs')} />
    <TextField {...option('path')} placeholder="/items/0" inline />
    <Segmented {...option('form')} />
    <Segmented {...option('mode')} />
    <Switch {...option('unnest')} />
  </OptionsLine>
);

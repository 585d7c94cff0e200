import { OptionsLine, Segmented, Select, Switch, TextField, type BindOption } from '#kit';
import type { convert } from './operations.ts';

/** Where the rows are, and how they are written. */
export function OptionControls({ option }: { option: BindOption<typeof convert.options> }) {
  return (
    <OptionsLine most={2}>
      <TextField {...option('path')} placeholder="$.data.records" inline />
      <Segmented {...option('separator')} />
      <Select {...option('nested')} />
      <Switch {...option('header')} />
      <TextField {...option('columns')} placeholder="id,name" inline />
      <Segmented {...option('nulls')} />
      <Segmented {...option('lineEnd')} />
      <Switch {...option('quoteAll')} />
      <Switch {...option('byteOrderMark')} />
      <Switch {...option('numbersAsText')} />
      <Switch {...option('formulaGuard')} />
    </OptionsLine>
  );
}

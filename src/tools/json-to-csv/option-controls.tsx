import { OptionsLine, Segmented, Select, Switch, TextField, type BindOption } from '#kit';
import type { convert } from './operations.ts';

/** Where the rows are, and how they are written. */
export function OptionControls({ option }: { option: BindOption<typeof convert.options> }) {
  return (
    <OptionsLine>
      <TextField {...option('path')} placeholder="$.data.records" inline />
      <TextField {...option('columns')} placeholder="id,name" inline />
      <Select {...option('nested')} />
      <Segmented {...option('separator')} />
      <Segmented {...option('nulls')} />
      <Segmented {...option('lineEnd')} />
      <Switch {...option('header')} />
      <Switch {...option('quoteAll')} />
      <Switch {...option('byteOrderMark')} />
      <Switch {...option('numbersAsText')} />
      <Switch {...option('formulaGuard')} />
    </OptionsLine>
  );
}

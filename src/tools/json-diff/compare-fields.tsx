import { OptionsLine, Select, Switch, TextField, type BindOption } from '#kit';
import type { diff } from './operations.ts';

/** How the documents are compared. */
export const CompareFields = ({ option }: { option: BindOption<typeof diff.options> }) => (
  <OptionsLine>
    <Select {...option('arrays')} />
    {option('arrays').value === 'key' && <TextField {...option('key')} inline />}
    <TextField {...option('ignore')} placeholder="id /*/at" inline />
    <Switch {...option('exactNumbers')} />
    <Switch {...option('ignoreCase')} />
    <Switch {...option('ignoreSpace')} />
    <Switch {...option('nullIsAbsent')} />
    <TextField {...option('tolerance')} placeholder="0.001" inline />
  </OptionsLine>
);

import { OptionsLine, Select, Switch, TextField, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { diff } from './operations.ts';

/** How the documents are compared. */
export function CompareFields({ option }: { option: BindOption<typeof diff.options> }) {
  const t = useMessages<typeof en.ui>();
  return (
    <OptionsLine most={3}>
      <Select {...option('arrays')} />
      {option('arrays').value === 'key' && <TextField {...option('key')} inline />}
      <Switch {...option('exactNumbers')} />
      <Switch {...option('ignoreCase')} />
      <Switch {...option('ignoreSpace')} />
      <Switch {...option('nullIsAbsent')} />
      <TextField {...option('ignore')} hint={t('ignoreHint')} inline />
      <TextField {...option('tolerance')} inline />
    </OptionsLine>
  );
}

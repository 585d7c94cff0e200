import { OptionsLine, Switch, TextField, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { redact } from './operations.ts';
import { KINDS } from './options.ts';

/** What is looked for. */
export function SearchOptions({ option }: { option: BindOption<typeof redact.options> }) {
  const t = useMessages<typeof en.ui>();
  return (
    <OptionsLine>
      {KINDS.map((kind) => (
        <Switch key={kind} {...option(kind)} />
      ))}
      <TextField {...option('words')} hint={t('wordsHint')} placeholder={t('wordsExample')} multiline code={false} />
    </OptionsLine>
  );
}

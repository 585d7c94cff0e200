import { NumberField, Segmented, TextField, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { generateId } from './operations.ts';

/** The options of an id that is no UUID: those that its kind has. */
export function IdOptions({ option }: { option: BindOption<typeof generateId.options> }) {
  const t = useMessages<typeof en.ui>();
  const kind = option('kind').value;
  return (
    <>
      <Segmented {...option('kind')} />
      <NumberField {...option('count')} />
      {kind === 'nanoid' && <NumberField {...option('length')} />}
      {kind === 'snowflake' && <Segmented {...option('epoch')} />}
      {kind !== 'nanoid' && <TextField {...option('time')} hint={t('timeHint')} placeholder="2026-01-31T12:00:00Z" />}
      <Segmented {...option('list')} />
    </>
  );
}

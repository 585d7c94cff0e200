import { NumberField, Segmented, TextField, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { generateId } from './operations.ts';

/** The options of an id that is no UUID: those that its kind has. */
export function IdOptions({ option }: { option: BindOption<typeof generateId.options> }) {
  const t = useMessages<typeof en.ui>();
  const lists = { lines: t('lines'), json: t('json'), csv: t('csv'), sql: t('sql') };
  const kind = option('kind').value;
  const kinds = { nanoid: t('nanoid'), objectid: t('objectid'), snowflake: t('snowflake') };
  const epochs = { twitter: t('twitter'), discord: t('discord'), unix: t('unix') };
  return (
    <>
      <Segmented {...option('kind')} label={t('kind')} labels={kinds} />
      <NumberField {...option('count')} label={t('count')} />
      {kind === 'nanoid' && <NumberField {...option('length')} label={t('length')} />}
      {kind === 'snowflake' && <Segmented {...option('epoch')} label={t('epoch')} labels={epochs} />}
      {kind !== 'nanoid' && (
        <TextField {...option('time')} label={t('time')} hint={t('timeHint')} placeholder="2026-01-31T12:00:00Z" />
      )}
      <Segmented {...option('list')} label={t('list')} labels={lists} />
    </>
  );
}

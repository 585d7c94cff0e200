import { NumberField, Segmented, TextField, type BindOption } from '#kit';
import type { generateId } from './operations.ts';

/** The options of this kind of id. A function, so that each control counts as one. */
export function idOptions(option: BindOption<typeof generateId.options>, timeHint: string) {
  const kind = option('kind').value;
  return (
    <>
      <Segmented {...option('kind')} />
      <NumberField {...option('count')} />
      {kind === 'nanoid' && <NumberField {...option('length')} />}
      {kind === 'snowflake' && <Segmented {...option('epoch')} />}
      <Segmented {...option('list')} />
      {kind !== 'nanoid' && <TextField {...option('time')} hint={timeHint} placeholder="2026-01-31T12:00:00Z" />}
    </>
  );
}

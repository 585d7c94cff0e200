import { useFormatDay, useMessages } from '#kit';
import { metadata } from './countries.ts';
import type en from './locales/en.json';

/** Which numbering plans the results are of. */
export function MetadataLine() {
  const t = useMessages<typeof en.ui>();
  const date = useFormatDay()(metadata.date);
  return <p className="n-muted">{t('metadata', { version: metadata.version, date })}</p>;
}

import { Select, useMessages, type Bound } from '#kit';
import type data from '../data/locales/en.json';
import type { jsonWriting } from './options.ts';

/** What becomes of infinities and NaN. */
export function JsonNotFinite(option: Bound<typeof jsonWriting.notFinite>) {
  const t = useMessages<typeof data>();
  return (
    <Select
      {...option}
      label={t('data.notFinite')}
      labels={{ null: t('data.null'), text: t('data.text'), error: t('data.error') }}
    />
  );
}

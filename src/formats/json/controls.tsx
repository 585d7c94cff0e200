import { Segmented, Select, useMessages, type Bound } from '#kit';
import type data from '../data/locales/en.json';
import type json from './locales/en.json';
import type { jsonWriting, mode } from './options.ts';

/** What the reader takes. */
export function JsonMode(option: Bound<typeof mode>) {
  const t = useMessages<typeof json>();
  return (
    <Segmented
      {...option}
      label={t('json.mode')}
      labels={{ lenient: t('json.mode.lenient'), strict: t('json.mode.strict') }}
    />
  );
}

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

import { Segmented, Select, useMessages, type Bound } from '#kit';
import type data from '../data/locales/en.json';
import type { tomlReading, tomlWriting } from './options.ts';

/** How dates of TOML are written in another format. */
export function TomlDates(option: Bound<typeof tomlReading.dates>) {
  const t = useMessages<typeof data>();
  return (
    <Segmented {...option} label={t('data.dates')} labels={{ asWritten: t('data.asWritten'), utc: t('data.utc') }} />
  );
}

/** What becomes of null. */
export function TomlNulls(option: Bound<typeof tomlWriting.nulls>) {
  const t = useMessages<typeof data>();
  return (
    <Select
      {...option}
      label={t('data.nulls')}
      labels={{ omit: t('data.omit'), text: t('data.emptyText'), error: t('data.error') }}
    />
  );
}

/** What becomes of numbers beyond 64 bits. */
export function TomlNumbers(option: Bound<typeof tomlWriting.numbers>) {
  const t = useMessages<typeof data>();
  return <Select {...option} label={t('data.numbers')} labels={{ error: t('data.error'), text: t('data.text') }} />;
}

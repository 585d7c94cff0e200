import { Segmented, useMessages, type Bound } from '#kit';
import type data from '../data/locales/en.json';
import type { yamlWriting } from './options.ts';

/** How maps and lists stand. */
export function YamlLayout(option: Bound<typeof yamlWriting.layout>) {
  const t = useMessages<typeof data>();
  return (
    <Segmented
      {...option}
      label={t('data.layout')}
      labels={{ block: t('data.layout.block'), compact: t('data.layout.compact'), flow: t('data.layout.flow') }}
    />
  );
}

/** The quotes of texts. */
export function YamlQuotes(option: Bound<typeof yamlWriting.quotes>) {
  const t = useMessages<typeof data>();
  return (
    <Segmented {...option} label={t('data.quotes')} labels={{ double: t('data.double'), single: t('data.single') }} />
  );
}

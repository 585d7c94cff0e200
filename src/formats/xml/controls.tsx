import { useMessages } from '#kit';
import type { Convention } from './json-keys.ts';
import type xml from './locales/en.json';

/** What the ways to write XML as JSON are called, for the control of either direction. */
export function useConventionLabels(): Readonly<Record<Convention, string>> {
  const t = useMessages<typeof xml>();
  return {
    compact: t('xml.convention.compact'),
    attributes: t('xml.convention.attributes'),
    badgerfish: t('xml.convention.badgerfish'),
    ordered: t('xml.convention.ordered'),
  };
}

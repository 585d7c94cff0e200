import { Facts, useIntlLanguage, useMessages, useNow } from '#kit';
import type uuid from '#formats/uuid/locales/en.json';
import type { UlidFacts as Read } from '#formats/uuid/ulid.ts';
import { sayRelative } from '#lib/say-relative';
import type en from './locales/en.json';

/** What a ULID holds, and how long ago it was made. */
export function UlidFacts({ facts }: { facts: Read }) {
  const t = useMessages<typeof en.ui & typeof uuid>();
  const language = useIntlLanguage();
  const now = useNow();
  const age = now === undefined ? '' : sayRelative(Math.round((Date.parse(facts.time) - now) / 1000), language);
  return (
    <Facts
      facts={[
        { label: t('timeUtc'), value: facts.time },
        { label: t('age'), value: age, copy: false, code: false },
        { label: t('randomPart'), value: facts.random },
        { label: t('ulid'), value: facts.ulid },
        { label: t('uuid'), value: facts.uuid },
      ]}
    />
  );
}

import { useEffect, useState } from 'react';
import { Facts, useIntlLanguage, useMessages } from '#kit';
import type shared from '#formats/uuid/locales/en.json';
import type { UlidFacts } from '#formats/uuid/ulid.ts';
import { sayRelative } from '#lib/say-relative';
import type en from './locales/en.json';

/** The facts read from a ULID, and how long ago it was made. */
export function UlidInspection({ facts }: { facts: UlidFacts }) {
  const t = useMessages<typeof en.ui & typeof shared>();
  const language = useIntlLanguage();
  const now = useNow();
  return (
    <Facts
      facts={[
        { label: t('timeUtc'), value: facts.time },
        // Dates beyond the year 9999 are written with a sign, which every browser reads.
        {
          label: t('age'),
          value: sayRelative(Math.round((Date.parse(facts.time) - now) / 1000), language),
          copy: false,
          code: false,
        },
        { label: t('randomPart'), value: facts.random },
        { label: t('ulid'), value: facts.ulid },
        { label: t('uuid'), value: facts.uuid },
      ]}
    />
  );
}

/** The time in milliseconds, each second anew. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

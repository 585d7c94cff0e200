import { useEffect, useState } from 'react';
import { Facts, useIntlLanguage, useMessages } from '#kit';
import type uuid from '#formats/uuid/locales/en.json';
import type { UlidFacts as Read } from '#formats/uuid/ulid.ts';
import { sayRelative } from '#lib/say-relative';
import type en from './locales/en.json';

/** What a ULID holds, and how long ago it was made. */
export function UlidFacts({ facts }: { facts: Read }) {
  const t = useMessages<typeof en.ui & typeof uuid>();
  const language = useIntlLanguage();
  const seconds = Math.round((Date.parse(facts.time) - useNow()) / 1000);
  return (
    <Facts
      facts={[
        { label: t('timeUtc'), value: facts.time },
        { label: t('age'), value: sayRelative(seconds, language), copy: false, code: false },
        { label: t('randomPart'), value: facts.random },
        { label: t('ulid'), value: facts.ulid },
        { label: t('uuid'), value: facts.uuid },
      ]}
    />
  );
}

/** Milliseconds since 1970, anew each second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

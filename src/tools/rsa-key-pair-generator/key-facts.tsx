import { Facts, useMessages, type Fact } from '#kit';
import type { KeyFacts } from './facts.ts';
import type en from './locales/en.json';

const NAMES = ['sha256', 'md5', 'keyId', 'thumbprint'] as const;

/** The facts about a key and its fingerprints. `more` comes before the fingerprints. */
export function KeyFactsList({ of, more = [] }: { of: KeyFacts; more?: readonly Fact[] }) {
  const t = useMessages<typeof en.ui>();
  return (
    <Facts
      facts={[
        { label: t('algorithm'), value: of.algorithm },
        ...(of.strength === null
          ? []
          : [
              {
                label: t('strength'),
                value: t('strengthBits', { count: of.strength }),
                copy: false,
                code: false,
              } as const,
            ]),
        ...more,
        ...NAMES.flatMap((name) => (of[name] === null ? [] : [{ label: t(name), value: of[name] }])),
      ]}
    />
  );
}

import { useEffect, useState } from 'react';
import { Facts, useIntlLanguage, useMessages } from '#kit';
import type en from './locales/en.json';
import type { DateFacts } from './logic.ts';

const UNITS = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** “3 days ago”, in the largest unit that is not below one. */
function sayRelative(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}

/** How long ago or ahead, the offset of the zone, and when its clocks are changed. */
export function ZoneFacts({ facts }: { facts: DateFacts }) {
  const [now, setNow] = useState(0);
  useEffect(() => setNow(Date.now()), [facts]);
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  const { zone, forms } = facts;
  const seconds = Number(forms.seconds) - now / 1000;
  return (
    <Facts
      facts={[
        {
          label: t('relative'),
          value: now === 0 ? undefined : sayRelative(Math.round(seconds), language),
          code: false,
        },
        { label: t('zone'), value: zone.name },
        { label: t('offset'), value: `UTC${zone.offset}` },
        {
          label: t('change'),
          value:
            zone.change === null ? t('noChange') : t('changeAt', { at: zone.change.at, offset: zone.change.offset }),
          copy: false,
          code: false,
        },
      ]}
    />
  );
}

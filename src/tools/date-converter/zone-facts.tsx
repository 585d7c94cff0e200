import { useEffect, useState } from 'react';
import { Facts, useIntlLanguage, useMessages } from '#kit';
import type en from './locales/en.json';
import type { DateFacts } from './logic.ts';
import { sayRelative } from '#lib/say-relative';
import type dates from '#texts/dates/en.json';

/** How long ago or ahead, the offset of the zone, and when its clocks are changed. */
export function ZoneFacts({ facts }: { facts: DateFacts }) {
  const [now, setNow] = useState(0);
  useEffect(() => setNow(Date.now()), [facts]);
  const t = useMessages<typeof en.ui & typeof dates>();
  const language = useIntlLanguage();
  const { zone, forms } = facts;
  const seconds = Number(forms.seconds) - now / 1000;
  return (
    <div data-result>
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
    </div>
  );
}

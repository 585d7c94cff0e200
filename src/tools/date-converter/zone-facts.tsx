import { Facts, useMessages } from '#kit';
import type en from './locales/en.json';
import type { DateFacts } from './logic.ts';

/** The zone, its offset, and when its clocks are changed. */
export function ZoneFacts({ zone }: { zone: DateFacts['zone'] }) {
  const t = useMessages<typeof en.ui>();
  return (
    <Facts
      facts={[
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

import { Facts, useMessages } from '#kit';
import type en from './locales/en.json';
import type { DateFacts } from './logic.ts';
import type dates from '#texts/dates/en.json';

/** The offset of the zone, and when its clocks are changed. */
export function ZoneFacts({ facts }: { facts: DateFacts }) {
  const t = useMessages<typeof en.ui & typeof dates>();
  const { zone } = facts;
  return (
    <div data-result>
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
    </div>
  );
}

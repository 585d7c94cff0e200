import { Converter, Directions, Select, useMessages, ZoneSelect } from '#kit';
import type en from './locales/en.json';
import { MomentSection } from './moment-section.tsx';
import { convertLines } from './operations.ts';

export default function DateConverter() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        convert: <MomentSection />,
        convertLines: (
          <Converter operation={convertLines} input={t('onePerLine')} output={t('result')}>
            {(option) => (
              <>
                <Select {...option('from')} />
                <Select {...option('to')} />
                <ZoneSelect {...option('zone')} />
              </>
            )}
          </Converter>
        ),
      }}
    </Directions>
  );
}

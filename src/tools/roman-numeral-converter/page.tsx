import { Directions, Segmented, useMessages } from '#kit';
import { Card } from './card.tsx';
import type en from './locales/en.json';
import { toNumber, toRoman } from './operations.ts';

export default function RomanNumeralConverter() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        toRoman: (
          <Card
            operation={toRoman}
            name="toRoman"
            input={t('number')}
            output={t('numeral')}
            start="42"
            options={(option) => <Segmented {...option('large')} />}
            show={({ numeral }) => numeral}
          />
        ),
        toNumber: (
          <Card
            operation={toNumber}
            name="toNumber"
            input={t('numeral')}
            output={t('number')}
            start="XLII"
            show={({ number }) => String(number)}
          />
        ),
      }}
    </Directions>
  );
}

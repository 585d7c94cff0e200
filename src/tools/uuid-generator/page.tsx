import { Directions, Generator, Inspector, useMessages } from '#kit';
import type uuid from '#formats/uuid/locales/en.json';
import type generators from '#texts/generators/en.json';
import { idOptions } from './id-options.tsx';
import { Inspection } from './inspection.tsx';
import type en from './locales/en.json';
import { generate, generateId, inspect } from './operations.ts';
import { uuidOptions } from './uuid-options.tsx';

export default function UuidGenerator() {
  const t = useMessages<typeof en.ui & typeof generators & typeof uuid>();
  return (
    <Directions>
      {{
        generate: (
          <Generator
            operation={generate}
            output={t('uuids')}
            refresh={t('refresh')}
            areLines={({ list }) => list === 'lines'}
          >
            {(option) => uuidOptions(option, t('timeHint'))}
          </Generator>
        ),
        inspect: (
          <Inspector operation={inspect} input={t('id')} placeholder="017f22e2-79b0-7cc3-98c4-dc0c0c07398f">
            {(facts) => <Inspection of={facts} />}
          </Inspector>
        ),
        generateId: (
          <Generator
            operation={generateId}
            output={t('ids')}
            refresh={t('refresh')}
            areLines={({ list }) => list === 'lines'}
          >
            {(option) => idOptions(option, t('timeHint'))}
          </Generator>
        ),
      }}
    </Directions>
  );
}

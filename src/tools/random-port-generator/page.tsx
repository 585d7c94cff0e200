import { Generator, useMessages } from '#kit';
import type generators from '#texts/generators/en.json';
import type en from './locales/en.json';
import { generate } from './operations.ts';
import { PortDetails } from './port-details.tsx';
import { portOptions } from './port-options.tsx';

export default function RandomPortGenerator() {
  const t = useMessages<typeof en.ui & typeof generators>();
  return (
    <Generator
      operation={generate}
      output={t('ports')}
      refresh={t('refresh')}
      linked
      areLines={({ separator }) => separator === 'newline'}
      extra={(generation) => <PortDetails of={generation} />}
    >
      {portOptions}
    </Generator>
  );
}

import { Generator, useMessages } from '#kit';
import type generators from '#texts/generators/en.json';
import type en from './locales/en.json';
import { generate } from './operations.ts';
import { StrengthMeter } from './strength-meter.tsx';
import { tokenOptions } from './token-options.tsx';

export default function TokenGenerator() {
  const t = useMessages<typeof en.ui & typeof generators>();
  return (
    <Generator
      operation={generate}
      output={t('token')}
      refresh={t('refresh')}
      linked
      areLines={() => true}
      extra={({ values }) => <StrengthMeter options={values} />}
    >
      {tokenOptions}
    </Generator>
  );
}

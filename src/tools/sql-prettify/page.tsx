import { Converter, useMessages } from '#kit';
import type en from './locales/en.json';
import { prettify } from './operations.ts';
import { sqlOptions } from './sql-options.tsx';

export default function SqlPrettify() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={prettify} input={t('input')} output={t('output')} most={3}>
      {sqlOptions}
    </Converter>
  );
}

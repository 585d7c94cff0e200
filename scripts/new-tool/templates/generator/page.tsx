import { Generator, NumberField, useMessages } from '#kit';
import type generators from '#texts/generators/en.json';
import type en from './locales/en.json';
import { generate } from './operations.ts';

export default function NewTool() {
  const t = useMessages<typeof en.ui & typeof generators>();
  return (
    <Generator operation={generate} output={t('result')} refresh={t('refresh')}>
      {(option) => <NumberField {...option('count')} />}
    </Generator>
  );
}

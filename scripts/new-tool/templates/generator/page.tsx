import { Generator, NumberField, useMessages } from '#kit';
import type en from './locales/en.json';
import { generate } from './operations.ts';

export default function NewTool() {
  const t = useMessages<typeof en.ui>();
  return (
    <Generator operation={generate} output={t('result')} refresh={t('refresh')}>
      {(option) => <NumberField {...option('count')} />}
    </Generator>
  );
}

import { Generator, NumberField, Select, Switch, TextField, useMessages } from '#kit';
import type generators from '#texts/generators/en.json';
import type en from './locales/en.json';
import { generate } from './operations.ts';

export default function LoremIpsumGenerator() {
  const t = useMessages<typeof en.ui & typeof generators>();
  return (
    <Generator operation={generate} output={t('text')} refresh={t('refresh')} linked>
      {(option) => {
        const isCut = option('unit').value === 'bytes';
        return (
          <>
            <NumberField {...option('count')} />
            <Select {...option('unit')} />
            <Switch {...option('classic')} />
            {!isCut && <Select {...option('layout')} />}
            {!isCut && <Select {...option('format')} />}
            <NumberField {...option('minSentences')} />
            <NumberField {...option('maxSentences')} />
            <NumberField {...option('minWords')} />
            <NumberField {...option('maxWords')} />
            <TextField {...option('seed')} inline placeholder={t('newEachTime')} />
          </>
        );
      }}
    </Generator>
  );
}

import { Generator, NumberField, Segmented, Select, Switch, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import { generate } from './operations.ts';

export default function LoremIpsumGenerator() {
  const t = useMessages<typeof en.ui>();
  return (
    <Generator operation={generate} output={t('text')} refresh={t('refresh')} linked>
      {(option) => {
        const isCut = ['characters', 'bytes'].includes(option('unit').value);
        return (
          <>
            <NumberField {...option('count')} />
            <Select {...option('unit')} />
            <Select {...option('language')} />
            {!isCut && <Segmented {...option('format')} />}
            {!isCut && <Select {...option('layout')} />}
            {option('language').value === 'latin' && <Switch {...option('classic')} />}
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

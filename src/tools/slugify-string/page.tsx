import { Converter, NumberField, Select, Switch, TextField, useMessages } from '#kit';
import type en from './locales/en.json';
import { slugify } from './operations.ts';

export default function SlugifyString() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={slugify} input={t('text')} output={t('slug')}>
      {(option) => (
        <>
          <Select {...option('separator')} />
          <Switch {...option('lowercase')} />
          <Switch {...option('unicode')} />
          <Switch {...option('eachLine')} />
          <NumberField {...option('maxLength')} />
          {!option('unicode').value && <Select {...option('language')} />}
          <Switch {...option('decamelize')} />
          <Switch {...option('stopWords')} />
          {option('eachLine').value && <Switch {...option('unique')} />}
          <Switch {...option('fileName')} />
          <TextField {...option('keep')} inline placeholder="_" />
        </>
      )}
    </Converter>
  );
}

import { Converter, NumberField, Select, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { slugify } from './operations.ts';

export default function SlugifyString() {
  const t = useMessages<typeof en.ui>();
  return (
    <Converter operation={slugify} input={t('text')} output={t('slug')} most={3}>
      {(option) => (
        <>
          <Select {...option('separator')} />
          {!option('unicode').value && <Select {...option('language')} />}
          <Switch {...option('lowercase')} />
          <NumberField {...option('maxLength')} />
          <Switch {...option('eachLine')} />
          {option('eachLine').value && <Switch {...option('unique')} />}
          <Switch {...option('unicode')} />
          <Switch {...option('decamelize')} />
        </>
      )}
    </Converter>
  );
}

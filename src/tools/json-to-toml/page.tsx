import type shared from '#formats/data/locales/en.json';
import { TomlNulls, TomlNumbers } from '#formats/toml/controls.tsx';
import { Converter, NumberField, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function JsonToToml() {
  const t = useMessages<typeof en.ui & typeof shared>();
  return (
    <Converter operation={convert} input={t('data.json')} output={t('data.toml')}>
      {(option) => (
        <>
          <TomlNulls {...option('nulls')} />
          <TomlNumbers {...option('numbers')} />
          <NumberField {...option('inlineWidth')} label={t('data.inlineWidth')} />
          <Switch {...option('dates')} label={t('data.makeDates')} />
          <Switch {...option('sortKeys')} label={t('data.sortKeys')} />
          <Switch {...option('comments')} label={t('data.comments')} />
        </>
      )}
    </Converter>
  );
}

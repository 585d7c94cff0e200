import { Converter, NumberField, Select, Switch, useMessages } from '#kit';
import type shared from '#formats/data/locales/en.json';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function YamlToToml() {
  const t = useMessages<typeof en.ui & typeof shared>();
  return (
    <Converter
      operation={convert}
      input={t('data.yaml')}
      output={t('data.toml')}
      language="yaml"
      outputLanguage="toml"
      inverse="toml-to-yaml/convert"
      download="converted.toml"
    >
      {(option) => (
        <>
          <Select
            {...option('nulls')}
            label={t('data.nulls')}
            labels={{ omit: t('data.omit'), text: t('data.emptyText'), error: t('data.error') }}
          />
          <Select
            {...option('numbers')}
            label={t('data.numbers')}
            labels={{ error: t('data.error'), text: t('data.text') }}
          />
          <NumberField {...option('inlineWidth')} label={t('data.inlineWidth')} />
          <Switch {...option('dates')} label={t('data.makeDates')} />
          <Switch {...option('comments')} label={t('data.comments')} />
        </>
      )}
    </Converter>
  );
}

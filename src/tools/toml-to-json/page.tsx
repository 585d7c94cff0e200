import { Converter, NumberField, Segmented, Select, Switch, useMessages } from '#kit';
import type shared from '#formats/data/locales/en.json';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function TomlToJson() {
  const t = useMessages<typeof en.ui & typeof shared>();
  return (
    <Converter
      operation={convert}
      input={t('data.toml')}
      output={t('data.json')}
      language="toml"
      outputLanguage="json"
      inverse="json-to-toml/convert"
      download="converted.json"
    >
      {(option) => (
        <>
          <NumberField {...option('indent')} label={t('data.indent')} />
          <Segmented
            {...option('dates')}
            label={t('data.dates')}
            labels={{ asWritten: t('data.asWritten'), utc: t('data.utc') }}
          />
          <Select
            {...option('notFinite')}
            label={t('data.notFinite')}
            labels={{ null: t('data.null'), text: t('data.text'), error: t('data.error') }}
          />
          <Segmented {...option('version')} label={t('data.version')} />
          <Switch {...option('comments')} label={t('data.commentsJson')} />
        </>
      )}
    </Converter>
  );
}

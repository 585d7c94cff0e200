import { Converter, NumberField, Segmented, Switch, useMessages } from '#kit';
import type shared from '#formats/data/locales/en.json';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function TomlToYaml() {
  const t = useMessages<typeof en.ui & typeof shared>();
  return (
    <Converter
      operation={convert}
      input={t('data.toml')}
      output={t('data.yaml')}
      language="toml"
      outputLanguage="yaml"
      inverse="yaml-to-toml/convert"
      download="converted.yaml"
    >
      {(option) => (
        <>
          <NumberField {...option('indent')} label={t('data.indent')} />
          <Segmented
            {...option('layout')}
            label={t('data.layout')}
            labels={{ block: t('data.layout.block'), compact: t('data.layout.compact'), flow: t('data.layout.flow') }}
          />
          <Segmented
            {...option('quotes')}
            label={t('data.quotes')}
            labels={{ double: t('data.double'), single: t('data.single') }}
          />
          <Segmented
            {...option('dates')}
            label={t('data.dates')}
            labels={{ asWritten: t('data.asWritten'), utc: t('data.utc') }}
          />
          <Segmented {...option('version')} label={t('data.version')} />
          <Switch {...option('indentLists')} label={t('data.indentLists')} />
          <Switch {...option('safe11')} label={t('data.safe11')} />
          <Switch {...option('comments')} label={t('data.comments')} />
        </>
      )}
    </Converter>
  );
}

import { Converter, NumberField, Segmented, Switch, useMessages } from '#kit';
import type shared from '#formats/data/locales/en.json';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function JsonToYamlConverter() {
  const t = useMessages<typeof en.ui & typeof shared>();
  return (
    <Converter
      operation={convert}
      input={t('data.json')}
      output={t('data.yaml')}
      language="json"
      repairs={{ json: 'json-prettify/repair' }}
      outputLanguage="yaml"
      inverse="yaml-to-json-converter/convert"
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
          <Switch {...option('indentLists')} label={t('data.indentLists')} />
          <NumberField {...option('width')} label={t('data.width')} />
          <Switch {...option('safe11')} label={t('data.safe11')} />
          <Switch {...option('sortKeys')} label={t('data.sortKeys')} />
          <Switch {...option('documentStart')} label={t('documentStart')} />
          <Switch {...option('comments')} label={t('data.comments')} />
        </>
      )}
    </Converter>
  );
}

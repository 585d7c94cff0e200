import { Converter, NumberField, Segmented, Switch, useMessages } from '#kit';
import type shared from '#engine/locales/data/en.json';
import type en from './locales/en.json';
import { prettify } from './operations.ts';

export default function YamlPrettify() {
  const t = useMessages<typeof en.ui & typeof shared>();
  return (
    <Converter
      operation={prettify}
      input={t('data.yaml')}
      output={t('output')}
      language="yaml"
      download="formatted.yaml"
    >
      {(option) => (
        <>
          <NumberField {...option('indent')} label={t('data.indent')} />
          <Segmented
            {...option('quotes')}
            label={t('data.quotes')}
            labels={{ keep: t('data.asWritten'), double: t('data.double'), single: t('data.single') }}
          />
          <Switch {...option('indentLists')} label={t('data.indentLists')} />
          <NumberField {...option('width')} label={t('data.width')} />
          <Switch {...option('sortKeys')} label={t('data.sortKeys')} />
        </>
      )}
    </Converter>
  );
}

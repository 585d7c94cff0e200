import type shared from '#formats/data/locales/en.json';
import { YamlLayout, YamlQuotes } from '#formats/yaml/controls.tsx';
import { Converter, NumberField, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function JsonToYamlConverter() {
  const t = useMessages<typeof en.ui & typeof shared>();
  return (
    <Converter operation={convert} input={t('data.json')} output={t('data.yaml')}>
      {(option) => (
        <>
          <NumberField {...option('indent')} label={t('data.indent')} />
          <YamlLayout {...option('layout')} />
          <YamlQuotes {...option('quotes')} />
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

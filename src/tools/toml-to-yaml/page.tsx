import type shared from '#formats/data/locales/en.json';
import { TomlDates } from '#formats/toml/controls.tsx';
import { YamlLayout, YamlQuotes } from '#formats/yaml/controls.tsx';
import { Converter, NumberField, Segmented, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function TomlToYaml() {
  const t = useMessages<typeof en.ui & typeof shared>();
  return (
    <Converter operation={convert} input={t('data.toml')} output={t('data.yaml')}>
      {(option) => (
        <>
          <NumberField {...option('indent')} label={t('data.indent')} />
          <YamlLayout {...option('layout')} />
          <YamlQuotes {...option('quotes')} />
          <TomlDates {...option('dates')} />
          <Segmented {...option('version')} label={t('data.version')} />
          <Switch {...option('indentLists')} label={t('data.indentLists')} />
          <Switch {...option('safe11')} label={t('data.safe11')} />
          <Switch {...option('comments')} label={t('data.comments')} />
        </>
      )}
    </Converter>
  );
}

import type shared from '#formats/data/locales/en.json';
import { Converter, NumberField, Segmented, Switch, useMessages } from '#kit';
import { convert } from './operations.ts';

export default function TomlToYaml() {
  const t = useMessages<typeof shared>();
  return (
    <Converter operation={convert} input={t('data.toml')} output={t('data.yaml')}>
      {(option) => (
        <>
          <NumberField {...option('indent')} />
          <Switch {...option('sortKeys')} />
          <Segmented {...option('quotes')} />
          <Switch {...option('comments')} />
          <Segmented {...option('layout')} />
          <Segmented {...option('dates')} />
          <Switch {...option('indentLists')} />
          <Segmented {...option('version')} />
          <Switch {...option('safe11')} />
        </>
      )}
    </Converter>
  );
}

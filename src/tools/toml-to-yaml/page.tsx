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
          <Segmented {...option('layout')} />
          <Segmented {...option('quotes')} />
          <Segmented {...option('dates')} />
          <Segmented {...option('version')} />
          <Switch {...option('indentLists')} />
          <Switch {...option('safe11')} />
          <Switch {...option('sortKeys')} />
          <Switch {...option('comments')} />
        </>
      )}
    </Converter>
  );
}

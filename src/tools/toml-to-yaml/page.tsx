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
          <Segmented {...option('quotes')} />
          <Switch {...option('sortKeys')} />
          <Segmented {...option('dates')} />
          <Segmented {...option('layout')} />
          <Switch {...option('indentLists')} />
          <Switch {...option('comments')} />
          <Switch {...option('safe11')} />
          <Segmented {...option('version')} />
        </>
      )}
    </Converter>
  );
}

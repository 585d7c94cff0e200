import type shared from '#formats/data/locales/en.json';
import { Converter, NumberField, Select, Switch, useMessages } from '#kit';
import { convert } from './operations.ts';

export default function YamlToToml() {
  const t = useMessages<typeof shared>();
  return (
    <Converter operation={convert} input={t('data.yaml')} output={t('data.toml')}>
      {(option) => (
        <>
          <Select {...option('nulls')} />
          <Switch {...option('sortKeys')} />
          <Switch {...option('dates')} />
          <Switch {...option('comments')} />
          <Select {...option('numbers')} />
          <NumberField {...option('inlineWidth')} />
        </>
      )}
    </Converter>
  );
}

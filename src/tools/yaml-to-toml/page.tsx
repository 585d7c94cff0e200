import type shared from '#formats/data/locales/en.json';
import { Converter, NumberField, Select, Switch, useMessages } from '#kit';
import { convert } from './operations.ts';

export default function YamlToToml() {
  const t = useMessages<typeof shared>();
  return (
    <Converter operation={convert} input={t('data.yaml')} output={t('data.toml')}>
      {(option) => (
        <>
          <Switch {...option('sortKeys')} />
          <Switch {...option('comments')} />
          <Select {...option('nulls')} />
          <Switch {...option('dates')} />
          <Select {...option('numbers')} />
          <NumberField {...option('inlineWidth')} />
        </>
      )}
    </Converter>
  );
}

import type shared from '#formats/data/locales/en.json';
import { Converter, NumberField, Select, Switch, useMessages } from '#kit';
import { convert } from './operations.ts';

export default function JsonToToml() {
  const t = useMessages<typeof shared>();
  return (
    <Converter operation={convert} input={t('data.json')} output={t('data.toml')} most={3}>
      {(option) => (
        <>
          <Switch {...option('sortKeys')} />
          <Select {...option('nulls')} />
          <Select {...option('numbers')} />
          <Switch {...option('dates')} />
          <Switch {...option('comments')} />
          <NumberField {...option('inlineWidth')} />
        </>
      )}
    </Converter>
  );
}

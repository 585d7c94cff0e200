import type shared from '#formats/data/locales/en.json';
import { Converter, NumberField, Segmented, Select, Switch, useMessages } from '#kit';
import { convert } from './operations.ts';

export default function TomlToJson() {
  const t = useMessages<typeof shared>();
  return (
    <Converter operation={convert} input={t('data.toml')} output={t('data.json')}>
      {(option) => (
        <>
          <NumberField {...option('indent')} />
          <Switch {...option('sortKeys')} />
          <Segmented {...option('dates')} />
          <Switch {...option('comments')} />
          <Select {...option('notFinite')} />
          <Segmented {...option('version')} />
        </>
      )}
    </Converter>
  );
}

import type shared from '#formats/data/locales/en.json';
import { Converter, NumberField, Select, Switch, useMessages } from '#kit';
import { convert } from './operations.ts';

export default function YamlToJsonConverter() {
  const t = useMessages<typeof shared>();
  return (
    <Converter operation={convert} input={t('data.yaml')} output={t('data.json')}>
      {(option) => (
        <>
          <NumberField {...option('indent')} />
          <Switch {...option('comments')} />
          <Switch {...option('nest')} />
          <Select {...option('notFinite')} />
        </>
      )}
    </Converter>
  );
}

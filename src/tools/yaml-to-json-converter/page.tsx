import type shared from '#formats/data/locales/en.json';
import { JsonNotFinite } from '#formats/json/controls.tsx';
import { Converter, NumberField, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function YamlToJsonConverter() {
  const t = useMessages<typeof en.ui & typeof shared>();
  return (
    <Converter operation={convert} input={t('data.yaml')} output={t('data.json')}>
      {(option) => (
        <>
          <NumberField {...option('indent')} label={t('data.indent')} />
          <JsonNotFinite {...option('notFinite')} />
          <Switch {...option('comments')} label={t('data.commentsJson')} />
          <Switch {...option('nest')} label={t('nest')} />
        </>
      )}
    </Converter>
  );
}

import type shared from '#formats/data/locales/en.json';
import { JsonNotFinite } from '#formats/json/controls.tsx';
import { TomlDates } from '#formats/toml/controls.tsx';
import { Converter, NumberField, Segmented, Switch, useMessages } from '#kit';
import type en from './locales/en.json';
import { convert } from './operations.ts';

export default function TomlToJson() {
  const t = useMessages<typeof en.ui & typeof shared>();
  return (
    <Converter operation={convert} input={t('data.toml')} output={t('data.json')}>
      {(option) => (
        <>
          <NumberField {...option('indent')} label={t('data.indent')} />
          <TomlDates {...option('dates')} />
          <JsonNotFinite {...option('notFinite')} />
          <Segmented {...option('version')} label={t('data.version')} />
          <Switch {...option('comments')} label={t('data.commentsJson')} />
        </>
      )}
    </Converter>
  );
}

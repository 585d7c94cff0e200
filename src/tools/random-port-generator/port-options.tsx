import { NumberField, Segmented, Select, Switch, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { generate } from './operations.ts';

/** The options of a port; the limits only where they count. */
export function PortOptions({ option }: { option: BindOption<typeof generate.options> }) {
  const t = useMessages<typeof en.ui>();
  const ranges = {
    unprivileged: t('unprivileged'),
    registered: t('registered'),
    dynamic: t('dynamic'),
    custom: t('custom'),
  };
  const separators = { newline: t('newline'), comma: t('comma'), space: t('space'), semicolon: t('semicolon') };
  return (
    <>
      <Select {...option('range')} label={t('range')} labels={ranges} />
      {option('range').value === 'custom' && (
        <>
          <NumberField {...option('min')} label={t('min')} />
          <NumberField {...option('max')} label={t('max')} />
        </>
      )}
      <NumberField {...option('count')} label={t('count')} />
      <Switch {...option('unique')} label={t('unique')} />
      <Switch {...option('sorted')} label={t('sorted')} />
      <Switch {...option('skipCommon')} label={t('skipCommon')} />
      <Switch {...option('skipBlocked')} label={t('skipBlocked')} />
      <Segmented {...option('separator')} label={t('separator')} labels={separators} />
    </>
  );
}

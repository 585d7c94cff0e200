import { NumberField, Segmented, Select, Switch, TextField, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { generate } from './operations.ts';

/** The options of a UUID: those that its version has. */
export function UuidOptions({ option }: { option: BindOption<typeof generate.options> }) {
  const t = useMessages<typeof en.ui>();
  const lists = { lines: t('lines'), json: t('json'), csv: t('csv'), sql: t('sql') };
  const { value: version, choices } = option('version');
  const isNamed = version === 'v3' || version === 'v5';
  const isTimed = version === 'v1' || version === 'v6' || version === 'v7';
  const styles = { plain: t('plain'), braces: t('braces'), quotes: t('quotes'), urn: t('urn') };
  return (
    <>
      <Select
        {...option('version')}
        label={t('version')}
        labels={Object.fromEntries(choices.map((choice) => [choice, t(`version.${choice}`)]))}
      />
      {!isNamed && <NumberField {...option('count')} label={t('count')} />}
      {isNamed && <NameOptions option={option} />}
      {isTimed && (
        <TextField {...option('time')} label={t('time')} hint={t('timeHint')} placeholder="2026-01-31T12:00:00Z" />
      )}
      <Switch {...option('uppercase')} label={t('uppercase')} />
      <Switch {...option('dashes')} label={t('dashes')} disabled={option('style').value === 'urn'} />
      <Select {...option('style')} label={t('style')} labels={styles} />
      <Segmented {...option('list')} label={t('list')} labels={lists} />
    </>
  );
}

function NameOptions({ option }: { option: BindOption<typeof generate.options> }) {
  const t = useMessages<typeof en.ui>();
  const namespaces = { dns: t('dns'), url: t('url'), oid: t('oid'), x500: t('x500'), custom: t('custom') };
  return (
    <>
      <Select {...option('namespace')} label={t('namespace')} labels={namespaces} />
      {option('namespace').value === 'custom' && (
        <TextField
          {...option('customNamespace')}
          label={t('customNamespace')}
          placeholder="6ba7b811-9dad-11d1-80b4-00c04fd430c8"
        />
      )}
      <TextField {...option('name')} label={t('names')} rows={3} />
    </>
  );
}

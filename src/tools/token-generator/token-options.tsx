import { NumberField, Select, Switch, TextField, useMessages, type BindOption } from '#kit';
import type en from './locales/en.json';
import type { generate } from './operations.ts';

type Option = BindOption<typeof generate.options>;

/** The options of a token: those that its form has. */
export function TokenOptions({ option }: { option: Option }) {
  const t = useMessages<typeof en.ui>();
  const form = option('form').value;
  const forms = {
    characters: t('characters'),
    hex: t('hex'),
    base64url: t('base64url'),
    base32: t('base32'),
    pin: t('pin'),
    passphrase: t('passphrase'),
  };
  return (
    <>
      <Select {...option('form')} label={t('form')} labels={forms} />
      {form === 'pin' && <NumberField {...option('pinLength')} label={t('length')} slider />}
      {form === 'passphrase' && <PassphraseOptions option={option} />}
      {form !== 'pin' && form !== 'passphrase' && <NumberField {...option('length')} label={t('length')} slider />}
      {form === 'characters' && <SetOptions option={option} />}
      <TextField {...option('prefix')} label={t('prefix')} placeholder="sk_" inline />
      <NumberField {...option('count')} label={t('count')} />
    </>
  );
}

function SetOptions({ option }: { option: Option }) {
  const t = useMessages<typeof en.ui>();
  return (
    <>
      <Switch {...option('uppercase')} label={t('uppercase')} />
      <Switch {...option('lowercase')} label={t('lowercase')} />
      <Switch {...option('numbers')} label={t('numbers')} />
      <Switch {...option('symbols')} label={t('symbols')} />
      {option('symbols').value && <TextField {...option('symbolSet')} label={t('symbolSet')} />}
      <Switch {...option('everySet')} label={t('everySet')} />
      <Switch {...option('avoidLookAlikes')} label={t('avoidLookAlikes')} />
      <TextField {...option('exclude')} label={t('exclude')} inline />
    </>
  );
}

function PassphraseOptions({ option }: { option: Option }) {
  const t = useMessages<typeof en.ui>();
  return (
    <>
      <NumberField {...option('words')} label={t('words')} slider />
      <TextField {...option('separator')} label={t('separator')} inline />
      <Switch {...option('capitalize')} label={t('capitalize')} />
    </>
  );
}

import { NumberField, Select, Switch, TextField, type BindOption } from '#kit';
import type { generate } from './operations.ts';

type Option = BindOption<typeof generate.options>;

/** The options of a token: those that its form has. */
export function TokenOptions({ option }: { option: Option }) {
  const form = option('form').value;
  return (
    <>
      <Select {...option('form')} />
      {form === 'pin' && <NumberField {...option('pinLength')} slider />}
      {form === 'passphrase' && <PassphraseOptions option={option} />}
      {form !== 'pin' && form !== 'passphrase' && <NumberField {...option('length')} slider />}
      {form === 'characters' && <SetOptions option={option} />}
      <TextField {...option('prefix')} placeholder="sk_" inline />
      <NumberField {...option('count')} />
    </>
  );
}

function SetOptions({ option }: { option: Option }) {
  return (
    <>
      <Switch {...option('uppercase')} />
      <Switch {...option('lowercase')} />
      <Switch {...option('numbers')} />
      <Switch {...option('symbols')} />
      {option('symbols').value && <TextField {...option('symbolSet')} />}
      <Switch {...option('everySet')} />
      <Switch {...option('avoidLookAlikes')} />
      <TextField {...option('exclude')} inline />
    </>
  );
}

function PassphraseOptions({ option }: { option: Option }) {
  return (
    <>
      <NumberField {...option('words')} slider />
      <TextField {...option('separator')} inline />
      <Switch {...option('capitalize')} />
    </>
  );
}

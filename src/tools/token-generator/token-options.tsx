import { NumberField, Select, Switch, TextField, type BindOption } from '#kit';
import type { generate } from './operations.ts';

type Option = BindOption<typeof generate.options>;

/** The options that the form has, those that most visits change first. A function, so that each control counts as one. */
export function tokenOptions(option: Option) {
  const form = option('form').value;
  return (
    <>
      <Select {...option('form')} />
      {form === 'pin' && <NumberField {...option('pinLength')} slider />}
      {form === 'passphrase' && <NumberField {...option('words')} slider />}
      {form !== 'pin' && form !== 'passphrase' && <NumberField {...option('length')} slider />}
      {form === 'characters' && <Switch {...option('symbols')} />}
      <NumberField {...option('count')} />
      {form === 'passphrase' && (
        <>
          <TextField {...option('separator')} inline />
          <Switch {...option('capitalize')} />
        </>
      )}
      {form === 'characters' && setOptions(option)}
      <TextField {...option('prefix')} placeholder="sk_" inline />
    </>
  );
}

const setOptions = (option: Option) => (
  <>
    <Switch {...option('uppercase')} />
    <Switch {...option('lowercase')} />
    <Switch {...option('numbers')} />
    {option('symbols').value && <TextField {...option('symbolSet')} />}
    <Switch {...option('everySet')} />
    <Switch {...option('avoidLookAlikes')} />
    <TextField {...option('exclude')} inline />
  </>
);

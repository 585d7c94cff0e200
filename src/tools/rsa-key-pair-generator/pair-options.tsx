import { NumberField, SecretField, Select, TextField, type BindOption } from '#kit';
import type { generate } from './operations.ts';

const SIZES = ['1024', '2048', '3072', '4096', '8192'];

/** The options of a new pair, those first that visits change; only those that have an effect. */
export function pairOptions(option: BindOption<(typeof generate)['options']>, size: string) {
  const bits = option('bits');
  const isRsa = option('algorithm').value === 'rsa';
  const isSsh = [option('publicFormat').value, option('privateFormat').value].includes('openssh');
  return (
    <>
      <span data-literal>
        <Select {...option('algorithm')} />
      </span>
      {isRsa && (
        <Select
          label={size}
          value={bits.raw}
          choices={SIZES.includes(bits.raw) ? SIZES : [...SIZES, bits.raw]}
          onChange={bits.onChange}
        />
      )}
      <span data-literal>
        <Select {...option('privateFormat')} />
      </span>
      <span data-literal>
        <Select {...option('publicFormat')} />
      </span>
      <SecretField {...option('passphrase')} />
      {isSsh && <TextField {...option('comment')} />}
      {isRsa && <NumberField {...bits} />}
    </>
  );
}

import { NumberField, SecretField, Select, TextField, type BindOption } from '#kit';
import type { generate } from './operations.ts';

const SIZES = ['1024', '2048', '3072', '4096', '8192'];
/** Bits from which a pair takes long. */
const SLOW = 8192;

/** The options of a new pair, those first that visits change; only those that have an effect. */
export function pairOptions(
  option: BindOption<(typeof generate)['options']>,
  { size, slow }: { readonly size: string; readonly slow: string },
) {
  const bits = option('bits');
  const isRsa = option('algorithm').value === 'rsa';
  const isSsh = [option('publicFormat').value, option('privateFormat').value].includes('openssh');
  return (
    <>
      <Select {...option('algorithm')} />
      {isRsa && (
        <Select
          label={size}
          value={bits.raw}
          choices={SIZES.includes(bits.raw) ? SIZES : [...SIZES, bits.raw]}
          onChange={bits.onChange}
        />
      )}
      <Select {...option('publicFormat')} />
      <Select {...option('privateFormat')} />
      <SecretField {...option('passphrase')} />
      {isRsa && <NumberField {...bits} hint={bits.value > SLOW ? slow : undefined} />}
      {isSsh && <TextField {...option('comment')} />}
    </>
  );
}

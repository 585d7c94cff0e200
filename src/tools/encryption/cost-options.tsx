import { NumberField, SecretField, Segmented, type Bound } from '#kit';
import type { encryptWithPassword } from './operations.ts';

type Specs = typeof encryptWithPassword.options;
type CostOptions = { readonly [K in keyof Specs]: Bound<Specs[K]> };

/** The controls of a new password; texts and files have them. */
export const costOptions = ({ passphrase, kdf, memory, passes, parallelism, iterations }: CostOptions) => (
  <>
    <SecretField {...passphrase} />
    <div data-literal>
      <Segmented {...kdf} />
    </div>
    {kdf.value === 'pbkdf2' ? (
      <NumberField {...iterations} />
    ) : (
      <>
        <NumberField {...memory} />
        <NumberField {...passes} />
        <NumberField {...parallelism} />
      </>
    )}
  </>
);

const NAMES = ['passphrase', 'kdf', 'memory', 'passes', 'parallelism', 'iterations'] as const;

/** The options that `costOptions` shows, of a text or a file. */
export const boundCosts = (option: (name: never) => unknown): CostOptions => {
  const bind = option as (name: string) => unknown;
  return Object.fromEntries(NAMES.map((name) => [name, bind(name)])) as unknown as CostOptions;
};

import type { ReactNode } from 'react';
import { NumberField, SecretField, Select, type Bound } from '#kit';
import type { decrypt, encrypt } from './operations.ts';

type Specs = typeof encrypt.options;

interface PassphraseOptions {
  readonly passphrase: Bound<Specs['passphrase']>;
  readonly algorithm: Bound<Specs['algorithm']>;
  readonly derivation: Bound<Specs['derivation']> | Bound<(typeof decrypt)['options']['derivation']>;
  readonly iterations: Bound<Specs['iterations']>;
}

/** The controls of a passphrase; texts and files have them in both directions. `more` follows. */
export const passphraseOptions = (
  { passphrase, algorithm, derivation, iterations }: PassphraseOptions,
  more?: ReactNode,
) => (
  <>
    <SecretField {...passphrase} />
    <div data-literal>
      <Select {...algorithm} />
    </div>
    <Select {...(derivation as Bound<Specs['derivation']>)} />
    <NumberField {...iterations} />
    {more}
  </>
);

const NAMES = ['passphrase', 'algorithm', 'derivation', 'iterations'] as const;

/** The options that `passphraseOptions` shows, of any of the operations. */
export const boundPassphrase = (option: (name: never) => unknown): PassphraseOptions => {
  const bind = option as (name: string) => unknown;
  return Object.fromEntries(NAMES.map((name) => [name, bind(name)])) as unknown as PassphraseOptions;
};

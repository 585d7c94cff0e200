import type { ReactNode } from 'react';
import { SecretField, Segmented, Select, TextField, type Bound } from '#kit';
import type { raw } from './raw.ts';

type RawOptions = { readonly [K in keyof typeof raw]: Bound<(typeof raw)[K]> };

/** The controls of a raw key; both directions have them. `more` follows. */
export const rawOptions = ({ key, keyForm, mode, iv, ivPlace, padding, aad }: RawOptions, more: ReactNode) => (
  <>
    <SecretField {...key} />
    <Segmented {...keyForm} />
    <Select {...mode} />
    <TextField {...iv} />
    <Segmented {...ivPlace} />
    <Segmented {...padding} />
    <TextField {...aad} />
    {more}
  </>
);

/** The options that `rawOptions` shows, of either direction. */
export const boundRaw = (option: (name: never) => unknown): RawOptions => {
  const bind = option as (name: string) => unknown;
  const names = ['key', 'keyForm', 'mode', 'iv', 'ivPlace', 'padding', 'aad'] as const;
  return Object.fromEntries(names.map((name) => [name, bind(name)])) as unknown as RawOptions;
};

import { Segmented, type Bound } from '#kit';
import type { encryptFile } from './operations.ts';
import { boundPassphrase, passphraseOptions } from './passphrase-options.tsx';
import { boundRaw, rawOptions } from './raw-options.tsx';

/** The controls of a file: those of the passphrase, or those of the raw key. */
export const fileOptions = (by: Bound<(typeof encryptFile)['options']['by']>, option: (name: never) => unknown) => (
  <>
    <Segmented {...by} />
    {by.value === 'key' ? rawOptions(boundRaw(option), null) : passphraseOptions(boundPassphrase(option))}
  </>
);

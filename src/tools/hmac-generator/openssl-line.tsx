import { Facts, useMessages, useOperation } from '#kit';
import type en from './locales/en.json';
import type { KeyControls } from './key-options.tsx';
import { openssl } from './operations.ts';

/** The same by OpenSSL; nothing for an algorithm that it does not have. */
export function OpensslLine({ controls: { algorithm, encoding, keyForm } }: { controls: KeyControls }) {
  const t = useMessages<typeof en.ui>();
  const state = useOperation(openssl, undefined, {
    algorithm: algorithm.value,
    encoding: encoding.value,
    keyForm: keyForm.value,
  });
  if (state.is !== 'done') return null;
  return <Facts facts={[{ label: t('opensslLine'), value: state.value as string }]} />;
}

import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { encodedOf } from '#formats/der/der.ts';
import type { Request, X509 } from '#formats/x509/certificate.ts';
import { nameOf } from './facts.ts';
import { isSame, type Key } from './key.ts';
import { readSpki } from './key-der.ts';
import { readKey } from './read-key.ts';

/** Whose private key it is: the numbers of the first certificate and request with its public key. */
export interface KeyOwner {
  readonly algorithm: string;
  readonly certificate: number | null;
  readonly request: number | null;
}

type Note = RunContext['note'];

/**
 * Whose key the one that is given is, or else the one that stands beside the certificates; null where there is none. Throws as
 * `readKey`, but for a key that nobody gave by itself: that one must not hide the certificates.
 */
export async function ownerOf(
  beside: string | undefined,
  { privateKey: given, passphrase }: { readonly privateKey: string; readonly passphrase: string },
  [certificates, requests]: readonly [readonly X509[], readonly Request[]],
  note: Note,
): Promise<KeyOwner | null> {
  const key =
    given.trim() === ''
      ? await readBeside(beside, passphrase, note)
      : (await readKey(given, { passphrase, note, option: 'privateKey' })).key;
  if (key === undefined) return null;
  return {
    algorithm: nameOf(key),
    certificate: findOwner(key, certificates),
    request: findOwner(key, requests),
  };
}

async function readBeside(text: string | undefined, passphrase: string, note: Note): Promise<Key | undefined> {
  if (text === undefined) return undefined;
  try {
    return (await readKey(text, { passphrase, note: () => undefined })).key;
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'error.passphraseWrong') throw error;
    if (error.code === 'error.passphraseMissing') note('note.keyEncrypted', {}, { option: 'passphrase' });
    else note('warning.keyUnread');
    return undefined;
  }
}

function findOwner(key: Key, owners: readonly (X509 | Request)[]): number | null {
  const index = owners.findIndex(({ spki }) => {
    try {
      return isSame(key, readSpki(encodedOf(spki)));
    } catch (error) {
      // A key of a kind that is only named.
      if (error instanceof ToolError) return false;
      throw error;
    }
  });
  return index < 0 ? null : index + 1;
}

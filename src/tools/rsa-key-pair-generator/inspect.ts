import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import type { Sources } from '#lib/sources';
import { factsOf, type KeyFacts } from './facts.ts';
import { isSame, type Key } from './key.ts';
import { readKey } from './read-key.ts';
import { noteWeak } from './weak.ts';
import {
  checkPrivate,
  writePrivate,
  writePublic,
  type PrivateFormat,
  type PrivateSettings,
  type PublicFormat,
} from './write-key.ts';

interface Options {
  readonly passphrase: string;
  readonly publicFormat: PublicFormat;
  readonly privateFormat: PrivateFormat | 'none';
  /** The passphrase that the private key is written with. */
  readonly newPassphrase: string;
  /** The other half of a pair, perhaps. */
  readonly other: string;
}

export interface Inspection extends KeyFacts {
  readonly isPrivate: boolean;
  readonly comment: string;
  readonly publicKey: string;
  /** Null for a public key, and where none is asked for. */
  readonly privateKey: string | null;
  /** Whether the other key is of the same pair; null if there is none. */
  readonly matches: boolean | null;
}

type Context = Pick<RunContext, 'note' | 'sources'>;

/**
 * The facts about a private or public key, its public key, the private one in another format, and whether another key
 * belongs to it. Throws `error.…`, `error.noPrivate` where a public key is to be written as a private one.
 */
export async function inspect(
  text: string,
  { passphrase, publicFormat, privateFormat, newPassphrase, other }: Options,
  { note, sources }: Context,
): Promise<Inspection> {
  const { key, comment } = await readKey(text, { passphrase, note });
  const second = other.trim() === '' ? undefined : await readKey(other, { passphrase, note, option: 'other' });
  noteWeak(key, note);
  const settings = { comment, passphrase: newPassphrase, passphraseOption: 'newPassphrase' };
  const privateKey =
    privateFormat === 'none' ? null : await convert(key, { ...settings, format: privateFormat }, sources);
  return {
    isPrivate: key.secret !== undefined,
    comment,
    publicKey: writePublic(key, publicFormat, comment),
    privateKey,
    matches: second === undefined ? null : isSame(key, second.key),
    ...factsOf(key),
  };
}

function convert(key: Key, settings: PrivateSettings, sources: Sources): Promise<string> {
  if (key.secret === undefined) throw new ToolError('error.noPrivate', {}, { option: 'privateFormat' });
  checkPrivate(key.type, settings);
  return writePrivate(key, settings, sources);
}

import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { noteReplaced } from '#formats/bytes/read.ts';
import { factsOf, type KeyFacts } from './facts.ts';
import { isSame } from './key.ts';
import { readKey } from './read-key.ts';
import { noteWeak } from './weak.ts';
import {
  checkPrivate,
  noteComment,
  writePrivate,
  writePublic,
  type PrivateFormat,
  type PublicFormat,
} from './write-key.ts';

interface Options {
  readonly passphrase: string;
  readonly publicFormat: PublicFormat;
  readonly privateFormat: PrivateFormat;
  /** The passphrase that the private key is written with. */
  readonly newPassphrase: string;
  /** Of what is written for OpenSSH; empty: that of the key. */
  readonly comment: string;
  /** The other half of a pair, perhaps. */
  readonly other: string;
}

export interface Conversion extends KeyFacts {
  readonly isPrivate: boolean;
  /** Of the key that was read. */
  readonly comment: string;
  readonly publicKey: string;
  /** Null for a public key. */
  readonly privateKey: string | null;
  /** Whether the other key is of the same pair; null if there is none. */
  readonly matches: boolean | null;
}

/**
 * A key in other formats: a private key as a private and a public one, a public key as a public one; its fingerprints; and
 * whether another key belongs to it. Throws `error.…` of a text that is no key, and of formats that do not fit.
 */
export async function convert(
  text: string,
  { passphrase, publicFormat, privateFormat, newPassphrase, comment, other }: Options,
  { note, sources }: Pick<RunContext, 'note' | 'sources'>,
): Promise<Conversion> {
  const { key, comment: own } = await readKey(text, { passphrase, note });
  const second = other.trim() === '' ? undefined : await readKey(other, { passphrase, note, option: 'other' });
  const written = comment === '' ? own : comment;
  const settings = { format: privateFormat, comment: written, passphrase: newPassphrase };
  const isPrivate = key.secret !== undefined;
  if (isPrivate) checkPrivate(key.type, settings, 'newPassphrase');
  else if (newPassphrase !== '') throw new ToolError('error.noPrivate', {}, { option: 'newPassphrase' });
  noteComment({ comment, publicFormat, privateFormat }, note);
  noteReplaced(comment, note, { option: 'comment' });
  noteReplaced(newPassphrase, note, { option: 'newPassphrase' });
  noteWeak(key, note);
  return {
    isPrivate,
    comment: own,
    publicKey: writePublic(key, publicFormat, written),
    privateKey: isPrivate ? await writePrivate(key, settings, sources) : null,
    matches: second === undefined ? null : isSame(key, second.key),
    ...factsOf(key),
  };
}

import type { RunContext } from '#engine/operation';
import { encodeDigest } from '#formats/digest/encode.ts';
import { updateByFile } from '#formats/digest/file.ts';
import type { Encoding } from '#formats/digest/options.ts';
import { readKey, type KeyOptions } from './key.ts';
import { createFastMac } from './mac.ts';
import type { Message } from './mistakes.ts';
import { compare, MOST_EXPLAINED, readExpected, type Verdict } from './verdict.ts';

/** The HMAC of a file of any size. Throws `file.unreadable` and what `readBytes` does for the key. */
export async function computeFile(
  file: Blob,
  options: KeyOptions & { readonly encoding: Encoding },
  context: RunContext,
): Promise<string> {
  const mac = await createFastMac(options.algorithm, readKey(options, true, context.note));
  await updateByFile([mac], file, context);
  return encodeDigest(mac.digest(), options.encoding);
}

/** Whether an HMAC is that of a file. Notes and errors as with `verify`, and `file.unreadable`. */
export async function verifyFile(
  file: Blob,
  options: KeyOptions & { readonly expected: string },
  context: RunContext,
): Promise<Verdict> {
  const isSmall = file.size <= MOST_EXPLAINED;
  const expected = readExpected(options.expected);
  const key = readKey(options, true, context.note);
  const mac = await createFastMac(options.algorithm, key);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const keep = { update: (piece: Uint8Array) => void pieces.push(piece.slice()) };
  await updateByFile(isSmall ? [mac, keep] : [mac], file, context);
  const message = isSmall ? messageOf(new Uint8Array(await new Blob(pieces).arrayBuffer())) : undefined;
  return compare(mac.digest(), expected, { options, key, message }, context.note);
}

/** A file with its text, if it is UTF-8. */
function messageOf(bytes: Uint8Array): Message {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), form: 'text', bytes };
  } catch {
    return { bytes };
  }
}

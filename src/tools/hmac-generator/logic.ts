import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { encodeDigest } from '#formats/digest/encode.ts';
import type { Encoding } from '#formats/digest/options.ts';
import { readKey, type KeyOptions } from './key.ts';
import { macOf } from './mac.ts';
import { compare, MOST_EXPLAINED, readExpected, type Verdict } from './verdict.ts';

interface MessageOptions extends KeyOptions {
  /** How the text gives the message. */
  readonly input: ByteForm;
}

/** The HMAC of a text, or of the bytes it gives. Throws and notes what `readBytes` does. */
export async function compute(
  text: string,
  options: MessageOptions & { readonly encoding: Encoding },
  { note }: RunContext,
): Promise<string> {
  const message = readMessage(text, options, note);
  return encodeDigest(await macOf(options.algorithm, readKey(options, text !== '', note), message), options.encoding);
}

/**
 * Whether an HMAC is that of a text, or of the bytes it gives; if it is not, notes the usual mistakes that explain it. Throws
 * `error.expectedUnreadable`, `error.expectedLength` and what `readBytes` does.
 */
export async function verify(
  text: string,
  options: MessageOptions & { readonly expected: string },
  { note }: RunContext,
): Promise<Verdict> {
  const bytes = readMessage(text, options, note);
  const expected = readExpected(options.expected);
  const key = readKey(options, text !== '', note);
  const mac = await macOf(options.algorithm, key, bytes);
  const message = bytes.length <= MOST_EXPLAINED ? { text, form: options.input, bytes } : undefined;
  return compare(mac, expected, { options, key, message }, note);
}

function readMessage(text: string, { input }: MessageOptions, note: RunContext['note']): Uint8Array {
  if (input === 'text' && /[\r\n]$/.test(text)) note('note.finalBreak');
  return readBytes(text, input, note);
}

import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readBytes, type ByteForm } from '#formats/bytes/read.ts';
import { toBase64, toHex } from '#lib/bytes';
import type { AlgorithmName } from '#lib/digests/algorithms';
import { isEqual, readDigest } from '#lib/digests/compare';
import { encodeDigest, type Encoding } from '#lib/digests/encode';
import { macAlgorithms } from './algorithms.ts';
import { hmac, sizeOf } from './hmac.ts';

interface KeyOptions {
  readonly algorithm: AlgorithmName;
  readonly key: string;
  readonly keyForm: ByteForm;
}
interface MessageOptions extends KeyOptions {
  readonly input: ByteForm;
}

/** The HMAC of a text, or of the bytes that it stands for. */
export async function computeOfText(
  text: string,
  options: MessageOptions & { readonly encoding: Encoding },
  { note }: RunContext,
): Promise<string> {
  const message = readBytes(text, options.input, note);
  if (options.input === 'text' && /[\r\n]$/.test(text)) note('note.trailingNewline');
  const key = readBytes(options.key, options.keyForm, note, { option: 'key' });
  return encodeDigest(await hmac(options.algorithm, key, message), options.encoding, false);
}

export interface Verdict {
  readonly valid: boolean;
  /** The right one, in hex. */
  readonly mac: string;
}

/**
 * Whether an HMAC is that of a message; where it is not, notes what would make it so. Throws `error.expected…` of what
 * cannot be one.
 */
export async function verify(
  text: string,
  options: MessageOptions & { readonly expected: string },
  { note }: RunContext,
): Promise<Verdict> {
  const { algorithm } = options;
  const readings = readExpected(options.expected);
  const fitting = readings.filter(({ length }) => length === sizeOf(algorithm));
  const message = readBytes(text, options.input, note);
  const key = readBytes(options.key, options.keyForm, note, { option: 'key' });
  const actual = await hmac(algorithm, key, message);
  const isExpected = (mac: Uint8Array) => readings.some((one) => isEqual(one, mac));
  const valid = isExpected(actual);
  if (!valid) {
    let isExplained = false;
    for (const { code, params, ...other } of slips(text, options, { key, message }, readings)) {
      if (!isExpected(await hmac(other.algorithm, other.key, other.message))) continue;
      note(code, params);
      isExplained = true;
    }
    const [likeliest] = readings;
    if (!isExplained && fitting.length === 0 && likeliest !== undefined) {
      const params = { count: likeliest.length, name: algorithm, wanted: sizeOf(algorithm) };
      throw new ToolError('error.expectedLength', params, { option: 'expected' });
    }
  }
  return { valid, mac: toHex(actual) };
}

/** A prefix that webhooks put before the digits, such as `sha256=` or `v1=`. */
const PREFIX = /^\s*(?:hmac-?)?(?:sha-?\d+|md5|v\d+)[=:]\s*/i;

/** The bytes that the expected HMAC may stand for, the likeliest first. */
function readExpected(expected: string): readonly Uint8Array[] {
  const where = { option: 'expected' };
  const digits = expected.replace(PREFIX, '');
  if (digits.trim() === '') throw new ToolError('error.expectedMissing', {}, where);
  const readings = readDigest(digits);
  if (readings.length === 0) throw new ToolError('error.expectedUnreadable', {}, where);
  return readings;
}

interface Slip {
  readonly code: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly algorithm: AlgorithmName;
  readonly key: Uint8Array;
  readonly message: Uint8Array;
}

/** The commonest mistakes: line breaks, spaces around the key, how the key is written, another algorithm. */
function slips(
  text: string,
  options: MessageOptions,
  { key, message }: Pick<Slip, 'key' | 'message'>,
  readings: readonly Uint8Array[],
): Slip[] {
  const { algorithm } = options;
  const utf8 = (changed: string) => new TextEncoder().encode(changed);
  const messages: [string, string][] = [
    ['note.newlineExtra', text.replace(/(?:\r\n|\n|\r)$/, '')],
    ['note.newlineMissing', `${text}\n`],
    ['note.lineBreaks', text.includes('\r') ? text.replaceAll('\r\n', '\n') : text.replaceAll('\n', '\r\n')],
  ];
  const keys: [string, ByteForm, string][] = [
    ['note.keySpaces', options.keyForm, options.key.trim()],
    ['note.keyText', 'text', options.key],
    ['note.keyHex', 'hex', options.key],
    ['note.keyBase64', 'base64', options.key],
  ];
  const sizes = new Set(readings.map(({ length }) => length));
  return [
    ...(options.input === 'text' ? messages : [])
      .filter(([, changed]) => changed !== text)
      .map(([code, changed]) => ({ code, algorithm, key, message: utf8(changed) })),
    ...keys.flatMap(([code, form, changed]) => {
      const other = tryBytes(changed, form);
      return other === undefined || isEqual(other, key) ? [] : [{ code, algorithm, key: other, message }];
    }),
    ...macAlgorithms
      .filter((other) => other !== algorithm && sizes.has(sizeOf(other)))
      .map((other) => ({ code: 'note.otherAlgorithm', params: { name: other }, algorithm: other, key, message })),
  ];
}

function tryBytes(text: string, form: ByteForm): Uint8Array | undefined {
  try {
    return readBytes(text, form, () => undefined);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** A key as long as the digest, as RFC 2104 recommends; as a text it is of hex digits. */
export function randomKey(
  { algorithm, keyForm }: Pick<KeyOptions, 'algorithm' | 'keyForm'>,
  { sources }: RunContext,
): string {
  const key = sources.random(sizeOf(algorithm));
  return keyForm === 'base64' ? toBase64(key) : toHex(key);
}

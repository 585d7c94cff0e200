import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { readDigest } from '#formats/digest/read.ts';
import type { HashName } from '#formats/digest/options.ts';
import { isEqual, toHex } from '#lib/bytes';
import type { KeyOptions } from './key.ts';
import { macOf } from './mac.ts';
import { listMistakes, type Attempt, type Message, type Mistake } from './mistakes.ts';

export interface Verdict {
  readonly matches: boolean;
  /** The HMAC of the message, in hex. */
  readonly mac: string;
}

/** What an expected HMAC may stand for. */
export interface Expected {
  /** Its bytes, the likeliest reading first. */
  readonly readings: readonly Uint8Array[];
  /** The timestamp that Stripe signs with the message, where its header was pasted. */
  readonly time?: string | undefined;
}

/** Bytes of the largest message whose mismatch is explained. */
export const MOST_EXPLAINED = 4 * 1024 * 1024;
/** Bytes that are hashed in all to explain a mismatch. */
const BUDGET = 256 * 1024 * 1024;
/** Bytes that a shortened HMAC must have left, so that it is not equal by chance. */
const LEAST_OF_SHORTENED = 8;

/** A header's name, then what services put before the digits: `sha256=`, `v0=`, `hmac-sha256:`. */
const HEADER = /^(?:[a-z][\w-]*:\s+)?(?:(?:hmac[-_])?(?:sha\d?-?\d+|md5|v\d+):|[\w-]+=(?=[^\s=]))?/i;

/** Reads an HMAC in hex, Base64 or binary, also in a header. Throws `error.expectedMissing` and `error.expectedUnreadable`. */
export function readExpected(text: string): Expected {
  const header = text.trim();
  if (header === '') throw new ToolError('error.expectedMissing', {}, { option: 'expected' });
  const time = /(?:^|[\s,])t=(\d+),/.exec(header)?.[1];
  const written = time === undefined ? [header.replace(HEADER, '')] : valuesOf(header);
  const readings = written.flatMap(readDigest);
  if (readings.length === 0) throw new ToolError('error.expectedUnreadable', {}, { option: 'expected' });
  return { readings, time };
}

/** Signatures of the current scheme in Stripe's header: `t=1492774577,v1=5257a8…,v0=6ffbb5…`. */
const valuesOf = (header: string): string[] => Array.from(header.matchAll(/(?<=,\s*v1=)\w+/g), ([value]) => value);

/** What was signed. */
export interface Signed {
  readonly options: KeyOptions;
  readonly key: Uint8Array;
  /** Undefined if it is too large to try mistakes on. */
  readonly message: Message | undefined;
}

/** Compares an HMAC, and notes which mistakes explain another one. Throws `error.expectedLength` if none does. */
export async function compare(
  mac: Uint8Array,
  expected: Expected,
  { options, key, message }: Signed,
  note: RunContext['note'],
): Promise<Verdict> {
  const verdict = { matches: expected.readings.some((one) => isEqual(one, mac)), mac: toHex(mac) };
  if (verdict.matches) return verdict;
  const found = message === undefined ? 'tooLarge' : await explain({ options, key, message }, expected);
  if (found === 'tooLarge') note('note.notExplained');
  else if (found === undefined) refuseLength(options.algorithm, mac.length, expected);
  else {
    note('note.matchesAfter');
    for (const { code, params } of found) note(code, params);
  }
  return verdict;
}

/** The mistakes, one or two, after which the HMAC is the expected one. */
async function explain(
  { options, key, message }: Signed & { readonly message: Message },
  { readings, time }: Expected,
): Promise<readonly Pick<Mistake, 'code' | 'params'>[] | 'tooLarge' | undefined> {
  const lengths = new Set(readings.map(({ length }) => length));
  const mistakes = listMistakes({ options, key, message, time, lengths });
  const start: Attempt = { name: options.algorithm, key, message: message.bytes, sign: macOf };
  let budget = BUDGET;
  for (const made of [[], ...mistakes.map((one) => [one]), ...pairsOf(mistakes)]) {
    const attempt = made.reduce<Attempt>((before, { change }) => ({ ...before, ...change }), start);
    budget -= attempt.message.length;
    if (budget < 0) return 'tooLarge';
    const mac = await attempt.sign(attempt.name, attempt.key, attempt.message);
    if (readings.some((one) => isEqual(one, mac))) return made;
    const short = readings.find(({ length }) => length >= LEAST_OF_SHORTENED && length < mac.length);
    if (short !== undefined && isEqual(short, mac.subarray(0, short.length))) {
      return [...made, { code: 'note.fixShortened', params: { count: short.length } }];
    }
  }
  return undefined;
}

/** Two mistakes about different things. */
const pairsOf = (mistakes: readonly Mistake[]): (readonly Mistake[])[] =>
  mistakes.flatMap((one, index) =>
    mistakes.slice(index + 1).flatMap((other) => (other.about === one.about ? [] : [[one, other]])),
  );

function refuseLength(name: HashName, wanted: number, { readings }: Expected): void {
  if (readings.some(({ length }) => length === wanted)) return;
  throw new ToolError(
    'error.expectedLength',
    { count: readings[0]?.length ?? 0, name, wanted },
    { option: 'expected' },
  );
}

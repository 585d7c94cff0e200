import type { Note } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { encodeDigest } from '#formats/digest/encode.ts';
import type { Encoding, HashName } from '#formats/digest/options.ts';
import { readDigest } from '#formats/digest/read.ts';
import { fromHex, isEqual, toBase64 } from '#lib/bytes';
import { algorithms as allAlgorithms, readAlgorithms, type Algorithm, type Standing } from './algorithms.ts';

export interface Presentation {
  readonly encoding: Encoding;
  readonly uppercase: boolean;
  /** A digest to compare with; empty for none. */
  readonly expected: string;
}

export interface Row {
  readonly algorithm: HashName;
  readonly standing: Standing;
  /** One line for each hashed message. */
  readonly digest: string;
  /** The value of an `integrity` attribute (W3C Subresource Integrity, 3.1). */
  readonly sri?: string;
  /** Only with an expected digest: number of the first equal line (from 1), or 0. */
  readonly match?: number;
}

const SRI_PREFIXES: ReadonlyMap<HashName, string> = new Map([
  ['SHA-256', 'sha256'],
  ['SHA-384', 'sha384'],
  ['SHA-512', 'sha512'],
]);

/** Rows of the result. `digests[i]` are those of `algorithms[i]`, one for each message. Notes how the comparison ends. */
export function buildRows(
  algorithms: readonly Algorithm[],
  digests: readonly (readonly Uint8Array[])[],
  { encoding, uppercase, expected }: Presentation,
  note: RunContext['note'],
): Row[] {
  const readings = expected.trim() === '' ? undefined : readDigest(expected);
  const rows = algorithms.map(({ name, standing }, index): Row => {
    const messages = digests[index]!;
    const prefix = messages.length === 1 ? SRI_PREFIXES.get(name) : undefined;
    return {
      algorithm: name,
      standing,
      digest: messages.map((digest) => encodeDigest(digest, encoding, uppercase)).join('\n'),
      ...(prefix !== undefined && { sri: `${prefix}-${toBase64(messages[0]!)}` }),
      ...(readings && { match: messages.findIndex((digest) => readings.some((one) => isEqual(one, digest))) + 1 }),
    };
  });
  if (readings !== undefined && rows.every(({ match }) => match === 0)) explainMismatch(algorithms, readings, note);
  return rows;
}

function explainMismatch(
  chosen: readonly Algorithm[],
  [likeliest]: readonly Uint8Array[],
  note: RunContext['note'],
): void {
  const where = { option: 'expected' };
  if (likeliest === undefined) return note('warning.expectedUnreadable', {}, where);
  const bits = likeliest.length * 8;
  const others = allAlgorithms.filter((one) => one.bits === bits && !chosen.includes(one)).map(({ name }) => name);
  if (chosen.some((one) => one.bits === bits)) note('warning.noMatch', {}, where);
  else note('warning.expectedLength', { bits }, where);
  if (others.length > 0) note('note.notChosen', { bits, names: others.join(', ') }, where);
}

/** Rows of the algorithms in a list as `parseAlgorithms` reads it, before there are digests: zeros that keep their places. */
export function zeroRows(list: string, encoding: Encoding): Row[] {
  const chosen = readAlgorithms(list);
  return allAlgorithms
    .filter(({ name }) => chosen.has(name))
    .map(({ name, standing, bits }) => {
      const digest = encodeDigest(new Uint8Array(bits / 8), encoding, false);
      return { algorithm: name, standing, digest };
    });
}

/** Rows in hex, in the order of the table, shown in another way without hashing again. */
export function present(rows: readonly Row[], presentation: Presentation): { rows: Row[]; notes: Note[] } {
  const notes: Note[] = [];
  const shown = buildRows(
    allAlgorithms.filter(({ name }) => rows.some(({ algorithm }) => algorithm === name)),
    rows.map(({ digest }) => digest.split('\n').map(fromHex)),
    presentation,
    (code, params = {}, where = {}) => void notes.push({ code, params, where }),
  );
  return { rows: shown, notes };
}

import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { encodeDigest } from '#formats/digest/encode.ts';
import { updateByFile } from '#formats/digest/file.ts';
import { createFastHasher } from '#formats/digest/hashers.ts';
import type { HashName } from '#formats/digest/options.ts';
import { readDigest } from '#formats/digest/read.ts';
import { isEqual } from '#lib/bytes';
import { parseAlgorithms } from './algorithms.ts';
import { buildRows, type Presentation, type Row } from './rows.ts';

/** Digests of a file of any size by all chosen algorithms in one pass. Throws `file.unreadable`. */
export async function digestFile(
  file: Blob,
  options: Presentation & { readonly algorithms: string },
  context: RunContext,
): Promise<Row[]> {
  const chosen = parseAlgorithms(options.algorithms);
  const digests = await hash(
    file,
    chosen.map(({ name }) => name),
    context,
  );
  return buildRows(
    chosen,
    digests.map((digest) => [digest]),
    options,
    context.note,
  );
}

/** One digest of a file; `error.mismatch` if it is not the expected one. */
export async function sumFile(
  file: Blob,
  { algorithm, encoding, uppercase, expected }: Presentation & { readonly algorithm: HashName },
  context: RunContext,
): Promise<string> {
  const digest = (await hash(file, [algorithm], context))[0]!;
  const actual = encodeDigest(digest, encoding, uppercase);
  if (expected.trim() !== '' && !readDigest(expected).some((reading) => isEqual(reading, digest))) {
    throw new ToolError('error.mismatch', { expected: expected.trim(), actual: [actual] }, { option: 'expected' });
  }
  return actual;
}

async function hash(file: Blob, names: readonly HashName[], context: RunContext): Promise<Uint8Array[]> {
  const hashers = await Promise.all(names.map(createFastHasher));
  for (const hasher of hashers) hasher.init();
  await updateByFile(hashers, file, context);
  return hashers.map((hasher) => hasher.digest());
}

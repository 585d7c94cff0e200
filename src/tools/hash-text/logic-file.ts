import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { updateByFile } from '#lib/digests/file';
import { createFastHashers, type Settings } from '#lib/digests/hashers';
import type { Algorithm, AlgorithmName } from '#lib/digests/algorithms';
import { parseAlgorithms } from './lists.ts';
import { isEqual, readDigest } from '#lib/digests/compare';
import { encodeDigest } from '#lib/digests/encode';
import { buildRows, type Presentation, type Row } from './rows.ts';
import { applyVariant, type Variant } from './settings.ts';

/** Digests of a file of any size by all chosen algorithms in one pass. Throws `file.unreadable`. */
export async function digestFile(
  file: Blob,
  options: Presentation & Variant & { readonly algorithms: string },
  context: RunContext,
): Promise<Row[]> {
  const { algorithms, settings } = applyVariant(parseAlgorithms(options.algorithms), options, context.note);
  const digests = await hash(file, algorithms, settings, context);
  return buildRows(
    algorithms,
    digests.map((digest) => [digest]),
    options,
    context.note,
  );
}

/** One digest of a file; `error.mismatch` if it is not the expected one. */
export async function sumFile(
  file: Blob,
  options: Presentation & Variant & { readonly algorithm: AlgorithmName },
  context: RunContext,
): Promise<string> {
  const { encoding, uppercase, expected } = options;
  const { algorithms, settings } = applyVariant(parseAlgorithms(options.algorithm), options, context.note);
  const digest = (await hash(file, algorithms, settings, context))[0]!;
  const actual = encodeDigest(digest, encoding, uppercase);
  if (expected.trim() !== '' && !readDigest(expected).some((reading) => isEqual(reading, digest))) {
    throw new ToolError('error.mismatch', { expected: expected.trim(), actual }, { option: 'expected' });
  }
  return actual;
}

async function hash(
  file: Blob,
  algorithms: readonly Algorithm[],
  settings: Settings,
  { signal, progress }: RunContext,
): Promise<Uint8Array[]> {
  const names = algorithms.map(({ name }) => name);
  const hashers = await createFastHashers(names, settings);
  for (const hasher of hashers) hasher.init();
  await updateByFile(hashers, file, { signal, progress, unreadable: () => new ToolError('file.unreadable') });
  return hashers.map((hasher) => hasher.digest());
}

import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { parseAlgorithms, type AlgorithmName } from './algorithms.ts';
import { isEqual, readDigest } from './compare.ts';
import { createFastHashers, updateAll } from './hashers.ts';
import { buildRows, encodeDigest, type Presentation, type Row } from './rows.ts';

/** Bytes read at a time: large enough to keep the disk busy, small enough to hold two of them. */
const PIECE = 8 * 1024 * 1024;

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
  { algorithm, encoding, uppercase, expected }: Presentation & { readonly algorithm: AlgorithmName },
  context: RunContext,
): Promise<string> {
  const digest = (await hash(file, [algorithm], context))[0]!;
  const actual = encodeDigest(digest, encoding, uppercase);
  if (expected.trim() !== '' && !readDigest(expected).some((reading) => isEqual(reading, digest))) {
    throw new ToolError('error.mismatch', { expected: expected.trim(), actual }, { option: 'expected' });
  }
  return actual;
}

async function hash(
  file: Blob,
  names: readonly AlgorithmName[],
  { signal, progress }: RunContext,
): Promise<Uint8Array[]> {
  const hashers = await createFastHashers(names);
  for (const hasher of hashers) hasher.init();
  let next = readPiece(file, 0);
  for (let start = 0; start < file.size; start += PIECE) {
    const piece = await next;
    signal.throwIfAborted();
    // The next piece is read while this one is hashed.
    next = readPiece(file, start + PIECE);
    updateAll(hashers, piece);
    progress(Math.min(start + PIECE, file.size), file.size);
  }
  return hashers.map((hasher) => hasher.digest());
}

async function readPiece(file: Blob, start: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer());
  } catch {
    // Moved, deleted, changed since it was chosen, or locked: browsers tell these apart in different ways.
    throw new ToolError('file.unreadable');
  }
}

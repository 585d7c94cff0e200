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
  let done = 0;
  for await (const piece of Number.isFinite(file.size) ? readPieces(file) : readStream(file)) {
    signal.throwIfAborted();
    updateAll(hashers, piece);
    done += piece.length;
    progress(done, file.size);
  }
  return hashers.map((hasher) => hasher.digest());
}

/** Faster than its stream, which comes in small pieces. */
async function* readPieces(file: Blob): AsyncGenerator<Uint8Array> {
  let next = readPiece(file, 0);
  for (let start = 0; start < file.size; start += PIECE) {
    const piece = await next;
    // The next piece is read while this one is hashed.
    next = readPiece(file, start + PIECE);
    yield piece;
  }
}

async function readPiece(file: Blob, start: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer());
  } catch {
    // Moved, deleted, changed since it was chosen, or locked: browsers tell these apart in different ways.
    throw new ToolError('file.unreadable');
  }
}

async function* readStream(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw new ToolError('file.unreadable');
    });
    if (done) return;
    yield value;
  }
}

import { updateAll, type Hasher } from './hashers.ts';

/** Bytes read at a time: large enough to keep the disk busy, small enough to hold two of them. */
const PIECE = 8 * 1024 * 1024;

interface Reading {
  readonly signal: AbortSignal;
  readonly progress: (done: number, total: number) => void;
  /** Makes the error of a file that cannot be read (any more). */
  readonly unreadable: () => Error;
}

/** Feeds a file of any size to hashers that have begun a message, all in one pass. */
export async function updateByFile(
  hashers: readonly Pick<Hasher, 'update'>[],
  file: Blob,
  { signal, progress, unreadable }: Reading,
): Promise<void> {
  let done = 0;
  for await (const piece of Number.isFinite(file.size) ? readPieces(file, unreadable) : readStream(file, unreadable)) {
    signal.throwIfAborted();
    updateAll(hashers, piece);
    done += piece.length;
    progress(done, file.size);
  }
}

/** Faster than its stream, which comes in small pieces. */
async function* readPieces(file: Blob, unreadable: Reading['unreadable']): AsyncGenerator<Uint8Array> {
  let next = readPiece(file, 0, unreadable);
  for (let start = 0; start < file.size; start += PIECE) {
    const piece = await next;
    // The next piece is read while this one is hashed.
    next = readPiece(file, start + PIECE, unreadable);
    yield piece;
  }
}

async function readPiece(file: Blob, start: number, unreadable: Reading['unreadable']): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer());
  } catch {
    // Moved, deleted, changed since it was chosen, or locked: browsers tell these apart in different ways.
    throw unreadable();
  }
}

async function* readStream(file: Blob, unreadable: Reading['unreadable']): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw unreadable();
    });
    if (done) return;
    yield value;
  }
}

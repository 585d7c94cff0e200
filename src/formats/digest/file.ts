import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { updateAll, type Hasher } from './hashers.ts';

/** Bytes read at a time: large enough to keep the disk busy, small enough to hold two of them. */
const PIECE = 8 * 1024 * 1024;

/** Feeds a file of any size to hashers that have begun a message, all in one pass. Throws `file.unreadable`. */
export async function updateByFile(
  hashers: readonly Pick<Hasher, 'update'>[],
  file: Blob,
  { signal, progress }: Pick<RunContext, 'signal' | 'progress'>,
): Promise<void> {
  let done = 0;
  for await (const piece of Number.isFinite(file.size) ? readPieces(file) : readStream(file)) {
    signal.throwIfAborted();
    updateAll(hashers, piece);
    done += piece.length;
    progress(done, file.size);
  }
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

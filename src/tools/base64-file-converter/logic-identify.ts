import { createSHA256 } from 'hash-wasm';
import type { RunContext } from '#engine/operation';
import { HEAD, sniff } from '#lib/file-signatures';

export interface Identity {
  /** By content; what the file says where the content shows nothing; '' if neither. */
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
}

const PIECE = 4 * 1024 * 1024;

/** What a file is, read piece by piece. */
export async function identify(file: Blob, { progress, signal }: RunContext): Promise<Identity> {
  const hasher = await createSHA256();
  hasher.init();
  for (let start = 0; start < file.size; start += PIECE) {
    const bytes = new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer());
    signal.throwIfAborted();
    hasher.update(bytes);
    progress(start + bytes.length, file.size);
  }
  const found = sniff(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  return { type: found?.type ?? file.type, size: file.size, sha256: hasher.digest('hex') };
}

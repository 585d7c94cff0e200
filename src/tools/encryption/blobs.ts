import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { updateByFile } from '#lib/digests/file';
import type { Stream } from './salted.ts';

const unreadable = () => new ToolError('file.unreadable');

/** Some bytes of a file. Throws `file.unreadable`. */
export async function bytesOf(file: Blob, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  const read = file.slice(start, end).arrayBuffer();
  return new Uint8Array(
    await read.catch(() => {
      throw unreadable();
    }),
  );
}

/** Bytes that become a Blob of their own, which a browser may keep on its disk. */
const HELD = 16 * 1024 * 1024;

/** Sends a file of any size through the cipher. Throws `wrong` where its end says that the secret is wrong. */
export async function pass(
  file: Blob,
  stream: Stream,
  wrong: () => ToolError,
  { progress, signal }: Pick<RunContext, 'progress' | 'signal'>,
): Promise<Blob[]> {
  const blobs: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const add = (piece: Uint8Array<ArrayBuffer>) => {
    held.push(piece);
    size += piece.length;
    if (size >= HELD) {
      blobs.push(new Blob(held));
      [held, size] = [[], 0];
    }
  };
  await updateByFile([{ update: (piece) => add(stream.update(piece)) }], file, { signal, progress, unreadable });
  const end = stream.end();
  if (end === undefined) throw wrong();
  return [...blobs, new Blob([...held, end])];
}

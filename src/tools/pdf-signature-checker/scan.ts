import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';

/** What one pass over the bytes of a file finds. */
export interface Scan {
  /** Offsets of `/ByteRange [`. */
  readonly ranges: readonly number[];
  /** Offsets after each `%%EOF`: the ends of revisions. */
  readonly ends: readonly number[];
  readonly revisions: number;
  readonly isEncrypted: boolean;
  /** There are more ranges than are checked. */
  readonly isCut: boolean;
}

const PIECE = 8 * 1024 * 1024;
/** Longer than any match. */
const OVERLAP = 64;
/** More signatures than any real file has. */
const MOST = 200;
/** Readers of PDF accept the header within these bytes. */
const HEAD = 1024;

/** Where the end of a PDF file is looked for, as its readers do. */
export const TAIL = 1024;

/** A file that can be read from any place: standard input is a stream. Throws `file.unreadable`. */
export async function readWhole(file: Blob): Promise<Blob> {
  if (Number.isFinite(file.size)) return file;
  try {
    return await new Response(file.stream()).blob();
  } catch {
    throw new ToolError('file.unreadable');
  }
}

/** A part of a file. Throws `file.unreadable`. */
export async function readPart(file: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer());
  } catch {
    throw new ToolError('file.unreadable');
  }
}

/** Looks for signatures and ends of revisions. Throws `error.empty`, `error.notPdf`, `file.unreadable`. */
export async function scan(file: Blob, { progress, signal }: Pick<RunContext, 'progress' | 'signal'>): Promise<Scan> {
  if (file.size === 0) throw new ToolError('error.empty');
  // One byte is one character, and all that is searched for is ASCII.
  const decoder = new TextDecoder('windows-1252');
  const head = decoder.decode(await readPart(file, 0, HEAD));
  if (!head.includes('%PDF-')) throw new ToolError('error.notPdf');
  const ranges: number[] = [];
  const ends: number[] = [];
  let isEncrypted = false;
  for (let start = 0; start < file.size; start += PIECE) {
    const text = decoder.decode(await readPart(file, start, start + PIECE + OVERLAP));
    signal.throwIfAborted();
    for (const { 0: found, index } of text.matchAll(/\/ByteRange\s{0,32}\[|%%EOF|\/Encrypt\s{0,32}(?:\d+ \d+ R|<<)/g)) {
      // A match that begins in the overlap is found with the next piece.
      if (index >= PIECE) break;
      if (found.startsWith('%')) ends.push(start + index + found.length);
      else if (found.startsWith('/B')) ranges.push(start + index);
      else isEncrypted = true;
    }
    progress(Math.min(start + PIECE, file.size), file.size);
  }
  // A file that is laid out for the web has two ends in its first revision.
  const revisions = Math.max(1, head.includes('/Linearized') ? ends.length - 1 : ends.length);
  return { ranges: ranges.slice(0, MOST), ends, revisions, isEncrypted, isCut: ranges.length > MOST };
}

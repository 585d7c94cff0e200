import { openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ToolError } from '#engine/error';
import { codeLimit } from '#engine/limits';
import type { Kind } from '#engine/operation';
import type { Flowing } from '#engine/pipeline';
import { decodeUtf8 } from '#engine/utf8';
import { Failure, systemReason } from './failure.ts';
import { writeMessage } from './messages.ts';
import { write, type Terminal } from './terminal.ts';

/** The kind of an operation's input, and whether it reads a file once from the beginning to the end. */
interface Wanted {
  readonly kind: Kind;
  readonly inOrder: boolean;
}

/** The input of the first step: nothing, a file, or standard input. */
export async function readInput(wanted: Wanted, path: string | undefined, terminal: Terminal): Promise<Flowing> {
  const { kind } = wanted;
  if (kind === 'none') return { kind: 'none', value: undefined };
  if (path === undefined || path === '-') return fromStream(wanted, terminal);
  const isStreamed = kind === 'file' && (await isOnDisk(path));
  const blob = await reading(path, isStreamed ? openAsBlob(path) : readFile(path).then((bytes) => new Blob([bytes])));
  return fromBlob(kind, blob);
}

/** A file that must be text. */
export async function readText(path: string): Promise<string> {
  const bytes = await reading(path, readFile(path));
  try {
    return decodeUtf8(bytes);
  } catch (error) {
    throw await asFailure(error, `${path}: `);
  }
}

/** An error of reading a text as a `Failure` in English; any other error as it is. */
export async function asFailure(thrown: unknown, prefix = ''): Promise<unknown> {
  const error = codeLimit(thrown);
  return error instanceof ToolError ? new Failure(`${prefix}${await writeMessage('', error)}`) : error;
}

/** What is read of the file, or a `Failure` that says in one line why it cannot be. */
export async function reading<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Failure(`${path}: ${systemReason(error)}`);
  }
}

/** Pipes and the files of /proc have no size and must be read to the end to know it. */
async function isOnDisk(path: string): Promise<boolean> {
  const facts = await reading(path, stat(path));
  return facts.isFile() && facts.size > 0;
}

async function fromStream({ kind, inOrder }: Wanted, { stdin, stderr }: Terminal): Promise<Flowing> {
  if (stdin.isTTY === true) await write(stderr, 'Type or paste the input; Ctrl+D ends it.\n');
  if (kind === 'file' && inOrder) return { kind, value: new StreamedFile(stdin) };
  return fromBlob(kind, new Blob(await reading('standard input', collect(stdin))));
}

/** A file that is read while it arrives, once; nobody knows its size before. */
class StreamedFile extends Blob {
  readonly #source: Readable;
  constructor(source: Readable) {
    super();
    this.#source = source;
  }
  override get size(): number {
    return Number.POSITIVE_INFINITY;
  }
  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return Readable.toWeb(this.#source) as ReadableStream<Uint8Array<ArrayBuffer>>;
  }
}

async function collect(stream: Readable): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of stream) pieces.push(new Uint8Array(piece as Uint8Array)); // streams of bytes give bytes
  return pieces;
}

const fromBlob = async (kind: Kind, blob: Blob): Promise<Flowing> =>
  kind === 'file' ? { kind: 'file', value: blob } : { kind: 'bytes', value: new Uint8Array(await blob.arrayBuffer()) };

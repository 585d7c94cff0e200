import { createReadStream } from 'node:fs';
import { ToolError } from '#engine/error';
import { codeLimit } from '#engine/limits';
import type { Kind } from '#engine/operation';
import { runPipeline, StepError, type Flowing, type Step } from '#engine/pipeline';
import { reading } from './input.ts';
import { idOf, lookUp } from './lookup.ts';
import { explain } from './messages.ts';
import { runStep } from './run-step.ts';
import { write, type Terminal } from './terminal.ts';

/*
 * Lines of JSON in, lines of JSON out, in the same order:
 *   {"tool":…,"operation":…,"input":…,"options":{…}}   bytes and files as text or {"base64":…}; no input: left out;
 *                                                      the tool by its id or its short name
 *   {"output":…} or {"output":…,"notes":[…]} or {"error":{"code":…,"params":…,"message":…}}
 * Empty lines are skipped. A broken line gives an error line, and the next one is read.
 */

/** What `handy help batch` prints. */
export const BATCH_HELP = `handy batch [file]

Answers requests in one process, each a line of JSON from the file or standard input, in their order:
  {"tool":"base64","operation":"encode","input":"text","options":{"urlSafe":true}}
gives
  {"output":"dGV4dA"}

tool       its short name or its id, as “handy list” shows them
operation  as “handy help <tool>” shows them
input      text, a JSON value where the tool takes one, or {"base64":"…"} for bytes and files;
           without one for an operation that takes no input
options    by their names; may be left out

A result of bytes is {"output":{"base64":"…"}}. Remarks on a result stand beside it:
  {"output":…,"notes":[{"code":"…","params":{…},"message":"…"}]}
A refused request gives {"error":{"code":"…","params":{…},"message":"…"}}, and the next one is read.
Empty lines are skipped.
`;

type Request = Step & { readonly input: unknown };

const EXAMPLE = '{"tool":"base64-string-converter","operation":"encode","input":"text","options":{}}';
/** Answers are written when they are this long together, or when all lines read so far are answered. */
const FLUSH = 64 * 1024;
/** One for all: making one takes a fifth of the time of a small operation. */
const NEVER = new AbortController().signal;
const LINE_FEED = 10;
const SPACE = 32;

/** Answers each line of the file or of standard input. */
export async function batch(path: string | undefined, { stdin, stdout }: Terminal): Promise<void> {
  const isFile = path !== undefined && path !== '-';
  const blocks = readLines(isFile ? createReadStream(path) : stdin);
  for (;;) {
    const { value: lines, done } = await reading(isFile ? path : 'standard input', blocks.next());
    if (done === true) return;
    let replies = '';
    for (const line of lines) {
      replies += `${await answer(line)}\n`;
      if (replies.length < FLUSH) continue;
      await write(stdout, replies);
      replies = '';
    }
    await write(stdout, replies);
  }
}

/** Lines that are not blank, as many at a time as have arrived. */
async function* readLines(source: AsyncIterable<unknown>): AsyncGenerator<Buffer[], undefined> {
  const begun: Buffer[] = [];
  for await (const piece of source) {
    const bytes = Buffer.from(piece as Uint8Array); // streams of bytes give bytes
    const end = bytes.lastIndexOf(LINE_FEED);
    if (end >= 0) yield splitLines(Buffer.concat([...begun.splice(0), bytes.subarray(0, end)]));
    begun.push(bytes.subarray(end + 1));
  }
  yield splitLines(Buffer.concat(begun));
}

function splitLines(block: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < block.length;) {
    const found = block.indexOf(LINE_FEED, start);
    const end = found < 0 ? block.length : found;
    const line = block.subarray(start, end);
    if (line.some((byte) => byte > SPACE)) lines.push(line);
    start = end + 1;
  }
  return lines;
}

/** The answer to one line, as JSON. */
export async function answer(line: Uint8Array): Promise<string> {
  let tool = '';
  try {
    const request = readRequest(line);
    tool = request.tool;
    const operation = await lookUp(tool, request.operation);
    const input = readInput(request, operation.input);
    const { result, notes } = await runPipeline([request], input, { signal: NEVER, runStep });
    const output = await toJson(result);
    if (notes.length === 0) return JSON.stringify({ output });
    return JSON.stringify({ output, notes: await Promise.all(notes.map((note) => explain(tool, note))) });
  } catch (error) {
    return JSON.stringify({ error: await explain(tool, toToolError(error)) });
  }
}

function toToolError(thrown: unknown): ToolError {
  if (thrown instanceof StepError) return thrown.cause;
  const error = codeLimit(thrown);
  if (error instanceof ToolError) return error;
  return new ToolError('cli.internal', { reason: error instanceof Error ? error.message : String(error) });
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function readRequest(line: Uint8Array): Request {
  let text;
  try {
    text = decoder.decode(line);
  } catch {
    throw new ToolError('cli.notUtf8');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ToolError('cli.notJson', { reason: error instanceof Error ? error.message : '' });
  }
  if (!isRecord(value)) throw badRequest('this is no object');
  const { tool, operation, input, options = {}, ...rest } = value;
  if (typeof tool !== 'string') throw badRequest('“tool” must be text');
  if (typeof operation !== 'string') throw badRequest('“operation” must be text');
  if (!isRecord(options)) throw badRequest('“options” must be an object');
  if (Object.keys(rest).length > 0) throw badRequest(`“${Object.keys(rest).join('”, “')}” is not known`);
  for (const [name, option] of Object.entries(options)) {
    if (!['string', 'number', 'boolean'].includes(typeof option)) {
      throw badRequest(`option “${name}” must be text, a number, true or false`);
    }
  }
  return { tool: idOf(tool), operation, input, options };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const badRequest = (reason: string) => new ToolError('cli.badRequest', { example: EXAMPLE, reason });

function readInput({ tool, operation, input }: Request, kind: Kind): Flowing {
  if (kind === 'json' && input !== undefined) return { kind, value: input };
  if (input === undefined || input === null) return { kind: 'none', value: undefined };
  if (kind === 'none') throw new ToolError('cli.noInput', { tool, operation });
  if (typeof input === 'string') return { kind: 'text', value: input };
  if (isRecord(input) && typeof input['base64'] === 'string') {
    const bytes = Buffer.from(input['base64'], 'base64');
    if (bytes.toString('base64') !== input['base64']) throw badRequest('“base64” is not Base64');
    return { kind: 'bytes', value: new Uint8Array(bytes) };
  }
  throw badRequest('“input” must be text or {"base64":…}');
}

/** A result as `batch` writes it. */
export async function toJson(result: Flowing): Promise<unknown> {
  switch (result.kind) {
    case 'bytes':
      return { base64: Buffer.from(result.value).toString('base64') };
    case 'file':
      return { base64: Buffer.from(await result.value.arrayBuffer()).toString('base64') };
    default:
      return result.value ?? null;
  }
}

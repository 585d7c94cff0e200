import type { RunContext } from '#engine/operation';
import type { ByteForm } from '#formats/bytes/read.ts';
import { createFastHasher, createHasher, updateAll, type Hasher } from '#formats/digest/hashers.ts';
import { parseAlgorithms } from './algorithms.ts';
import { readMessages } from './message.ts';
import { buildRows, type Presentation, type Row } from './rows.ts';

interface TextOptions extends Presentation {
  readonly algorithms: string;
  readonly input: ByteForm;
  readonly eachLine: boolean;
}

/** Bytes up to which fetching and starting WebAssembly would take longer than it saves. */
const SMALL = 64 * 1024;

/** Digests of a text, or of each of its lines, by all chosen algorithms. Throws `error.…` of options and input. */
export async function digestText(text: string, options: TextOptions, context: RunContext): Promise<Row[]> {
  const algorithms = parseAlgorithms(options.algorithms);
  const messages = readMessages(text, { form: options.input, eachLine: options.eachLine }, context.note);
  const size = messages.reduce((sum, message) => sum + message.length, 0);
  const names = algorithms.map(({ name }) => name);
  const hashers = size > SMALL ? await Promise.all(names.map(createFastHasher)) : names.map(createHasher);
  const digests = digestMessages(hashers, messages, context);
  return buildRows(algorithms, digests, options, context.note);
}

function digestMessages(
  hashers: readonly Hasher[],
  messages: readonly Uint8Array[],
  context: RunContext,
): Uint8Array[][] {
  const digests: Uint8Array[][] = hashers.map(() => []);
  messages.forEach((message, done) => {
    for (const hasher of hashers) hasher.init();
    updateAll(hashers, message);
    hashers.forEach((hasher, index) => digests[index]!.push(hasher.digest()));
    context.progress(done + 1, messages.length);
  });
  return digests;
}

import type { RunContext } from '#engine/operation';
import type { ByteForm } from '#formats/bytes/read.ts';
import { hasherFor, updateAll, type Hasher } from '#formats/digest/hashers.ts';
import { parseAlgorithms } from './algorithms.ts';
import { readMessages } from './message.ts';
import { buildRows, type Presentation, type Row } from './rows.ts';

interface TextOptions extends Presentation {
  readonly algorithms: string;
  readonly input: ByteForm;
  readonly eachLine: boolean;
}

/** Digests of a text, or of each of its lines, by all chosen algorithms. Throws `error.…` of options and input. */
export async function digestText(text: string, options: TextOptions, context: RunContext): Promise<Row[]> {
  const algorithms = parseAlgorithms(options.algorithms);
  const messages = readMessages(text, { form: options.input, eachLine: options.eachLine }, context.note);
  const size = messages.reduce((sum, message) => sum + message.length, 0);
  const hashers = await Promise.all(algorithms.map(({ name }) => hasherFor(name, size)));
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

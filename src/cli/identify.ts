import { belongsInWorker } from '#engine/execute';
import { identify } from '#engine/identify';
import { PREVIEW_LIMIT, withoutFailures, type Offer } from '#engine/offer';
import { convert } from '#engine/pipeline';
import { preview } from '#engine/preview';
import type { Run } from '#engine/run';
import { tools } from '#engine/tools';
import { onlyFile } from './arguments.ts';
import { Failure, UsageError } from './failure.ts';
import { asFailure, readInput } from './input.ts';
import { writeMessage } from './messages.ts';
import { runStep } from './run-step.ts';
import { oneLine, write, type Terminal } from './terminal.ts';

/** An offer with the beginning of its result, in one line, where there is one. */
export type ShownOffer = Offer & { readonly result?: string };

/** The operations that recognise a text, surest first, with what they make of it; see `identify` of the engine. */
export async function identifyWithResults(text: string): Promise<ShownOffer[]> {
  const all = await Promise.all(identify(text).map(async (offer) => ({ offer, preview: await previewHere(offer) })));
  return withoutFailures(all).map(({ offer, preview: shown }) => ({ ...offer, ...(shown && { result: shown.line }) }));
}

const previewHere = (offer: Offer) =>
  preview(offer, {
    language: 'en',
    signal: new AbortController().signal,
    run: (run) => runStep(belongsInWorker(run) ? limited(run) : run),
    say: (tool, code, params) => writeMessage(tool, { code, params, where: {} }),
    isAllLocal: true,
  });

const limited = (run: Run): Run => ({ ...run, operation: { ...run.operation, limit: PREVIEW_LIMIT } });

/** Prints the operations that recognise the text of the file or of standard input, surest first. Throws `Failure` for none. */
export async function identifyText(args: readonly string[], terminal: Terminal): Promise<void> {
  const files = args.filter((argument) => argument !== '--json');
  const wrong = files.find((argument) => argument.startsWith('-') && argument !== '-');
  if (wrong !== undefined) throw new UsageError(`“identify” does not understand “${wrong}”.`, 'handy identify --json');
  const offers = await identifyWithResults(await readPasted(onlyFile(files), terminal));
  if (args.includes('--json')) return write(terminal.stdout, `${JSON.stringify(offers, undefined, 2)}\n`);
  if (offers.length === 0) throw new Failure('No tool recognizes this text.');
  return write(terminal.stdout, offers.map((offer) => `${describe(offer)}\n`).join(''));
}

async function readPasted(path: string | undefined, terminal: Terminal): Promise<string> {
  const input = await readInput({ kind: 'text', inOrder: false }, path, terminal);
  try {
    return (await convert(input, 'text')) as string;
  } catch (error) {
    throw await asFailure(error);
  }
}

const describe = ({ tool, operation, options = {}, certainty, result }: ShownOffer) => {
  const values = Object.entries(options).map(([name, value]) => ` --${name}=${quote(oneLine(String(value)))}`);
  return `${tools[tool]?.command ?? tool}/${operation}${values.join('')}  ${Math.round(certainty * 100)}%${result === undefined ? '' : `  ${oneLine(result)}`}`;
};

/** As a POSIX shell reads it. */
const quote = (value: string) =>
  /^[\w.,:@%/+-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;

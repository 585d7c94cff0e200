import { identify, type Offer } from '#engine/identify';
import { convert } from '#engine/pipeline';
import { tools } from '#engine/tools';
import { onlyFile } from './arguments.ts';
import { Failure, UsageError } from './failure.ts';
import { asFailure, readInput } from './input.ts';
import { oneLine, write, type Terminal } from './terminal.ts';

/** Prints the operations that recognise the text of the file or of standard input, surest first. Throws `Failure` for none. */
export async function identifyText(args: readonly string[], terminal: Terminal): Promise<void> {
  const files = args.filter((argument) => argument !== '--json');
  const wrong = files.find((argument) => argument.startsWith('-') && argument !== '-');
  if (wrong !== undefined) throw new UsageError(`“identify” does not understand “${wrong}”.`, 'handy identify --json');
  const offers = identify(await readPasted(onlyFile(files), terminal));
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

const describe = ({ tool, operation, options = {}, certainty }: Offer) => {
  const values = Object.entries(options).map(([name, value]) => ` --${name}=${quote(oneLine(String(value)))}`);
  return `${tools[tool]?.command ?? tool}/${operation}${values.join('')}  ${Math.round(certainty * 100)}%`;
};

/** As a POSIX shell reads it. */
const quote = (value: string) =>
  /^[\w.,:@%/+-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;

import type { Facts } from './facts.ts';
import { Failure, NobodyReads, UsageError } from './failure.ts';
import { helpTool, listTools, USAGE } from './listing.ts';
import { oneLine, write, type Terminal } from './terminal.ts';

/** Obeys a command line and returns the exit code: 0 done, 1 refused or failed, 2 not understood. */
export async function command(args: readonly string[], readFacts: () => Facts, terminal: Terminal): Promise<number> {
  try {
    await obey(args, readFacts, terminal);
    return 0;
  } catch (error) {
    if (error instanceof NobodyReads) return 0;
    if (error instanceof UsageError) {
      await write(terminal.stderr, `handy: ${oneLine(error.message)}\nTry: ${oneLine(error.hint)}\n`);
      return 2;
    }
    const reason = error instanceof Error ? error.message : String(error);
    await write(terminal.stderr, `handy: ${error instanceof Failure ? '' : 'internal error: '}${oneLine(reason)}\n`);
    return 1;
  }
}

async function obey(args: readonly string[], readFacts: () => Facts, terminal: Terminal): Promise<void> {
  const [name, ...rest] = args;
  const print = (text: string) => write(terminal.stdout, text);
  if (name !== undefined && rest.includes('--help')) return print(await help(name, readFacts));
  switch (name) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return print(rest[0] === undefined ? USAGE : await help(onlyOne(rest), readFacts));
    case '--version':
    case '-v':
      return print(`${readFacts().version}\n`);
    case 'list': {
      const { tools } = readFacts();
      if (rest[0] === '--json') return print(`${JSON.stringify(tools, undefined, 2)}\n`);
      if (rest[0] !== undefined) throw new UsageError(`“list” does not understand “${rest[0]}”.`, 'handy list --json');
      return print(listTools(tools));
    }
    case 'search':
      return print((await import('./search-tools.ts')).searchTools(readFacts().tools, rest.join(' ')));
    case 'identify':
      return (await import('./identify.ts')).identifyText(rest, terminal);
    case 'batch':
      return (await import('./batch.ts')).batch(rest[0] === undefined ? undefined : onlyOne(rest), terminal);
    default:
      return (await import('./run.ts')).run(args, terminal);
  }
}

/** What a tool or one of our own commands does. */
async function help(name: string, readFacts: () => Facts): Promise<string> {
  if (name === 'batch') return (await import('./batch.ts')).BATCH_HELP;
  return ['list', 'search', 'identify', 'help'].includes(name) ? USAGE : helpTool(readFacts(), name);
}

function onlyOne([first = '', second]: readonly string[]): string {
  if (second !== undefined) throw new UsageError(`One name only, but there is also “${second}”.`);
  return first;
}

import { isSealed } from './expansions.ts';
import type { Report, Span } from './report.ts';
import type { Word } from './tokenizer.ts';

/** A `run` or `create` of Docker or a program that takes the same: what follows the verb. */
export interface RunCommand extends Span {
  readonly words: readonly Word[];
}

/** A variable that the text itself sets. */
export interface Assignment extends Span {
  readonly name: string;
  readonly value: string;
}

const PROGRAM = /^(?:.*[/\\])?(docker|podman|nerdctl)(?:\.exe)?$/i;
/** What may stand before the program, with those of its options that take a value. */
const WRAPPERS: Readonly<Record<string, readonly string[]>> = {
  ...{ sudo: ['-u', '-g', '-h', '-p', '-C', '-T', '--user', '--group'], doas: ['-u', '-C'], env: ['-u', '-C'] },
  ...{ exec: [], nohup: [], time: [], command: [], winpty: [], call: [], start: [] },
};
/** Options between the program and its verb that take a value (docker, podman, nerdctl). */
const GLOBAL_VALUES = new Set([
  ...['--config', '-c', '--context', '-H', '--host', '-l', '--log-level', '--tlscacert', '--tlscert', '--tlskey'],
  ...['--cgroup-manager', '--connection', '--identity', '--root', '--runroot', '--runtime', '--storage-driver'],
  ...['--storage-opt', '--tmpdir', '--url', '--namespace', '-n', '--address', '-a', '--module', '--imagestore'],
]);
const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/s;

export interface Found {
  readonly runs: readonly RunCommand[];
  readonly assignments: readonly Assignment[];
}

/** The commands to convert. Others are remarked on; it is an error when there is nothing else. */
export function findRuns(commands: readonly (readonly Word[])[], report: Report): Found {
  const runs: RunCommand[] = [];
  const assignments: Assignment[] = [];
  const skipped: (readonly Word[])[] = [];
  for (const words of commands) {
    const rest = takeAssignments(words, assignments);
    if (rest.length === 0) continue;
    const run = readRun(rest, report);
    if (run === undefined) skipped.push(rest);
    else runs.push(run);
  }
  if (runs.length === 0) {
    report.attempt(() => {
      throw report.failure('error.noCommand', {}, spanOf(skipped[0] ?? commands[0] ?? []));
    });
    return { runs, assignments };
  }
  for (const words of skipped) {
    const shown = words.slice(0, 3).map(({ text }) => text);
    if (shown.some(isSealed)) shown.length = 1;
    report.note('warning.skipped', { command: shown.join(' ') }, spanOf(words));
  }
  for (const { name, start, end } of assignments) report.note('note.assignment', { name }, { start, end });
  return { runs, assignments };
}

/** `NAME=value` before a command or alone, also behind `export`, `set` and the like. */
function takeAssignments(words: readonly Word[], assignments: Assignment[]): readonly Word[] {
  const isExport = /^(?:export|set|readonly|local)$/.test(words[0]?.text ?? '');
  let index = isExport ? 1 : 0;
  const found: Assignment[] = [];
  for (; index < words.length; index++) {
    const word = words[index]!;
    const match = ASSIGNMENT.exec(word.text);
    if (match === null) break;
    found.push({ name: match[1]!, value: match[2]!, start: word.start, end: word.end });
  }
  if (found.length === 0) return words;
  for (const assignment of found) assignments.push(assignment);
  return words.slice(index);
}

function readRun(words: readonly Word[], report: Report): RunCommand | undefined {
  let index = skipWrappers(words);
  if (!PROGRAM.test(words[index]?.text ?? '')) return undefined;
  index++;
  const globals: Word[] = [];
  for (let word = words[index]; word?.text.startsWith('-'); word = words[index]) {
    globals.push(word);
    index += GLOBAL_VALUES.has(word.text) ? 2 : 1;
  }
  if (/^containers?$/.test(words[index]?.text ?? '')) index++;
  const verb = words[index];
  if (verb === undefined || !/^(?:run|create)$/.test(verb.text)) return undefined;
  for (const { text, start, end } of globals) {
    if (!isSealed(text)) report.note('note.noForm.global', { option: text.split('=')[0]! }, { start, end });
  }
  return { words: words.slice(index + 1), ...spanOf(words) };
}

const spanOf = (words: readonly Word[]): Span => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 });

function skipWrappers(words: readonly Word[]): number {
  let index = 0;
  for (;;) {
    const name = words[index]?.text ?? '';
    const values = Object.hasOwn(WRAPPERS, name) ? WRAPPERS[name] : undefined;
    if (values === undefined) return index;
    index++;
    for (let word = words[index]; word !== undefined; word = words[index]) {
      if (word.text.startsWith('-')) index += values.includes(word.text) ? 2 : 1;
      else if (ASSIGNMENT.test(word.text)) index++;
      else break;
    }
  }
}

import { UsageError } from './failure.ts';

export interface OptionArgument {
  readonly name: string;
  /** Undefined: written without `=`. */
  readonly value: string | undefined;
  /** What the value is: the option's own, a path (`--name@=path`) or the name of a variable (`--name@env=NAME`). */
  readonly from: 'argument' | 'file' | 'environment';
}

export interface StepArguments {
  readonly tool: string;
  readonly operation: string;
  readonly options: OptionArgument[];
}

/** Reads `tool/operation [--option=value …] [+ tool/operation …] [file]`. Throws `UsageError`. */
export function readArguments(args: readonly string[]): { steps: StepArguments[]; file: string | undefined } {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const steps: StepArguments[] = [];
  const files = args.slice(end + 1);
  let expectsStep = true;
  for (const word of args.slice(0, end)) {
    if (expectsStep || word.startsWith('+')) expectsStep = addSteps(steps, word, expectsStep);
    else if (word.startsWith('--')) addOption(steps.at(-1)?.options ?? [], word);
    else if (word.startsWith('-') && word !== '-') throw new UsageError(`Options have two dashes: -${word}`);
    else files.push(word);
  }
  if (expectsStep) throw new UsageError('There is no step after the “+”.');
  return { steps, file: onlyFile(files) };
}

/** The file that is given, if one is. Throws `UsageError` for several. */
export function onlyFile(files: readonly string[]): string | undefined {
  if (files.length > 1) throw new UsageError(`One file at most, but there are ${files.length}: ${files.join(', ')}`);
  return files[0];
}

/** Adds the steps of a word such as `a/b`, `+`, `+a/b` or `a/b+c/d`, and returns whether one more must follow. */
function addSteps(steps: StepArguments[], word: string, expectsStep: boolean): boolean {
  const names = word.split('+');
  const last = names.length - 1;
  const hasGap = names.some((name, index) => name === '' && (index === 0 ? expectsStep : index < last));
  if (hasGap) throw new UsageError('There is no step before the “+”.');
  steps.push(...names.filter((name) => name !== '').map(readStep));
  return names[last] === '';
}

function readStep(name: string): StepArguments {
  const [tool = '', operation = '', ...rest] = name.split('/');
  if (name.startsWith('-')) throw new UsageError(`“${name}” stands where a tool is expected.`);
  if (rest.length > 0) throw new UsageError(`“${name}” is not of the form <tool>/<operation>.`, 'handy list');
  if (operation === '') {
    throw new UsageError(`“${name}” names no operation. Write ${tool}/<operation>.`, `handy help ${tool}`);
  }
  return { tool, operation, options: [] };
}

function addOption(options: OptionArgument[], word: string): void {
  const equals = word.indexOf('=');
  const before = word.slice(2, equals < 0 ? undefined : equals);
  const [, name = before, source] = (equals < 0 ? null : /^(.*)@(|env)$/.exec(before)) ?? [];
  const from = source === undefined ? 'argument' : source === '' ? 'file' : 'environment';
  if (options.some((option) => option.name === name)) throw new UsageError(`--${name} is given twice.`);
  options.push({ name, value: equals < 0 ? undefined : word.slice(equals + 1), from });
}

import type { Messages } from './messages.ts';
import type { AnyOperation } from './operation.ts';
import type { ChoiceSpec, OptionSpec, OptionSpecs } from './options.ts';

/*
 * Under which keys a tool's texts say what its operations and options are called: an operation under its name, an option under
 * its name or, where one tool means two things by it, under `operation.option`, a choice below its option or below the word
 * that its spec gives. Pages, command line and conformance all ask here.
 */

const find = (texts: Messages, keys: readonly string[]) => keys.find((key) => Object.hasOwn(texts, key));

/** The key of an option's label; undefined where there is no text. */
export const optionKey = (texts: Messages, operation: string, option: string): string | undefined =>
  find(texts, [`${operation}.${option}`, option]);

/** The key of a choice's name; undefined where there is no text, as for choices that are shown as they are written. */
export function choiceKey(
  texts: Messages,
  operation: string,
  option: string,
  { words = option }: ChoiceSpec,
  choice: string,
): string | undefined {
  return find(texts, [`${operation}.${words}.${choice}`, `${words}.${choice}`]);
}

/** The keys that an operation and its options need, and under which its texts do not have them. */
export function lackingTexts(texts: Messages, name: string, { options, helper }: AnyOperation): string[] {
  if (helper === true) return [];
  const ofChoices = (option: string, spec: OptionSpec): string[] =>
    spec.kind !== 'choice' || spec.asWritten
      ? []
      : spec.choices
          .filter((choice) => choiceKey(texts, name, option, spec, choice) === undefined)
          .map((choice) => `${spec.words ?? option}.${choice}`);
  const ofOptions = Object.entries(options as OptionSpecs).flatMap(([option, spec]) => [
    ...(optionKey(texts, name, option) === undefined ? [option] : []),
    ...ofChoices(option, spec),
  ]);
  return [...(Object.hasOwn(texts, name) ? [] : [name]), ...ofOptions];
}

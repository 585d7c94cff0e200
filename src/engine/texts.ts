import type { Messages } from './messages.ts';
import type { AnyOperation } from './operation.ts';
import type { ChoiceSpec, OptionSpec, OptionSpecs } from './options.ts';

/*
 * Under which keys a tool's texts say what its operations and options are called: an operation under its name, an option under
 * its name or, where one tool means two things by it, under `operation.option`, a choice below its option or below the word
 * that its spec gives, an empty number under `option.unset`. Pages, command line and conformance all ask here.
 */

const find = (texts: Messages, keys: readonly string[]) => keys.find((key) => Object.hasOwn(texts, key));

/** The key of an option's label; undefined where there is no text. */
export const optionKey = (texts: Messages, operation: string, option: string): string | undefined =>
  find(texts, [`${operation}.${option}`, option]);

/** The key of what an empty number means; undefined where there is no text. */
export const unsetKey = (texts: Messages, operation: string, option: string): string | undefined =>
  find(texts, [`${operation}.${option}.unset`, `${option}.unset`]);

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

/** A choice without a text, as people write it in every language. */
export const writtenChoice = ({ asWritten }: ChoiceSpec, choice: string): string =>
  (typeof asWritten === 'object' ? asWritten[choice] : undefined) ?? choice;

/** Each text that an operation can have: the usual key, and the one that there is. `isNeeded`: it must have one. */
function namesOf(texts: Messages, name: string, { options, helper }: AnyOperation) {
  const isNeeded = helper !== true;
  const ofChoices = (option: string, spec: OptionSpec) =>
    spec.kind !== 'choice'
      ? []
      : spec.choices.map((choice) => ({
          usual: `${spec.words ?? option}.${choice}`,
          key: choiceKey(texts, name, option, spec, choice),
          isNeeded: isNeeded && spec.asWritten === false,
        }));
  const ofEmpty = (option: string, spec: OptionSpec) =>
    spec.kind === 'integer' && spec.optional
      ? [{ usual: `${option}.unset`, key: unsetKey(texts, name, option), isNeeded }]
      : [];
  return [
    { usual: name, key: isNeeded ? find(texts, [name]) : undefined, isNeeded },
    ...Object.entries(options as OptionSpecs).flatMap(([option, spec]) => [
      { usual: option, key: optionKey(texts, name, option), isNeeded },
      ...ofChoices(option, spec),
      ...ofEmpty(option, spec),
    ]),
  ];
}

/** The keys that name an operation, its options and their choices. */
export const keysOf = (texts: Messages, name: string, operation: AnyOperation): string[] =>
  namesOf(texts, name, operation).flatMap(({ key }) => key ?? []);

/** The keys that an operation needs and its texts do not have. */
export const lackingTexts = (texts: Messages, name: string, operation: AnyOperation): string[] =>
  namesOf(texts, name, operation).flatMap(({ usual, key, isNeeded }) => (isNeeded && key === undefined ? usual : []));

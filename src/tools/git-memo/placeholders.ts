import { ToolError } from '#engine/error';
import { type Values, content, integer } from '#engine/options';

const texts = {
  name: content('Ada Lovelace'),
  email: content('ada@example.com'),
  url: content('https://example.com/project.git'),
  branch: content('feature'),
  file: content('README.md'),
  commit: content('HEAD~1'),
  tag: content('v1.0.0'),
  message: content('Describe the change'),
};
type TextName = keyof typeof texts;
export const textNames = Object.keys(texts) as TextName[];

/** The values the commands are filled with; an empty value means the initial one, so that a command is always whole. */
export const placeholders = { ...texts, count: integer({ initial: 3, min: 1, max: 1000 }) };
export type Filling = Values<typeof placeholders>;

export const initialTexts = Object.fromEntries(textNames.map((name) => [name, texts[name].initial])) as Readonly<
  Record<TextName, string>
>;

/** The fault in the values, if there is any: the first error, which names its option. */
export function findProblem(filling: Filling): ToolError | undefined {
  for (const option of textNames) {
    const code = judge(option, filling[option].trim());
    if (code !== undefined) return new ToolError(code, { value: filling[option].trim() }, { option });
  }
  return undefined;
}

function judge(option: TextName, value: string): 'error.control' | 'error.dash' | 'error.refName' | undefined {
  // A terminal would obey them.
  if (/[\0-\x1f\x7f-\x9f\u2028\u2029]/.test(value)) return 'error.control';
  if (option !== 'message' && value.startsWith('-')) return 'error.dash';
  if ((option === 'branch' || option === 'tag') && value !== '' && !isRefName(value)) return 'error.refName';
  return undefined;
}

/** By the rules of `git check-ref-format --branch`, https://git-scm.com/docs/git-check-ref-format */
export const isRefName = (name: string): boolean =>
  !/[ ~^:?*[\\\0-\x1f\x7f]|\.\.|@\{|\/\/|^[-/]|[/.]$/.test(name) &&
  !name.split('/').some((part) => part === '' || part.startsWith('.') || part.endsWith('.lock')) &&
  name !== '@' &&
  name !== 'HEAD';

/** The command with its placeholders filled, each word quoted for POSIX shells where it needs to be. */
export const fill = (line: string, filling: Filling): string =>
  line
    .split(' ')
    .map((word) => {
      const filled = word.replace(/\{(\w+)\}/g, (whole, name: string) => valueOf(name, filling) ?? whole);
      return filled === word ? word : quote(filled);
    })
    .join(' ');

function valueOf(name: string, filling: Filling): string | undefined {
  if (name === 'count') return String(filling.count);
  const option = textNames.find((known) => known === name);
  return option === undefined ? undefined : filling[option].trim() || initialTexts[option];
}

/** In single quotes unless the shell takes every character as it is (a `~` only inside of a word). */
const quote = (word: string): string =>
  /^[\w@%+:,./-][\w@%+:,./~-]*$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

import { visitRegExpAST, type AST } from '@eslint-community/regexpp';
import type { RunContext } from '#engine/operation';
import { codeLanguageNames, type CodeLanguage } from './code-languages.ts';
import { compile, parse } from './compile.ts';
import { mayBeUnset } from './groups.ts';
import { writeSnippet } from './snippets.ts';
import { translate } from './translate.ts';

type Context = Pick<RunContext, 'note'>;

/** Where \d, \w and \b know all of Unicode by themselves. */
const UNICODE_CLASSES: readonly CodeLanguage[] = ['python', 'csharp', 'php', 'rust'];
/** Where \s is white space of ASCII. */
const LESS_SPACE: readonly CodeLanguage[] = ['java', 'go', 'ruby'];

/** A few lines of a language that find all matches of the pattern. What it cannot say is noted. */
export function code(
  pattern: string,
  { flags, language }: { readonly flags: string; readonly language: CodeLanguage },
  { note }: Context,
): string {
  const tree = parse({ pattern, flags }, 'input');
  if (language === 'javascript') {
    // A pattern that can be read may still be too large to run.
    compile({ pattern, flags }, 'input');
    return writeSnippet(language, pattern, flags);
  }
  const name = codeLanguageNames[language];
  const { text, missing } = translate(tree, flags, language);
  for (const feature of missing) note('warning.missing', { feature, language: name });
  if (UNICODE_CLASSES.includes(language) && /\\[dwsbDWSB]/.test(pattern))
    note('warning.unicodeClasses', { language: name });
  if (language !== 'rust' && language !== 'go' && hasUnsetReference(tree))
    note('warning.unsetReference', { language: name });
  if (LESS_SPACE.includes(language) && /\\s/i.test(pattern)) note('warning.spaces', { language: name });
  if (usesLineBreaks(tree, flags)) note('warning.lineBreaks', { language: name });
  return writeSnippet(language, text, flags);
}

function hasUnsetReference(tree: AST.Pattern): boolean {
  let isFound = false;
  visitRegExpAST(tree, { onBackreferenceEnter: (reference) => void (isFound ||= mayBeUnset(reference)) });
  return isFound;
}

/** Whether it matters what a line break is: they are \n, \r, U+2028 and U+2029 in JavaScript only. */
function usesLineBreaks(tree: AST.Pattern, flags: string): boolean {
  let isUsed = false;
  visitRegExpAST(tree, {
    onCharacterSetEnter: ({ kind }) => void (isUsed ||= kind === 'any' && !flags.includes('s')),
    onAssertionEnter: ({ kind }) => void (isUsed ||= (kind === 'start' || kind === 'end') && flags.includes('m')),
  });
  return isUsed;
}

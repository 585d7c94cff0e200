import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { ToolError, type Where } from '#engine/error';
import { placeAt } from '#lib/place';
import { FLAGS } from './flags.ts';

/** Groups and classes inside each other; deeper ones would overflow the stack of readers. */
const DEEPEST = 100;

/** The beginnings of the library's messages, and our code for each. */
export const REASONS: readonly (readonly [begin: string, code: string])[] = [
  ['Unterminated group', 'error.groupOpen'],
  ['Unmatched', 'error.groupClose'],
  ['Unterminated character class', 'error.classOpen'],
  ['Nothing to repeat', 'error.nothingToRepeat'],
  ['Range out of order', 'error.rangeOrder'],
  ['numbers out of order', 'error.quantifierOrder'],
  ['Invalid group', 'error.group'],
  ['Duplicate capture group name', 'error.duplicateName'],
  ['Invalid capture group name', 'error.groupName'],
  ['Invalid named', 'error.namedReference'],
  ['\\ at end', 'error.backslashEnd'],
  ['Invalid escape', 'error.escape'],
  ['Invalid property name', 'error.property'],
  ['Lone quantifier brackets', 'error.loneBracket'],
  ['Incomplete quantifier', 'error.loneBracket'],
  ['Invalid character in character class', 'error.classCharacter'],
  ['Invalid set operation', 'error.classCharacter'],
];

export interface Pattern {
  readonly pattern: string;
  readonly flags: string;
}

/** The owner of the pattern's text: an option of the operation, or its input. */
type Owner = 'option' | 'input';

/** The tree of a pattern, read with its flags. Throws `ToolError` with reason and place. */
export function parse({ pattern, flags }: Pattern, owner: Owner): AST.Pattern {
  checkFlags(flags);
  if (pattern === '') throw new ToolError('error.patternMissing', {}, owner === 'option' ? { option: 'pattern' } : {});
  checkDepth(pattern, owner);
  try {
    const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, modes);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw explain(error, pattern, owner);
  }
}

/** The expression, ready to run, with indices. Throws `ToolError` with reason and place. */
export function compile(given: Pattern, owner: Owner): RegExp {
  parse(given, owner);
  try {
    const expression = new RegExp(given.pattern, given.flags.includes('d') ? given.flags : `${given.flags}d`);
    // The engine refuses a pattern that is too large when it first runs, once for each width of characters.
    for (const text of ['', '\u0100']) expression.exec(text);
    expression.lastIndex = 0;
    return expression;
  } catch (error) {
    // An engine that is older than the syntax, or a pattern too large for it.
    throw explain(error, given.pattern, owner);
  }
}

/** The names of the groups by their number, from the first on; null for one without. */
export function groupNames(given: Pattern): readonly (string | null)[] {
  const names: (string | null)[] = [];
  visitRegExpAST(parse(given, 'option'), { onCapturingGroupEnter: ({ name }) => void names.push(name) });
  return names;
}

function checkFlags(flags: string): void {
  const where = { option: 'flags' };
  const wrong = [...flags].find((letter) => !FLAGS.includes(letter));
  if (wrong !== undefined) throw new ToolError('error.flag', { flag: wrong, flags: [...FLAGS].join(' ') }, where);
  const twice = [...flags].find((letter, index) => flags.indexOf(letter) < index);
  if (twice !== undefined) throw new ToolError('error.flagTwice', { flag: twice }, where);
  if (flags.includes('u') && flags.includes('v')) throw new ToolError('error.flagsUV', {}, where);
}

function checkDepth(pattern: string, owner: Owner): void {
  let depth = 0;
  for (const { 0: token, index } of pattern.matchAll(/\\[^]|[()[\]]/g)) {
    if (token === '(' || token === '[') depth += 1;
    else if (token === ')' || token === ']') depth -= 1;
    if (depth > DEEPEST) throw new ToolError('error.deep', { depth: DEEPEST }, placed(pattern, index, owner));
  }
}

/** The library stops after these; the mistake is just before. */
const BEHIND: Readonly<Record<string, RegExp>> = {
  'error.nothingToRepeat': /(?:[*+?]|\{\d+(?:,\d*)?\})\??$/,
  'error.quantifierOrder': /\{\d+,\d+\}?$/,
  'error.rangeOrder': /(?:\\[^]|[^])-(?:\\[^]|[^])$/u,
  'error.duplicateName': /\(\?<[^>]*>?$/,
  'error.property': /\\[pP]\{[^}]*\}?$/,
};

/** Where the innermost group or class begins that is never closed. */
function unclosed(pattern: string, sign: '(' | '['): number | undefined {
  const open: { readonly sign: string; readonly index: number }[] = [];
  for (const { 0: token, index } of pattern.matchAll(/\\[^]|[()[\]]/g)) {
    const isInClass = open.at(-1)?.sign === '[';
    if ((token === '[' || token === '(') && !isInClass) open.push({ sign: token, index });
    else if (token === (isInClass ? ']' : ')')) open.pop();
  }
  return open.findLast((begun) => begun.sign === sign)?.index;
}

function placed(pattern: string, index: number, owner: Owner, code = ''): Where {
  const before = BEHIND[code]?.exec(pattern.slice(0, index))?.[0] ?? '';
  const offset = Math.min(index - before.length, Math.max(0, pattern.length - 1));
  const place = placeAt(pattern, offset);
  const at = { ...place, endOffset: Math.max(place.endOffset, index) };
  return owner === 'option' ? { option: 'pattern', at } : { at };
}

function explain(error: unknown, pattern: string, owner: Owner): ToolError {
  const message = error instanceof Error ? error.message : '';
  const reason = message.replace(/^.*: /s, '');
  const index = error instanceof Error && 'index' in error ? Number(error.index) : 0;
  const code = REASONS.find(([begin]) => reason.startsWith(begin))?.[1] ?? 'error.notValid';
  const sign = code === 'error.groupOpen' ? '(' : code === 'error.classOpen' ? '[' : undefined;
  const begun = sign && unclosed(pattern, sign);
  if (begun !== undefined) return new ToolError(code, {}, placed(pattern, begun, owner));
  return new ToolError(code, { reason, sample: '{Lu}' }, placed(pattern, index, owner, code));
}

import type { RunContext } from '#engine/operation';
import { compile, groupNames, type Pattern } from './compile.ts';

export interface Group {
  readonly number: number;
  readonly name: string | null;
  /** Null where the group took no part. */
  readonly text: string | null;
  readonly start: number | null;
  readonly end: number | null;
}

export interface Match {
  readonly text: string;
  /** In UTF-16 units, as JavaScript counts. */
  readonly start: number;
  readonly end: number;
  readonly groups: readonly Group[];
}

export interface Matches {
  /** All there are, also those beyond the limit of `matches`. */
  readonly count: number;
  readonly matches: readonly Match[];
}

type Context = Pick<RunContext, 'note'>;

/** More would only make the answer heavy. */
const LISTED = 5000;

/** All matches (without g: the first) with their groups. Throws `ToolError` for a wrong pattern or flags. */
export function match(text: string, given: Pattern, { note }: Context): Matches {
  const expression = compile(given, 'option');
  const names = groupNames(given);
  const matches: Match[] = [];
  let count = 0;
  for (const found of findAll(expression, text)) {
    count += 1;
    if (matches.length < LISTED) matches.push(describe(found, names));
  }
  if (count > matches.length) note('note.listed', { count, listed: matches.length });
  return { count, matches };
}

function* findAll(expression: RegExp, text: string): Generator<RegExpExecArray> {
  const goesOn = expression.global;
  for (let found = expression.exec(text); found !== null; found = goesOn ? expression.exec(text) : null) {
    yield found;
    // A match of nothing would be found for ever.
    if (found[0] === '') expression.lastIndex = next(expression, text);
  }
}

/** One character on: with u or v a whole code point. */
function next({ lastIndex, unicode, flags }: RegExp, text: string): number {
  const isWhole = unicode || flags.includes('v');
  return lastIndex + (isWhole && (text.codePointAt(lastIndex) ?? 0) > 0xffff ? 2 : 1);
}

function describe(found: RegExpExecArray, names: readonly (string | null)[]): Match {
  const groups = found.slice(1).map((text: string | undefined, index): Group => {
    const [start, end] = found.indices?.[index + 1] ?? [];
    const name = names[index] ?? null;
    return { number: index + 1, name, text: text ?? null, start: start ?? null, end: end ?? null };
  });
  return { text: found[0], start: found.index, end: found.index + found[0].length, groups };
}

/** Replaces as `String.prototype.replace` does: `$1`, `$<name>`, `$&`, `$$` and the rest (ECMA-262, GetSubstitution). */
export function replace(text: string, given: Pattern & { readonly replacement: string }): string {
  return text.replace(compile(given, 'option'), given.replacement);
}

/** The pieces between the matches, and what groups caught, as `String.prototype.split` does; at most `limit`. */
export function split(
  text: string,
  given: Pattern & { readonly limit: number },
  { note }: Context,
): readonly (string | null)[] {
  const pieces: readonly (string | undefined)[] = text.split(compile(given, 'option'), given.limit + 1);
  if (pieces.length > given.limit) note('warning.pieces', { limit: given.limit });
  return pieces.slice(0, given.limit).map((piece) => piece ?? null);
}

export interface Checked {
  readonly line: number;
  readonly text: string;
  readonly expected: boolean;
  readonly matches: boolean;
}

/**
 * Tests, one a line: `+text` must match, `-text` must not; a space after the sign is left out, a line without a sign
 * must match, an empty one says nothing. `whole`: the match must be all of the text.
 */
export function check(tests: string, given: Pattern & { readonly whole: boolean }): readonly Checked[] {
  const flags = given.flags.replace('g', '');
  compile({ pattern: given.pattern, flags }, 'option');
  const pattern = given.whole ? `^(?:${given.pattern})$` : given.pattern;
  const expression = new RegExp(pattern, given.whole ? flags.replace('m', '') : flags);
  return tests.split(/\r\n|\n|\r/).flatMap((written, index) => {
    const [, sign, text = ''] = /^([+-]?) ?([^]*)$/.exec(written) ?? [];
    if (sign === '' && text === '') return [];
    expression.lastIndex = 0;
    return [{ line: index + 1, text, expected: sign !== '-', matches: expression.test(text) }];
  });
}

import { ToolError, type Params } from '#engine/error';
import { codeLimit } from '#engine/limits';
import type { Place } from '#lib/place';
import { shorten } from '#lib/shorten';
import type { MathNode } from 'mathjs';

/** Refuses an expression that names what it must not reach, or calls a method of a value. */
export function refuseForbidden(node: MathNode, forbidden: ReadonlySet<string>): void {
  node.traverse((part: MathNode) => {
    if ('name' in part && part.type === 'SymbolNode' && forbidden.has(part.name as string)) {
      throw new ToolError('error.forbidden', { name: part.name as string });
    }
    if (part.type === 'FunctionNode' && 'fn' in part && (part.fn as MathNode).type === 'AccessorNode') {
      throw new ToolError('error.method', { method: shorten(String(part.fn)) });
    }
  });
}

/** UTF-16 units of a message of mathjs that are shown. */
const LONGEST = 120;

interface Meaning {
  readonly says: RegExp;
  readonly code: string;
  /** What is missing, where the message says something else. */
  readonly bracket?: string;
}

/** Messages of mathjs and what they mean; the first that matches counts. Its group is the name that is wrong. */
const MEANINGS: readonly Meaning[] = [
  { says: /^Unexpected end of expression/, code: 'error.end' },
  { says: /^Parenthesis \) expected/, code: 'error.missing', bracket: ')' },
  { says: /\] expected/, code: 'error.missing', bracket: ']' },
  { says: /\} expected/, code: 'error.missing', bracket: '}' },
  { says: /^End of string (.)/, code: 'error.missing', bracket: '"' },
  { says: /^Value expected/, code: 'error.value' },
  { says: /^(?:Unexpected (?:part|operator)|Syntax error in part) "?(.*?)"? \(char/, code: 'error.part' },
  { says: /^String "(.*)" is not a valid number/, code: 'error.number' },
  { says: /^Cannot convert "(.*)" to (?:a number|BigNumber)/, code: 'error.number' },
  { says: /^\[DecimalError\] Invalid argument: (.*)$/, code: 'error.number' },
  { says: /^Undefined function (.*)$/, code: 'error.function' },
  { says: /^Undefined symbol (.*)$/, code: 'error.symbol' },
  { says: /^Unit "(.*)" not found/, code: 'error.symbol' },
  { says: /^No access to (?:property|method) "(.*)"/, code: 'error.forbidden' },
  { says: /^Cannot access method "(.*)" as a property/, code: 'error.forbidden' },
  { says: /^Units do not match/, code: 'error.units' },
  { says: /^Division by Zero/i, code: 'error.division' },
  { says: /^Cannot implicitly convert a (?:Fraction|number to a Fraction)/, code: 'error.fraction' },
  { says: /[Dd]imension|shape mismatch|must be square/, code: 'error.dimension' },
  { says: /^Index out of range/, code: 'error.index' },
  { says: /determinant is zero|not invertible/, code: 'error.singular' },
];

/** The fault in an expression, at its place in the text of it where that is known. */
export function explainError(error: unknown, text: string): ToolError {
  if (error instanceof ToolError) return at(error.code, error.params, text);
  const limit = codeLimit(error);
  if (limit instanceof ToolError) return limit;
  if (!(error instanceof Error)) throw error;
  const { message } = error;
  const { char, data } = error as { readonly char?: number; readonly data?: TypedData };
  if (data?.fn !== undefined) return ofArguments(data, text);
  const meaning = MEANINGS.find(({ says }) => says.test(message));
  if (meaning?.code === 'error.part' && typeof char === 'number' && /^,\d/.test(text.slice(char - 1))) {
    return new ToolError('error.comma', {}, { at: placeIn(char - 1, 1) });
  }
  const name = meaning?.bracket ?? meaning?.says.exec(message)?.[1];
  const code = meaning?.code ?? 'error.failed';
  const params: Params =
    meaning === undefined ? { message: shorten(message, LONGEST) } : name === undefined ? {} : { name };
  if (typeof char !== 'number') return at(code, params, text);
  const length = meaning?.bracket === undefined ? (name?.length ?? 1) : 1;
  return new ToolError(code, params, { at: placeIn(char - 1, Math.max(1, length)) });
}

/** A place in the expression; its line and column are those of the whole text, which are not known here. */
const placeIn = (offset: number, length: number): Place => ({ line: 1, column: 1, offset, endOffset: offset + length });

/** The message of typed-function for arguments that a function does not take. */
interface TypedData {
  readonly category?: string;
  readonly fn?: string;
  readonly actual?: readonly string[];
}

function ofArguments({ category, fn = '', actual }: TypedData, text: string): ToolError {
  const isCount = category === 'tooFewArgs' || category === 'tooManyArgs';
  if (isCount) return at('error.arguments', { name: fn }, text);
  return at('error.type', { name: fn, type: actual?.join(', ') ?? '?' }, text);
}

/** The error at the first place of the name that it is about. */
function at(code: string, params: Params, text: string): ToolError {
  const { name } = params;
  const offset = typeof name === 'string' ? findName(text, name) : -1;
  const said: Params = typeof name === 'string' ? { ...params, name: shorten(name, LONGEST) } : params;
  return offset < 0
    ? new ToolError(code, said)
    : new ToolError(code, said, { at: placeIn(offset, String(name).length) });
}

/** Where a name stands that is no part of another; a number may stand right before it: `2x`. */
function findName(text: string, name: string): number {
  for (let offset = text.indexOf(name); name !== '' && offset >= 0; offset = text.indexOf(name, offset + 1)) {
    if (/\w/.test(text.charAt(offset + name.length))) continue;
    const before = /[\w.]*$/.exec(text.slice(Math.max(0, offset - LONGEST), offset))?.[0] ?? '';
    if (!/[A-Za-z_]\w*$|\.$/.test(before)) return offset;
  }
  return -1;
}

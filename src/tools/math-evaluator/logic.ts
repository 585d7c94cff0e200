import { ToolError, type Params } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt, type Place } from '#lib/place';
import { calculatorFor, forbidden, type Calculator, type Settings } from './calculator.ts';
import { explainError, refuseForbidden } from './explain-error.ts';
import { createFormat, isRounded, type Look } from './format.ts';
import { readStatements, type Statement } from './statements.ts';

/** The result of a line. */
export interface Row {
  /** From 1. */
  readonly line: number;
  readonly expression: string;
  /** Null where the line is wrong. */
  readonly result: string | null;
  /** The type of the result: `number`, `Unit`, `DenseMatrix`, `function` … */
  readonly type: string | null;
  readonly error: { readonly code: string; readonly params: Params; readonly at: Place } | null;
}

export interface Options extends Settings, Look {
  readonly eachLine: boolean;
}

type Context = Pick<RunContext, 'limited' | 'note' | 'sources'>;

/** UTF-16 units of a text; a longer one is no calculation. */
const MAX_LENGTH = 100_000;

/**
 * Evaluates a text line by line; variables, functions and `ans` (the result before) hold from line to line. Throws
 * `ToolError` for the first line that is wrong, or with `eachLine` says in its row what is wrong with it.
 */
export async function evaluate(text: string, options: Options, context: Context): Promise<Row[]> {
  if (text.length > MAX_LENGTH) throw new ToolError('error.length', { limit: MAX_LENGTH });
  const calculator = calculatorFor(await import('./data/mathjs.ts'), options);
  if (/random/i.test(text)) {
    // mathjs begins anew only with a seed that differs from the one before.
    calculator.math.config({ randomSeed: null });
    calculator.math.config({ randomSeed: context.sources.random(16).join('.') });
  }
  return context.limited(() => evaluateLines(text, options, { calculator, note: context.note }));
}

interface Tools extends Pick<RunContext, 'note'> {
  readonly calculator: Calculator;
}

function evaluateLines(text: string, options: Options, tools: Tools): Row[] {
  const { math } = tools.calculator;
  const format = createFormat(math, options);
  const scope = new Map<string, unknown>([['π', math.pi]]);
  const rows: Row[] = [];
  for (const statement of readStatements(text)) {
    const { line } = statement;
    const expression = statement.text.trim();
    try {
      const values = valuesOf(math, run(statement, scope, tools));
      const value = values.at(-1);
      if (value === undefined) continue;
      scope.set('ans', value);
      const result = values.map(format).join('; ');
      remarkOn({ value, line, result }, options, tools.note);
      rows.push({ line, expression, result, type: math.typeOf(value), error: null });
    } catch (error) {
      const explained = inText(explainError(error, statement.text), statement, text);
      if (!options.eachLine) throw explained;
      const { code, params, where } = explained;
      rows.push({
        line,
        expression,
        result: null,
        type: null,
        error: { code, params, at: where.at ?? placeAt(text, statement.offset) },
      });
    }
  }
  return rows;
}

/** Signs that people write or paste, each by one of the same length, so that places stay. */
const SIGNS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '÷': '/',
  '∶': '/',
  '−': '-',
  '–': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};

function run({ text }: Statement, scope: Map<string, unknown>, { calculator }: Tools): unknown {
  const { readable, added } = withWords(text.replace(/[×·⋅÷∶−–\u00a0\u202f]/g, (sign) => SIGNS[sign] ?? sign));
  const node = parseAt(readable, added, calculator);
  refuseForbidden(node, forbidden);
  return node.compile().evaluate(scope);
}

/** `->` as `to`, between spaces, and the places of the spaces that were added. Strings stay as they are. */
function withWords(text: string): { readonly readable: string; readonly added: readonly number[] } {
  const added: number[] = [];
  const readable = text.replace(/"(?:[^"\\]|\\.)*"?|->/g, (found: string, at: number) => {
    if (found !== '->') return found;
    const before = /\s/.test(text.charAt(at - 1)) ? '' : ' ';
    const after = /\s/.test(text.charAt(at + 2)) ? '' : ' ';
    if (before !== '') added.push(at + added.length);
    if (after !== '') added.push(at + added.length + 2);
    return `${before}to${after}`;
  });
  return { readable, added };
}

/** Parses an expression; an error is at its place without the spaces that were added. */
function parseAt(readable: string, added: readonly number[], { parse }: Calculator) {
  try {
    return parse(readable);
  } catch (error) {
    if (error instanceof Error && 'char' in error && typeof error.char === 'number') {
      const { char } = error;
      error.char = char - added.filter((place) => place < char - 1).length;
    }
    throw error;
  }
}

/** The shown results of a line: of several expressions those that do not end with a semicolon. */
function valuesOf(math: Calculator['math'], value: unknown): unknown[] {
  if (math.typeOf(value) !== 'ResultSet') return value === undefined ? [] : [value];
  return (value as { readonly entries: readonly unknown[] }).entries.filter((entry) => entry !== undefined);
}

/** The error at its place in the whole text; without one of its own it is about the whole line. */
function inText({ code, params, where }: ToolError, { text, offset }: Statement, whole: string): ToolError {
  const from = where.at?.offset ?? text.search(/\S/);
  const to = where.at?.endOffset ?? text.trimEnd().length;
  const at = { ...placeAt(whole, offset + from), endOffset: offset + Math.max(to, from) };
  return new ToolError(code, params, { at });
}

interface Shown {
  readonly value: unknown;
  readonly line: number;
  readonly result: string;
}

/** The remarks on a right result that is not the whole story. */
function remarkOn({ value, line, result }: Shown, { numbers }: Options, note: RunContext['note']): void {
  if (/\bInfinity\b/.test(result)) note('note.infinite', { line });
  else if (/\bNaN\b/.test(result)) note('note.notANumber', { line });
  if (numbers === 'float' && isRounded(value)) note('note.rounded', { line });
}

/** Names of functions, with the bracket that follows, and of constants. */
export async function listNames(): Promise<string[]> {
  const { math } = calculatorFor(await import('./data/mathjs.ts'), { numbers: 'float', angle: 'radians' });
  const seen = (math.expression as unknown as { readonly mathWithTransform: Record<string, unknown> })
    .mathWithTransform;
  return Object.keys(seen)
    .filter((name) => !forbidden.has(name))
    .sort()
    .map((name) => (typeof seen[name] === 'function' ? `${name}(` : name));
}

import { ToolError, type Params } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt, type Place } from '#lib/place';
import type { MathNode } from 'mathjs';
import { calculatorFor, forbidden, type Calculator, type Settings } from './calculator.ts';
import { explainError, refuseForbidden } from './explain-error.ts';
import { createFormat, isRounded, wholeOf, type Look } from './format.ts';
import { readMeaning, toReadable } from './reading.ts';
import { readStatements, type Statement } from './statements.ts';

/** The result of a line. */
export interface Row {
  /** From 1. */
  readonly line: number;
  readonly expression: string;
  /** How the expression was read, where that is not plain: `1/2x` as `1 / 2 * x`. */
  readonly reading: string | null;
  /** Null where the line is wrong. */
  readonly result: string | null;
  /** The type of the result: `BigNumber`, `Unit`, `DenseMatrix`, `function` … */
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
      const { value: all, reading } = run(statement, scope, tools);
      const values = valuesOf(math, all);
      const value = values.at(-1);
      if (value === undefined) continue;
      scope.set('ans', value);
      const result = values.map(format).join('; ');
      remarkOn({ value, line, result }, tools);
      rows.push({ line, expression, reading, result, type: math.typeOf(value), error: null });
    } catch (error) {
      const explained = inText(explainError(error, statement.text), statement, text);
      if (!options.eachLine) throw explained;
      const { code, params, where } = explained;
      rows.push({
        line,
        expression,
        reading: null,
        result: null,
        type: null,
        error: { code, params, at: where.at ?? placeAt(text, statement.offset) },
      });
    }
  }
  return rows;
}

function run({ text }: Statement, scope: Map<string, unknown>, { calculator: { math, trust, takeRemarks } }: Tools) {
  const { text: readable, added } = toReadable(text);
  const parsed = parseAt(math.parse, readable, added);
  refuseForbidden(parsed, forbidden);
  parsed.traverse((part) => {
    if (math.isConstantNode(part) && math.isBigNumber(part.value)) trust(part.value);
  });
  const assigned = parsed.filter(isAssignment);
  const variables = new Set([...scope.keys(), ...assigned.flatMap(namesOf)]);
  const { node, reading } = readMeaning(math, parsed, variables);
  if (assigned.some(isIndexed)) for (const [name, value] of scope) scope.set(name, copyOf(math, value));
  takeRemarks();
  return { value: node.compile().evaluate(scope) as unknown, reading };
}

const isAssignment = ({ type }: MathNode): boolean => type === 'AssignmentNode' || type === 'FunctionAssignmentNode';
/** The names that an assignment gives a meaning: a variable's, or those of a function and its parameters. */
const namesOf = (node: MathNode): string[] => {
  const { name, params = [] } = node as { readonly name?: string; readonly params?: readonly string[] };
  return [...(name === undefined ? [] : [name]), ...params];
};
/** `a.x = 1` or `a[1] = 1`, which mathjs writes into a value that other variables may hold, too. */
const isIndexed = (node: MathNode): boolean => 'index' in node && node.index !== null;

/** A copy of a matrix or an object of the language; other values never change. */
function copyOf(math: Calculator['math'], value: unknown): unknown {
  if (math.isMatrix(value)) return math.clone(value);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(math, part)]));
}

/** Parses an expression; an error is at its place without the spaces that were added. */
function parseAt(parse: (text: string) => MathNode, readable: string, added: readonly number[]): MathNode {
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
function remarkOn({ value, line, result }: Shown, { calculator: { math, takeRemarks }, note }: Tools): void {
  const { usesFloats, pole } = takeRemarks();
  if (pole !== undefined) note('warning.pole', { line, name: pole });
  else if (/\bInfinity\b/.test(result)) note('warning.infinite', { line });
  else if (/\bNaN\b/.test(result)) note('warning.notANumber', { line });
  if (isRounded(value)) note('warning.rounded', { line });
  else if (usesFloats && wholeOf(math, value) === undefined) note('note.float', { line });
}

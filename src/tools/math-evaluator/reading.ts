import { ToolError } from '#engine/error';
import type { MathJsInstance, MathNode, OperatorNode } from 'mathjs';

/** What mathjs parses instead of what was typed. */
export interface Readable {
  readonly text: string;
  /** The offsets in `text` of spaces that were not typed. */
  readonly added: readonly number[];
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

/**
 * A percent sign as a name that mathjs multiplies with. It reads `10% + 20%` as the remainder of 10 and +20 %, because a
 * signed number may follow its operator `%`.
 */
const PERCENT = '℅';
/** What follows the operator `%` (remainder): a number, a name, a bracket or a string, but no operator in letters. */
const OPERAND = /^\s*(?!(?:to|in|mod|and|or|xor)\b)[\p{L}\p{N}_([{"'.]/u;
/** In `17 % -5` the sign belongs to the number. */
const SIGNED_OPERAND = /^\s+[+-](?!\s)/;

const PIECES = /"(?:[^"\\]|\\.)*"?|(?<![\p{L}\p{N}_)\]}'.])'(?:[^'\\]|\\.)*'?|->|%(?:\s+of\b)?|[×·⋅÷∶−–\u00a0\u202f]/gu;

/** An expression in the signs that mathjs knows: `÷` as `/`, `->` as `to`, `15% of 80` as a product. Strings stay. */
export function toReadable(typed: string): Readable {
  const added: number[] = [];
  const text = typed.replace(PIECES, (found: string, at: number) => {
    // A pattern that ends in `$` would look through all that stands before.
    const before = typed.slice(Math.max(0, at - 2), at);
    const after = typed.slice(at + found.length);
    // Names and numbers next to it must not become one with a word.
    const spaced = (word: string, isApart: boolean) => {
      const left = isApart && /\S$/.test(before) ? ' ' : '';
      const right = isApart && /^\S/.test(after) && word !== PERCENT ? ' ' : '';
      if (left !== '') added.push(at + added.length);
      if (right !== '') added.push(at + added.length + found.length);
      return left + word + right;
    };
    if (found === '->') return spaced('to', true);
    if (found === '%') return isRemainder(before, after) ? found : spaced(PERCENT, /[\p{L}_%]$/u.test(before));
    if (found.startsWith('%'))
      return spaced(found.replace('%', PERCENT).replace('of', '* '), /[\p{L}_%]$/u.test(before));
    return SIGNS[found] ?? found;
  });
  return { text, added };
}

const isRemainder = (before: string, after: string): boolean =>
  OPERAND.test(after) || (/\s$/.test(before) && SIGNED_OPERAND.test(after));

/** What an expression means, and how it was read, where people may read it otherwise. */
export interface Meaning {
  readonly node: MathNode;
  readonly reading: string | null;
}

/** What a value can be turned `to` that is no unit. */
const FORMS: ReadonlySet<string> = new Set(['hex', 'bin', 'oct', 'fraction']);

/** Units whose name is also a function, which no operator takes. */
const NAMED_AS_FUNCTIONS: Readonly<Record<string, string>> = { min: 'minute', sec: 'second' };
/** And one that is also a constant (Coulomb's), which needs its operator. */
const NAMED_AS_CONSTANTS: Readonly<Record<string, string>> = { coulomb: 'coulombs' };

/**
 * Gives an expression the meanings that mathjs has not: `50 + 10%` is 55, `10% + 20%` is 0.3, `255 to hex` is 0xff, `30 min`
 * is a time. `variables` are the names that have another meaning.
 */
export function readMeaning(math: MathJsInstance, parsed: MathNode, variables: ReadonlySet<string>): Meaning {
  const percentages = new Set<MathNode>();
  let isAmbiguous = false as boolean;
  const percentageOf = (value: MathNode): MathNode => {
    const node = new math.OperatorNode('/', 'divide', [value, new math.ConstantNode(100)]);
    percentages.add(node);
    return node;
  };

  const visit = (before: MathNode): MathNode => {
    const node = before.map(visit);
    if (!math.isOperatorNode(node)) return node;
    const isMeasured = isImplicit(node) || node.fn === 'to';
    node.args = node.args.map((arg) => {
      if (!isSymbol(arg) || variables.has(arg.name)) return arg;
      const unit = NAMED_AS_FUNCTIONS[arg.name] ?? (isMeasured ? NAMED_AS_CONSTANTS[arg.name] : undefined);
      return unit === undefined ? arg : new math.SymbolNode(unit);
    });
    const [left, right] = node.args as [MathNode, MathNode | undefined];
    const { op }: { readonly op: string } = node;
    if (node.fn === 'to' && isSymbol(right) && FORMS.has(right.name)) return new math.FunctionNode(right.name, [left]);
    if (op === '%') {
      isAmbiguous = true;
      node.op = 'mod';
    }
    if (node.fn === 'unaryMinus' && isOperator(left, 'pow')) {
      isAmbiguous = true;
      node.args[0] = new math.ParenthesisNode(left);
    }
    if (isImplicit(node) && isSymbol(right) && right.name === PERCENT) {
      if (!isOperator(left, 'divide') || percentages.has(left)) return percentageOf(left);
      isAmbiguous = true;
      const [dividend, divisor] = left.args as [MathNode, MathNode];
      return new math.OperatorNode('/', 'divide', [dividend, percentageOf(divisor)]);
    }
    // `1/2x` and `1/x y`
    isAmbiguous ||= (isImplicit(node) && isOperator(left, 'divide')) || (node.fn === 'divide' && isImplicit(right));
    if ((node.fn === 'add' || node.fn === 'subtract') && right !== undefined && percentages.has(right)) {
      isAmbiguous = true;
      if (percentages.has(left)) percentages.add(node);
      else node.args[1] = new math.OperatorNode('*', 'multiply', [left, right]);
    }
    return node;
  };

  const node = visit(parsed);
  node.traverse((part) => {
    if (isSymbol(part) && part.name === PERCENT) throw new ToolError('error.part', { name: '%' });
  });
  return { node, reading: isAmbiguous ? write(math, node) : null };
}

/** An expression with all its operators. */
function write(math: MathJsInstance, node: MathNode): string {
  const writeWhole = (part: MathNode) => {
    const { value } = part as { readonly value?: unknown };
    return math.isFraction(value) && value.d === 1n ? String(value.s * value.n) : undefined;
  };
  return node.toString({ implicit: 'show', handler: writeWhole });
}

const isSymbol = (node: MathNode | undefined): node is MathNode & { readonly name: string } =>
  node !== undefined && node.type === 'SymbolNode';
const isOperator = (node: MathNode | undefined, fn: string): node is OperatorNode =>
  node !== undefined && node.type === 'OperatorNode' && (node as OperatorNode).fn === fn;
const isImplicit = (node: MathNode | undefined): node is OperatorNode =>
  isOperator(node, 'multiply') && (node as OperatorNode & { readonly implicit: boolean }).implicit;

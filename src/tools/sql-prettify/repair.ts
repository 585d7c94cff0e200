import type { LayoutToken } from './layout.ts';
import type { LayoutType } from './keywords.ts';

const CLAUSES: readonly LayoutType[] = ['RESERVED_CLAUSE', 'RESERVED_SELECT', 'RESERVED_SET_OPERATION', 'LIMIT'];
const COMMENTS: readonly LayoutType[] = ['BLOCK_COMMENT', 'LINE_COMMENT', 'DISABLE_COMMENT'];

/**
 * Takes their layout from the tokens that the library's grammar cannot read as they stand: brackets without a partner,
 * clauses in brackets, CASE with statements inside, BETWEEN without AND, LIMIT without a value.
 */
export function repair(tokens: readonly LayoutToken[]): void {
  repairBrackets(tokens);
  const all = tokens.filter(({ type }) => !COMMENTS.includes(type));
  for (const [index, token] of all.entries()) {
    if (token.type === 'PROPERTY_ACCESS_OPERATOR' && !isPath(all[index - 1], all[index + 1])) token.type = 'OPERATOR';
    if (token.type === 'LIMIT' && !isValue(all[index + 1])) token.type = 'RESERVED_KEYWORD';
  }
  // From the end, so that a CASE inside another is known.
  const ends = new Map<number, number>();
  for (let index = all.length - 1; index >= 0; index -= 1) {
    const token = all[index];
    if (token?.type === 'BETWEEN' && !hasAnd(all, index)) token.type = 'RESERVED_KEYWORD';
    if (token?.type !== 'CASE') continue;
    const end = endOfCase(all, index, ends);
    if (end === undefined) token.type = 'RESERVED_KEYWORD';
    else ends.set(index, end);
  }
}

function repairBrackets(tokens: readonly LayoutToken[]): void {
  const open: LayoutToken[] = [];
  for (const token of tokens) {
    if (token.type === 'OPEN_PAREN') open.push(token);
    else if (token.type === 'CLOSE_PAREN') {
      const partner = token.raw === ')' ? '(' : token.raw === ']' ? '[' : '{';
      if (open.at(-1)?.raw === partner) open.pop();
      else if (partner !== '(') token.type = 'OPERATOR';
    } else if (CLAUSES.includes(token.type) && open.length > 0 && open.at(-1)?.raw !== '(')
      token.type = 'RESERVED_KEYWORD';
    if (token.type === 'DELIMITER') closeAll(open);
  }
  closeAll(open);
}

function closeAll(open: LayoutToken[]): void {
  for (const token of open.splice(0)) if (token.raw !== '(') token.type = 'OPERATOR';
}

const isClause = (token: LayoutToken | undefined) => token !== undefined && CLAUSES.includes(token.type);

const isPath = (before: LayoutToken | undefined, after: LayoutToken | undefined) =>
  before !== undefined &&
  ['IDENTIFIER', 'CLOSE_PAREN', 'STRING', 'NUMBER', 'RESERVED_DATA_TYPE'].includes(before.type) &&
  (after?.type === 'IDENTIFIER' || after?.type === 'ASTERISK');

const isValue = (token: LayoutToken | undefined) =>
  token !== undefined &&
  !CLAUSES.includes(token.type) &&
  !['DELIMITER', 'COMMA', 'CLOSE_PAREN', 'WHEN', 'THEN', 'ELSE', 'END'].includes(token.type);

/** Whether the AND that BETWEEN needs stands at its depth. */
function hasAnd(all: readonly LayoutToken[], from: number): boolean {
  let depth = 0;
  for (let index = from + 1; index < all.length; index += 1) {
    const token = all[index];
    const type = token?.type;
    if (type === 'OPEN_PAREN' || type === 'CASE') depth += 1;
    else if (depth > 0 && (type === 'CLOSE_PAREN' || type === 'END')) depth -= 1;
    else if (depth === 0 && type === 'AND') return index > from + 1 && isValue(all[index + 1]);
    else if (depth === 0 && (!isValue(token) || /^(?:BETWEEN|OR|XOR)$/.test(token?.text ?? ''))) return false;
  }
  return false;
}

/** Where a CASE ends that holds WHEN … THEN … and ELSE … of expressions, or undefined. */
function endOfCase(all: readonly LayoutToken[], from: number, ends: ReadonlyMap<number, number>): number | undefined {
  let depth = 0;
  let part: LayoutType = 'CASE';
  let length = 0;
  for (let index = from + 1; index < all.length; index += 1) {
    const type = all[index]?.type;
    const inner = ends.get(index);
    // One inside that does not end leaves no END for this one.
    if (inner === undefined && all[index]?.text === 'CASE') return undefined;
    if (inner !== undefined) {
      index = inner;
      length += 1;
    } else if (type === 'OPEN_PAREN') {
      depth += 1;
      length += 1;
    } else if (type === 'CLOSE_PAREN') {
      depth -= 1;
      if (depth < 0) return undefined;
    } else if (depth > 0) {
      if (type === 'DELIMITER') return undefined;
    } else if (type === 'WHEN' || type === 'THEN' || type === 'ELSE' || type === 'END') {
      const isNext = type === 'THEN' ? part === 'WHEN' : part !== 'WHEN';
      if (!isNext || (length === 0 && part !== 'CASE')) return undefined;
      if (type === 'END') return index;
      part = type;
      length = 0;
    } else if (type === 'DELIMITER' || type === 'COMMA' || isClause(all[index])) return undefined;
    else length += 1;
  }
  return undefined;
}

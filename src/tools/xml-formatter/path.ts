import { ToolError } from '#engine/error';
import { NAME } from '#formats/xml/names.ts';

/** The condition by which a step keeps the nodes it finds. `value` is undefined where the mere presence is asked. */
export type Predicate =
  | { readonly is: 'position'; readonly position: number }
  | { readonly is: 'last' }
  | {
      readonly is: 'test';
      readonly of: string;
      readonly operator: '=' | '!=' | 'contains' | 'exists';
      readonly value: string;
    };

export interface Step {
  /** `//`: in all descendants. */
  readonly isDeep: boolean;
  readonly kind: 'element' | 'attribute' | 'text';
  /** `*` finds all. */
  readonly name: string;
  readonly predicates: readonly Predicate[];
}

/* XPath 1.0, abbreviated location paths (section 2.5) with simple predicates; each must match where the last one ended. */
const sticky = (source: string) => new RegExp(source, 'uy');
const SLASHES = sticky('\\s*(//?)\\s*');
const TEST = sticky(`(@?)(${NAME}|\\*)(?![^\\s/[\\]]|\\s*\\()`);
const TEXT = sticky('text\\(\\s*\\)');
const LITERAL = `"[^"]*"|'[^']*'`;
const OPERAND = `@?${NAME}|\\.|text\\(\\s*\\)`;
const NUMBER = sticky('\\s*\\[\\s*(\\d+|last\\(\\s*\\))\\s*\\]');
const COMPARISON = sticky(`\\s*\\[\\s*(${OPERAND})\\s*(?:(!?=)\\s*(${LITERAL})\\s*)?\\]`);
const CONTAINS = sticky(`\\s*\\[\\s*contains\\(\\s*(${OPERAND})\\s*,\\s*(${LITERAL})\\s*\\)\\s*\\]`);

/** The steps of a location path. Throws `error.path` with the position (from 1) of what is not understood. */
export function parsePath(path: string): Step[] {
  let at = 0;
  const take = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at;
    const match = expression.exec(path);
    if (match !== null) at = expression.lastIndex;
    return match;
  };
  const refuse = (offset: number) => new ToolError('error.path', { position: offset + 1 }, { option: 'path' });
  const steps: Step[] = [];
  while (at < path.length) {
    const start = at;
    const slashes = take(SLASHES)?.[1];
    const isText = take(TEXT) !== null;
    const test = isText ? null : take(TEST);
    if (test === null && !isText) throw refuse(at);
    // Only elements have something in them.
    const last = steps.at(-1);
    if (last !== undefined && (slashes === undefined || last.kind !== 'element')) throw refuse(start);
    const kind = isText ? 'text' : test?.[1] === '@' ? 'attribute' : 'element';
    steps.push({ isDeep: slashes === '//', kind, name: test?.[2] ?? '*', predicates: takePredicates(take) });
    if (/^\s*$/.test(path.slice(at))) break;
  }
  return steps;
}

function takePredicates(take: (expression: RegExp) => RegExpExecArray | null): Predicate[] {
  const predicates: Predicate[] = [];
  for (;;) {
    const number = take(NUMBER)?.[1];
    const comparison = number === undefined ? take(COMPARISON) : null;
    const contains = number === undefined && comparison === null ? take(CONTAINS) : null;
    if (number !== undefined)
      predicates.push(/^\d/.test(number) ? { is: 'position', position: Number(number) } : { is: 'last' });
    else if (comparison !== null) {
      const [, of = '', operator, value = ''] = comparison;
      predicates.push({
        is: 'test',
        of,
        operator: operator === '=' || operator === '!=' ? operator : 'exists',
        value: value.slice(1, -1),
      });
    } else if (contains !== null)
      predicates.push({
        is: 'test',
        of: contains[1] ?? '',
        operator: 'contains',
        value: (contains[2] ?? '').slice(1, -1),
      });
    else return predicates;
  }
}

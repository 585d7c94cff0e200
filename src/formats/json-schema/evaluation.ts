import type { Params } from '#lib/text-error';
import type { Data, Span } from '../data/model.ts';

/** The way to a value; the root has no parent. */
export interface Path {
  readonly parent: Path | undefined;
  readonly step: string | number;
}

export const ROOT: Path = { parent: undefined, step: '' };

/**
 * What a value has against it. `code` is the keyword, or `additionalProperties` for each member that may not be there,
 * `oneOfSeveral`, and `other` for keywords that have no words of their own (`keyword` is among the parameters then).
 */
export interface Violation {
  readonly code: ViolationCode;
  readonly params: Params;
  readonly path: Path;
  /** Of the value, or of the key that may not be there. */
  readonly span: Span;
}

export type ViolationCode =
  | 'type'
  | 'enum'
  | 'const'
  | 'required'
  | 'dependentRequired'
  | 'additionalProperties'
  | 'minProperties'
  | 'maxProperties'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'format'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'oneOfSeveral'
  | 'other';

/** Violations that are kept of one value and all within it; more are only counted. */
const MOST_KEPT = 100;

/** What one schema says of one value. */
export class Verdict {
  readonly violations: Violation[] = [];
  count = 0;
  private members: Set<string | number> | undefined;

  /** `marks`: whether it is kept in mind what was looked at, for `unevaluatedProperties` and `unevaluatedItems`. */
  constructor(private readonly marks: boolean) {}

  get isGood(): boolean {
    return this.count === 0;
  }

  add(violation: Violation): void {
    this.count++;
    if (this.violations.length < MOST_KEPT) this.violations.push(violation);
  }

  /** Takes over what is wrong by another schema. */
  join({ violations, count }: Verdict): void {
    for (const violation of violations) this.add(violation);
    this.count += count - violations.length;
  }

  /** Takes over what another schema says of the same value. */
  merge(other: Verdict): void {
    this.join(other);
    if (other.isGood && other.members !== undefined) for (const member of other.members) this.mark(member);
  }

  /** A keyword has looked at this member or item. */
  mark(member: string | number): void {
    if (this.marks) (this.members ??= new Set()).add(member);
  }

  isMarked(member: string | number): boolean {
    return this.members?.has(member) === true;
  }
}

/** One schema, ready to be asked. */
export interface Schema {
  readonly data: Data;
  /** The address of its resource. */
  readonly base: string;
  /** The schema `false`. */
  readonly isNever: boolean;
  readonly checks: Check[];
}

export type Check = (data: Data, path: Path, verdict: Verdict, run: Run) => void;

/** Schemas within each other that one value may lead to; each takes a few frames of the stack. */
export const DEEPEST_SCHEMA = 1500;

export class Run {
  /** Resources that were entered on the way to the schema that is asked, the outermost first. */
  readonly scope: string[] = [];
  private depth = 0;

  constructor(
    private readonly marks: boolean,
    private readonly tooDeep: (schema: Data) => Error,
  ) {}

  evaluate(schema: Schema, data: Data, path: Path): Verdict {
    if (++this.depth > DEEPEST_SCHEMA) throw this.tooDeep(schema.data);
    const enters = schema.base !== this.scope.at(-1);
    if (enters) this.scope.push(schema.base);
    const verdict = new Verdict(this.marks);
    for (const check of schema.checks) check(data, path, verdict, this);
    if (enters) this.scope.pop();
    this.depth--;
    return verdict;
  }
}

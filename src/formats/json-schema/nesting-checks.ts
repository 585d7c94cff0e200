import { scalar, type Data, type Entry } from '../data/model.ts';
import { shorten } from '#lib/shorten';
import { typeOf } from './canonical.ts';
import type { Check, Path, Run, Schema, Verdict, Violation } from './evaluation.ts';
import { shown } from './simple-checks.ts';

/* Keywords that hold schemas (JSON Schema Core 2020-12, sections 10 and 11). */

/** What is said of a keyword that has no words of its own. */
const other = (keyword: string, path: Path, span: Data): Violation => ({
  code: 'other',
  params: { keyword },
  path,
  span,
});

export const checkNever: Check = (data, path, verdict) => verdict.add(other('false', path, data));

export const checkRequired =
  (names: readonly string[]): Check =>
  (data, path, verdict) => {
    if (data.kind !== 'map') return;
    const keys = new Set(data.entries.map(({ key }) => key));
    for (const name of names) {
      if (!keys.has(name)) verdict.add({ code: 'required', params: { key: shorten(name) }, path, span: data });
    }
  };

/** `dependentRequired`: with the key `name` there must be others. */
export const checkCompanions =
  (name: string, names: readonly string[]): Check =>
  (data, path, verdict) => {
    if (data.kind !== 'map') return;
    const keys = new Set(data.entries.map(({ key }) => key));
    if (!keys.has(name)) return;
    for (const missing of names) {
      if (keys.has(missing)) continue;
      const params = { key: shorten(missing), other: shorten(name) };
      verdict.add({ code: 'dependentRequired', params, path, span: data });
    }
  };

/** `dependentSchemas`: a map with the key `name` must fit. */
export const checkDependent =
  (name: string, schema: Schema): Check =>
  (data, path, verdict, run) => {
    if (data.kind === 'map' && data.entries.some(({ key }) => key === name)) {
      verdict.merge(run.evaluate(schema, data, path));
    }
  };

function checkMember(schema: Schema, entry: Entry, path: Path, verdict: Verdict, run: Run): void {
  const { key, keyStart, keyEnd, value } = entry;
  const inner = { parent: path, step: key };
  if (schema.isNever) {
    const span = { start: keyStart, end: keyEnd };
    verdict.add({ code: 'additionalProperties', params: { key: shorten(key) }, path: inner, span });
    return;
  }
  const found = run.evaluate(schema, value, inner);
  verdict.join(found);
  if (found.isGood) verdict.mark(key);
}

export interface Members {
  readonly named: ReadonlyMap<string, Schema>;
  readonly patterns: readonly (readonly [RegExp, Schema])[];
  readonly rest: Schema | undefined;
}

/** `properties`, `patternProperties` and `additionalProperties`. */
export const checkMembers =
  ({ named, patterns, rest }: Members): Check =>
  (data, path, verdict, run) => {
    if (data.kind !== 'map') return;
    for (const entry of data.entries) {
      const own = named.get(entry.key);
      const fitting = patterns.filter(([pattern]) => pattern.test(entry.key)).map(([, schema]) => schema);
      const schemas = own === undefined ? fitting : [own, ...fitting];
      if (schemas.length === 0 && rest !== undefined) schemas.push(rest);
      for (const schema of schemas) checkMember(schema, entry, path, verdict, run);
    }
  };

export const checkNames =
  (schema: Schema): Check =>
  (data, path, verdict, run) => {
    if (data.kind !== 'map') return;
    for (const entry of data.entries) {
      const name = scalar('string', entry.key, { start: entry.keyStart, end: entry.keyEnd });
      if (schema.isNever) checkMember(schema, entry, path, verdict, run);
      else verdict.join(run.evaluate(schema, name, { parent: path, step: entry.key }));
    }
  };

/** The first items by their place, then the rest. */
export const checkItems =
  (first: readonly Schema[], rest: Schema | undefined): Check =>
  (data, path, verdict, run) => {
    if (data.kind !== 'list') return;
    for (const [index, item] of data.items.entries()) {
      const schema = first[index] ?? rest;
      if (schema === undefined) return;
      verdict.join(run.evaluate(schema, item, { parent: path, step: index }));
      verdict.mark(index);
    }
  };

interface Contained {
  readonly schema: Schema;
  readonly least: number;
  readonly most: number;
  /** Whether what fits counts as looked at: since 2020-12. */
  readonly marks: boolean;
}

export const checkContained =
  ({ schema, least, most, marks }: Contained): Check =>
  (data, path, verdict, run) => {
    if (data.kind !== 'list') return;
    let count = 0;
    for (const [index, item] of data.items.entries()) {
      if (!run.evaluate(schema, item, { parent: path, step: index }).isGood) continue;
      count++;
      if (marks) verdict.mark(index);
    }
    if (count < least) verdict.add(other(least === 1 ? 'contains' : 'minContains', path, data));
    if (count > most) verdict.add(other('maxContains', path, data));
  };

/** `unevaluatedProperties`; must come last. */
export const checkOtherMembers =
  (schema: Schema): Check =>
  (data, path, verdict, run) => {
    if (data.kind !== 'map') return;
    for (const entry of data.entries) {
      if (!verdict.isMarked(entry.key)) checkMember(schema, entry, path, verdict, run);
    }
  };

/** `unevaluatedItems`; must come last. */
export const checkOtherItems =
  (schema: Schema): Check =>
  (data, path, verdict, run) => {
    if (data.kind !== 'list') return;
    for (const [index, item] of data.items.entries()) {
      if (verdict.isMarked(index)) continue;
      verdict.join(run.evaluate(schema, item, { parent: path, step: index }));
      verdict.mark(index);
    }
  };

export const checkAll =
  (schemas: readonly Schema[]): Check =>
  (data, path, verdict, run) => {
    for (const schema of schemas) verdict.merge(run.evaluate(schema, data, path));
  };

export const checkAny =
  (schemas: readonly Schema[]): Check =>
  (data, path, verdict, run) => {
    const found = schemas.map((schema) => run.evaluate(schema, data, path));
    const good = found.filter(({ isGood }) => isGood);
    for (const one of good) verdict.merge(one);
    if (good.length === 0) explainNone('anyOf', found, data, path, verdict);
  };

export const checkOne =
  (schemas: readonly Schema[]): Check =>
  (data, path, verdict, run) => {
    const found = schemas.map((schema) => run.evaluate(schema, data, path));
    const good = found.filter(({ isGood }) => isGood);
    const [only] = good;
    if (only === undefined) explainNone('oneOf', found, data, path, verdict);
    else if (good.length === 1) verdict.merge(only);
    else verdict.add({ code: 'oneOfSeveral', params: { value: shown(data), count: good.length }, path, span: data });
  };

/**
 * Of several alternatives that all do not fit, speaks of the one that was meant: of those for values of this type the
 * one with the fewest complaints. If that is not one alone, little can be said.
 */
function explainNone(keyword: string, found: readonly Verdict[], data: Data, path: Path, verdict: Verdict): void {
  const wrongType = ({ violations }: Verdict) => violations.find((one) => one.code === 'type' && one.path === path);
  const wrong = found.flatMap((one) => wrongType(one) ?? []);
  const [best, next] = found.filter((one) => wrongType(one) === undefined).sort((a, b) => a.count - b.count);
  if (best !== undefined && (next === undefined || best.count < next.count)) verdict.join(best);
  else if (best !== undefined) verdict.add(other(keyword, path, data));
  else {
    const expected = new Set(wrong.flatMap(({ params }) => params['expected'] ?? []).map(String));
    verdict.add({ code: 'type', params: { expected: [...expected], found: typeOf(data) }, path, span: data });
  }
}

export const checkNot =
  (schema: Schema): Check =>
  (data, path, verdict, run) => {
    if (run.evaluate(schema, data, path).isGood) verdict.add(other('not', path, data));
  };

export const checkIf =
  (condition: Schema, then: Schema | undefined, otherwise: Schema | undefined): Check =>
  (data, path, verdict, run) => {
    const found = run.evaluate(condition, data, path);
    if (found.isGood) verdict.merge(found);
    const next = found.isGood ? then : otherwise;
    if (next !== undefined) verdict.merge(run.evaluate(next, data, path));
  };

/** A `$ref`; `choose` finds what a dynamic one leads to on the way that was taken. */
export const checkRef =
  (target: Schema, choose: (scope: readonly string[]) => Schema | undefined): Check =>
  (data, path, verdict, run) =>
    verdict.merge(run.evaluate(choose(run.scope) ?? target, data, path));

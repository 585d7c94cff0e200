import { isCollection, type Data, type DataMap, type DataScalar, type Span } from '../data/model.ts';
import type { Fail } from '#lib/text-error';
import { DEEPEST_SCHEMA, Run, ROOT, type Check, type Schema, type Verdict } from './evaluation.ts';
import { valueOf } from './keywords.ts';
import * as nesting from './nesting-checks.ts';
import { SchemaIndex, type SchemaFault } from './schema-index.ts';
import * as simple from './simple-checks.ts';

/**
 * A JSON Schema of draft 4, 6, 7, 2019-09 or 2020-12 (by its `$schema`, else 2020-12), read and ready. It is interpreted:
 * no code is made from it. Numbers are compared by all their digits. References lead within the document only.
 */
export class JsonSchema {
  private readonly index: SchemaIndex;
  private readonly schemas = new Map<Data, Schema>();
  private readonly waiting: [DataMap, Schema][] = [];
  private readonly root: Schema;

  /** Reads `data`, which was written as `text`. Throws what `fail` makes of a `SchemaFault`, with its place in the text. */
  constructor(data: Data, text: string, fail: Fail<SchemaFault>) {
    this.index = new SchemaIndex(data, text, fail);
    if (data.kind !== 'map' && data.kind !== 'boolean') throw this.index.error('root', {}, data);
    this.root = this.schemaOf(data);
    // One by one, so that a long chain of references takes no stack.
    for (let next = this.waiting.pop(); next !== undefined; next = this.waiting.pop()) {
      const [map, schema] = next;
      schema.checks.push(...this.checksOf(map, schema.base));
    }
  }

  /**
   * The faults of a value. Recursive along value and schema: throws `depth` where that goes on without end. A hostile
   * `pattern` may take for ever, so it belongs into a thread with a limit.
   */
  check(data: Data): Verdict {
    const run = new Run(this.index.tracks, (schema) => this.index.error('depth', { limit: DEEPEST_SCHEMA }, schema));
    return run.evaluate(this.root, data, ROOT);
  }

  private schemaOf(data: Data): Schema {
    let schema = this.schemas.get(data);
    if (schema === undefined) {
      const isNever = data.kind === 'boolean' && data.text === 'false';
      schema = { data, base: this.index.baseOf(data), isNever, checks: isNever ? [nesting.checkNever] : [] };
      this.schemas.set(data, schema);
      if (data.kind === 'map') this.waiting.push([data, schema]);
    }
    return schema;
  }

  private checksOf(map: DataMap, base: string): Check[] {
    const reference = valueOf(map, '$ref');
    // Beside a `$ref` the old drafts know nothing else.
    if (this.index.dialect < 2019 && reference !== undefined) return this.references(map, base);
    return [
      ...this.references(map, base),
      ...this.ofValue(map),
      ...this.ofText(map),
      ...this.ofMap(map),
      ...this.ofList(map),
      ...this.combined(map),
      ...this.last(map),
    ];
  }

  private optional(map: DataMap, key: string): Schema | undefined {
    const data = valueOf(map, key);
    return data === undefined ? undefined : this.schemaOf(data);
  }

  private schemasOf(map: DataMap, key: string): Schema[] {
    const list = valueOf(map, key);
    return list?.kind === 'list' ? list.items.map((item) => this.schemaOf(item)) : [];
  }

  private references(map: DataMap, base: string): Check[] {
    const checks: Check[] = [];
    const reference = scalarOf(map, '$ref');
    if (reference !== undefined) {
      const target = this.schemaOf(this.index.resolve(reference, base).data);
      checks.push(nesting.checkRef(target, () => undefined));
    }
    const dynamic = scalarOf(map, '$dynamicRef');
    if (dynamic !== undefined) {
      const { data, dynamic: name } = this.index.resolve(dynamic, base);
      const anchorOf = (other: string) => (name === undefined ? undefined : this.index.dynamicAnchor(other, name));
      checks.push(this.dynamicRef(data, anchorOf));
    }
    if (valueOf(map, '$recursiveRef') !== undefined) {
      const isOpen = this.index.recursiveAnchor(base) !== undefined;
      const anchorOf = (other: string) => (isOpen ? this.index.recursiveAnchor(other) : undefined);
      checks.push(this.dynamicRef(this.index.resource(base), anchorOf));
    }
    return checks;
  }

  /** Leads to the outermost resource on the way that has the anchor, else to `data`. */
  private dynamicRef(data: Data, anchorOf: (base: string) => Data | undefined): Check {
    const targets = new Map<string, Schema>();
    for (const base of this.index.addresses) {
      const target = anchorOf(base);
      if (target !== undefined) targets.set(base, this.schemaOf(target));
    }
    return nesting.checkRef(this.schemaOf(data), (scope) => {
      const outermost = scope.find((base) => targets.has(base));
      return outermost === undefined ? undefined : targets.get(outermost);
    });
  }

  private ofValue(map: DataMap): Check[] {
    const checks: Check[] = [];
    const type = valueOf(map, 'type');
    if (type !== undefined) checks.push(simple.checkType(textsOf(type), this.index.dialect === 4));
    const values = valueOf(map, 'enum');
    if (values?.kind === 'list') checks.push(simple.checkEnum(values.items));
    const value = valueOf(map, 'const');
    if (value !== undefined) checks.push(simple.checkConst(value));
    for (const side of ['inimum', 'aximum'] as const) {
      const [plain, exclusive] = [`m${side}`, `exclusiveM${side}`] as const;
      const limit = scalarOf(map, plain);
      const edge = scalarOf(map, exclusive);
      // A flag beside the limit, in draft 4.
      const isEdge = edge?.kind === 'boolean' && edge.text === 'true';
      if (limit !== undefined) checks.push(simple.checkBound(isEdge ? exclusive : plain, limit.text));
      if (edge !== undefined && edge.kind !== 'boolean') checks.push(simple.checkBound(exclusive, edge.text));
    }
    const unit = scalarOf(map, 'multipleOf');
    if (unit !== undefined) checks.push(simple.checkMultiple(unit.text));
    return checks;
  }

  private sizes(map: DataMap, what: 'Length' | 'Items' | 'Properties'): Check[] {
    return (['min', 'max'] as const).flatMap((side) => {
      const limit = scalarOf(map, `${side}${what}`);
      return limit === undefined ? [] : [simple.checkSize(`${side}${what}`, limit.text)];
    });
  }

  private ofText(map: DataMap): Check[] {
    const checks = this.sizes(map, 'Length');
    const pattern = scalarOf(map, 'pattern');
    if (pattern !== undefined) checks.push(simple.checkPattern(this.pattern(pattern.text, pattern)));
    const format = scalarOf(map, 'format');
    const check = format !== undefined && this.index.checksFormats ? simple.checkFormat(format.text) : undefined;
    if (check !== undefined) checks.push(check);
    return checks;
  }

  private ofMap(map: DataMap): Check[] {
    const checks = this.sizes(map, 'Properties');
    const required = valueOf(map, 'required');
    if (required !== undefined) checks.push(nesting.checkRequired(textsOf(required)));
    const named = new Map(entriesOf(map, 'properties').map(({ key, value }) => [key, this.schemaOf(value)]));
    const patterns = entriesOf(map, 'patternProperties').map(
      ({ key, keyStart, keyEnd, value }) =>
        [this.pattern(key, { start: keyStart, end: keyEnd }), this.schemaOf(value)] as const,
    );
    const rest = this.optional(map, 'additionalProperties');
    if (named.size > 0 || patterns.length > 0 || rest !== undefined) {
      checks.push(nesting.checkMembers({ named, patterns, rest }));
    }
    const names = this.optional(map, 'propertyNames');
    if (names !== undefined) checks.push(nesting.checkNames(names));
    for (const keyword of ['dependentRequired', 'dependentSchemas', 'dependencies']) {
      for (const { key, value } of entriesOf(map, keyword)) {
        if (value.kind === 'list') checks.push(nesting.checkCompanions(key, textsOf(value)));
        else checks.push(nesting.checkDependent(key, this.schemaOf(value)));
      }
    }
    return checks;
  }

  private ofList(map: DataMap): Check[] {
    const checks = this.sizes(map, 'Items');
    if (scalarOf(map, 'uniqueItems')?.text === 'true') checks.push(simple.checkUnique);
    // A list of items is `prefixItems` before 2020-12, and `additionalItems` are the rest.
    const isTuple = valueOf(map, 'items')?.kind === 'list';
    const first = this.schemasOf(map, isTuple ? 'items' : 'prefixItems');
    const rest = this.optional(map, isTuple ? 'additionalItems' : 'items');
    if (first.length > 0 || rest !== undefined) checks.push(nesting.checkItems(first, rest));
    const schema = this.optional(map, 'contains');
    if (schema !== undefined) {
      const least = Number(scalarOf(map, 'minContains')?.text ?? 1);
      const most = Number(scalarOf(map, 'maxContains')?.text ?? Infinity);
      checks.push(nesting.checkContained({ schema, least, most, marks: this.index.dialect === 2020 }));
    }
    return checks;
  }

  private combined(map: DataMap): Check[] {
    const checks: Check[] = [];
    for (const [keyword, make] of [
      ['allOf', nesting.checkAll],
      ['anyOf', nesting.checkAny],
      ['oneOf', nesting.checkOne],
    ] as const) {
      const schemas = this.schemasOf(map, keyword);
      if (schemas.length > 0) checks.push(make(schemas));
    }
    const not = this.optional(map, 'not');
    if (not !== undefined) checks.push(nesting.checkNot(not));
    const condition = this.optional(map, 'if');
    if (condition !== undefined) {
      checks.push(nesting.checkIf(condition, this.optional(map, 'then'), this.optional(map, 'else')));
    }
    return checks;
  }

  private last(map: DataMap): Check[] {
    const members = this.optional(map, 'unevaluatedProperties');
    const items = this.optional(map, 'unevaluatedItems');
    return [
      ...(members === undefined ? [] : [nesting.checkOtherMembers(members)]),
      ...(items === undefined ? [] : [nesting.checkOtherItems(items)]),
    ];
  }

  /** With the flag u as JSON Schema asks, or without it where the pattern is only right so. */
  private pattern(source: string, span: Span): RegExp {
    for (const flags of ['u', '']) {
      try {
        return new RegExp(source, flags);
      } catch {
        continue;
      }
    }
    throw this.index.error('pattern', { pattern: source }, span);
  }
}

function scalarOf(map: DataMap, key: string): DataScalar | undefined {
  const value = valueOf(map, key);
  return value === undefined || isCollection(value) ? undefined : value;
}

function entriesOf(map: DataMap, key: string): DataMap['entries'] {
  const value = valueOf(map, key);
  return value?.kind === 'map' ? value.entries : [];
}

/** The texts of a list, or a text alone. */
const textsOf = (data: Data): string[] => {
  const items = data.kind === 'list' ? data.items : [data];
  return items.flatMap((item) => (item.kind === 'string' ? [item.text] : []));
};

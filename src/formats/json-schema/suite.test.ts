import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scalar, type Data } from '../data/model.ts';
import { dataOfJson } from '../json/read-data.ts';
import { readJson } from '../json/read.ts';
import { TextError } from '#lib/text-error';
import { textOf, valueOf } from './keywords.ts';
import { JsonSchema } from './schema.ts';
import { refused, unclaimed, unclaimedFormats, type Draft } from './suite-exceptions.ts';

/*
 * The whole JSON Schema Test Suite (github.com/json-schema-org/JSON-Schema-Test-Suite, 47958f8, MIT) for the drafts
 * that are claimed, with its optional cases. Cases that are not claimed are named in `suite-exceptions.ts`.
 */

const folder = join(import.meta.dirname, '../../../tests/suites/json-schema');
const FORMATS = 'optional/format/';

const drafts: readonly (readonly [Draft, uri: string, caseCount: number])[] = [
  ['draft4', 'http://json-schema.org/draft-04/schema#', 821],
  ['draft6', 'http://json-schema.org/draft-06/schema#', 1080],
  ['draft7', 'http://json-schema.org/draft-07/schema#', 1383],
  ['draft2019-09', 'https://json-schema.org/draft/2019-09/schema', 1778],
  ['draft2020-12', 'https://json-schema.org/draft/2020-12/schema', 1788],
];

const itemsOf = (data: Data | undefined): readonly Data[] => {
  if (data?.kind !== 'list') throw new Error('This is no list.');
  return data.items;
};
const memberOf = (data: Data, key: string): Data => {
  const value = data.kind === 'map' ? valueOf(data, key) : undefined;
  if (value === undefined) throw new Error(`There is no “${key}”.`);
  return value;
};
const descriptionOf = (data: Data) => (data.kind === 'map' && textOf(data, 'description')) || '';
const isTrue = (data: Data) => data.kind === 'boolean' && data.text === 'true';

/** By our own reader, as `JSON.parse` would round numbers. */
function readFile(draft: Draft, name: string) {
  const text = readFileSync(join(folder, draft, `${name}.json`), 'utf8');
  const groups = itemsOf(dataOfJson(readJson(text, { mode: 'strict' }))[0]).map((group) => ({
    id: `${name}: ${descriptionOf(group)}`,
    schema: memberOf(group, 'schema'),
    cases: itemsOf(memberOf(group, 'tests')).map((one) => ({
      id: `${name}: ${descriptionOf(group)}: ${descriptionOf(one)}`,
      data: memberOf(one, 'data'),
      isValid: isTrue(memberOf(one, 'valid')),
    })),
  }));
  return { name, text, groups };
}

/** `uri` as its `$schema`, where it has none; without `uri` it has none. */
function withDialect(schema: Data, uri: string | undefined): Data {
  if (schema.kind !== 'map') return schema;
  const hasOwn = valueOf(schema, '$schema') !== undefined;
  if (uri === undefined) return { ...schema, entries: schema.entries.filter(({ key }) => key !== '$schema') };
  if (hasOwn) return schema;
  const value = scalar('string', uri, schema);
  return { ...schema, entries: [{ key: '$schema', keyStart: 0, keyEnd: 0, value }, ...schema.entries] };
}

describe.each(drafts)('JSON Schema Test Suite, %s', (draft, uri, caseCount) => {
  const files = readdirSync(join(folder, draft), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFile(draft, name.replaceAll('\\', '/').replace('.json', '')));
  const expected = (list: ReadonlyMap<string, readonly Draft[]>, file: string) =>
    [...list].flatMap(([id, where]) => (where.includes(draft) && id.startsWith(`${file}: `) ? [id] : [])).sort();

  it('has all its cases, and all exceptions are among them', () => {
    const groups = files.flatMap((file) => file.groups);
    expect(groups.flatMap(({ cases }) => cases)).toHaveLength(caseCount);
    const ids = new Set(groups.flatMap(({ id, cases }) => [id, ...cases.map((one) => one.id)]));
    for (const [id, where] of [...refused, ...unclaimed]) if (where.includes(draft)) expect(ids).toContain(id);
  });

  it.each(files)('$name', ({ name, text, groups }) => {
    const format = name.startsWith(FORMATS) ? name.slice(FORMATS.length) : undefined;
    // From 2019-09 on, `format` is checked without `$schema` only.
    const dialect = format !== undefined && draft.startsWith('draft20') ? undefined : uri;
    const refusedHere: string[] = [];
    const wrong: string[] = [];
    for (const { id, schema, cases } of groups) {
      let checker: JsonSchema;
      try {
        checker = new JsonSchema(withDialect(schema, dialect), text, (...of) => new TextError(...of));
      } catch (error) {
        expect(error).toMatchObject({ code: 'remote' });
        refusedHere.push(id);
        continue;
      }
      wrong.push(...cases.filter(({ data, isValid }) => checker.check(data).isGood !== isValid).map((one) => one.id));
    }
    expect(refusedHere.sort()).toEqual(expected(refused, name));
    if (format !== undefined && unclaimedFormats.includes(format)) expect(wrong).not.toEqual([]);
    else expect(wrong.sort()).toEqual(expected(unclaimed, name));
  });
});

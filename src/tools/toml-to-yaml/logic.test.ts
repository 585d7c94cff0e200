import fc from 'fast-check';
import { parse as parseToml, stringify } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testContext } from '#engine/context.test-support';
import { initialValues } from '#engine/options';
import { convert } from './logic.ts';
import * as operations from './operations.ts';

type Options = Parameters<typeof convert>[1];

const run = (text: string, options: Partial<Options> = {}) =>
  convert(text, { ...initialValues(operations.convert.options), ...options }, testContext().context.note);

/** The first example of toml.io, without its dates. */
const TOML_IO = `title = "TOML Example"
[owner]
name = "Tom Preston-Werner"
[database]
enabled = true
ports = [ 8000, 8001, 8002 ]
data = [ ["delta", "phi"], [3.14] ]
temp_targets = { cpu = 79.5, case = 72.0 }
[servers]
[servers.alpha]
ip = "10.0.0.1"
role = "frontend"
`;

describe('TOML to YAML', () => {
  it.each(['block', 'compact', 'flow'] as const)('means the same to another reader, laid out as %s', (layout) => {
    expect(parse(run(TOML_IO, { layout }))).toEqual(parseToml(TOML_IO));
  });
  it('holds any text that another writer has written, as key and as value', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.dictionary(text, text, { noNullPrototype: true, minKeys: 1 }), (table) => {
        expect(parse(run(stringify(table)))).toEqual(table);
      }),
    );
  });
  it('keeps infinite numbers, and comments beside what they are about', () => {
    expect(run('a = -inf # low\n')).toBe('a: -.inf # low\n');
    expect(run('# top\n[t]\n# about x\nx = 1\n')).toBe('# top\nt:\n  # about x\n  x: 1\n');
  });
});

import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'convert',
    input: `# Package settings
title = "TOML example"
id = 9223372036854775807
rate = 1.10

[owner]
name = "Ada"
born = 1979-05-27T07:32:00-08:00

[[servers]] # the first
host = "alpha"
ports = [8000, 8001]

[[servers]]
host = "beta"
ports = []
`,
    output: `{
   "title": "TOML example",
   "id": 9223372036854775807,
   "rate": 1.10,
   "owner": {
      "name": "Ada",
      "born": "1979-05-27T07:32:00-08:00"
   },
   "servers": [
      {
         "host": "alpha",
         "ports": [
            8000,
            8001
         ]
      },
      {
         "host": "beta",
         "ports": []
      }
   ]
}`,
    notes: ['data.note.datesText', 'data.warning.comments'],
  },
  { operation: 'convert', input: '', output: '' },
  { operation: 'convert', input: '#\n', output: '' },
  {
    operation: 'convert',
    input: 'b = 1e400\na = 1',
    options: { sortKeys: true, indent: 0 },
    output: '{"a":1,"b":1e400}',
    notes: ['data.warning.numbersBeyond64'],
  },
  {
    operation: 'convert',
    input: 'a = 0xDEADBEEF\nb.c = -inf',
    options: { indent: 0 },
    output: '{"a":3735928559,"b":{"c":null}}',
    notes: ['data.warning.notFiniteNull'],
  },
  {
    operation: 'convert',
    input: 'd = 1979-05-27T00:32:00-07:00',
    options: { dates: 'utc', indent: 0 },
    output: '{"d":"1979-05-27T07:32:00Z"}',
    notes: ['data.note.datesText'],
  },
  {
    operation: 'convert',
    input: '# c\na = 1 # one',
    options: { comments: true, indent: 2 },
    output: '{\n  // c\n  "a": 1 // one\n}',
  },
  { operation: 'convert', input: 'a = {\n  b = 1,\n}', options: { indent: 0 }, output: '{"a":{"b":1}}' },
  { operation: 'convert', input: 'a = {\n  b = 1,\n}', options: { version: '1.0' }, error: 'toml.version11' },
  { operation: 'convert', input: 'a = inf', options: { notFinite: 'error' }, error: 'data.notFinite.error' },
  {
    operation: 'convert',
    input: 'a = inf',
    options: { notFinite: 'text', indent: 0 },
    output: '{"a":"inf"}',
    notes: ['data.warning.notFiniteText'],
  },
  { operation: 'convert', input: 'd = 2021-02-30', error: 'toml.noSuchDay' },
  { operation: 'convert', input: 'a = 1\na = 2', error: 'toml.keyTwice' },
] satisfies Example<typeof operations>[];

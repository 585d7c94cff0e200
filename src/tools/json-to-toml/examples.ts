import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'convert',
    input: `{
  "title": "TOML example",
  "version": "1.10",
  "rate": 1.0,
  "released": "2026-11-21",
  "owner": { "name": "Ada", "home page": "https://example.com" },
  "servers": [
    { "host": "alpha", "ports": [8000, 8001] },
    { "host": "beta", "ports": [] }
  ]
}
`,
    output: `title = "TOML example"
version = "1.10"
rate = 1.0
released = "2026-11-21"

[owner]
name = "Ada"
"home page" = "https://example.com"

[[servers]]
host = "alpha"
ports = [8000, 8001]

[[servers]]
host = "beta"
ports = []
`,
  },
  { operation: 'convert', input: '', output: '' },
  {
    operation: 'convert',
    input: '{"":1,"a.b":{"c":[{"d":1},{"d":2}]}}',
    output: '"" = 1\n\n[["a.b".c]]\nd = 1\n\n[["a.b".c]]\nd = 2\n',
  },
  {
    operation: 'convert',
    input: '{"a":null,"b":[1,null],"c":{"d":null}}',
    output: 'b = [1]\n\n[c]\n',
    notes: ['data.warning.nullsOmitted'],
  },
  {
    operation: 'convert',
    input: '{"a":null}',
    options: { nulls: 'text' },
    output: 'a = ""\n',
    notes: ['data.warning.nullsText'],
  },
  { operation: 'convert', input: '{"a":null}', options: { nulls: 'error' }, error: 'data.null.error' },
  { operation: 'convert', input: '{"a":9223372036854775808}', error: 'data.number' },
  {
    operation: 'convert',
    input: '{"a":9223372036854775808,"b":1E400}',
    options: { numbers: 'text' },
    output: 'a = "9223372036854775808"\nb = "1E400"\n',
    notes: ['data.warning.numbersText'],
  },
  {
    operation: 'convert',
    input: '{"d":"1979-05-27T00:32:00-07:00","t":"07:32:00","n":"2021-02-30"}',
    options: { dates: true },
    output: 'd = 1979-05-27T00:32:00-07:00\nt = 07:32:00\nn = "2021-02-30"\n',
    notes: ['data.note.datesMade'],
  },
  {
    operation: 'convert',
    input: '{"p":{"x":1,"y":2}}',
    options: { inlineWidth: 40 },
    output: 'p = { x = 1, y = 2 }\n',
  },
  {
    operation: 'convert',
    input: '// c\n{"b":1, "a":2}',
    options: { sortKeys: true, comments: false },
    output: 'a = 2\nb = 1\n',
    notes: ['data.warning.comments'],
  },
  {
    operation: 'convert',
    input: '{"a":NaN,"b":-0}',
    output: 'a = nan\nb = 0\n',
    notes: ['data.warning.notFiniteKept'],
  },
  { operation: 'convert', input: '[1]', error: 'data.rootList' },
  { operation: 'convert', input: '"a"', error: 'data.rootScalar' },
  { operation: 'convert', input: '{"a":1}\n{"a":2}', error: 'data.severalToml' },
  { operation: 'convert', input: '{"a":"\\ud800"}', error: 'data.loneSurrogate' },
  { operation: 'convert', input: '{"a":', error: 'json.unclosedObject' },
] satisfies Example<typeof operations>[];

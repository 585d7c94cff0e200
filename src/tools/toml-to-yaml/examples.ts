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
    output: `# Package settings
title: TOML example
id: 9223372036854775807
rate: 1.10
owner:
  name: Ada
  born: 1979-05-27T07:32:00-08:00
servers:
  - # the first
    host: alpha
    ports:
      - 8000
      - 8001
  - host: beta
    ports: []
`,
  },
  { operation: 'convert', input: '', output: '' },
  { operation: 'convert', input: '#\n', output: '' },
  {
    operation: 'convert',
    input: 'a = [1, 2]\nt = 07:32:00\nd = 1979-05-27T00:32:00-07:00',
    options: { layout: 'compact', dates: 'utc' },
    output: 'a: [1, 2]\nt: "07:32:00"\nd: 1979-05-27T07:32:00Z\n',
    notes: ['data.note.timesText'],
  },
  {
    operation: 'convert',
    input: 'a = 1979-05-27 07:32\nb = "1979-05-27"',
    output: 'a: 1979-05-27 07:32:00\nb: "1979-05-27"\n',
  },
  {
    operation: 'convert',
    input: 'b = 9223372036854775808\na = 1',
    options: { sortKeys: true },
    output: 'a: 1\nb: 9223372036854775808\n',
    notes: ['data.warning.numbersBeyond64'],
  },
  { operation: 'convert', input: '# c\na = inf # one', output: '# c\na: .inf # one\n' },
  {
    operation: 'convert',
    input: '# c\na = "no" # one',
    options: { comments: false, quotes: 'single' },
    output: "a: 'no'\n",
    notes: ['data.warning.comments'],
  },
  {
    operation: 'convert',
    input: 'a = "no"\nl = [1]',
    options: { safe11: false, indent: 4, indentLists: false },
    output: 'a: no\nl:\n- 1\n',
  },
  { operation: 'convert', input: '[a]\n[a]', error: 'toml.tableTwice' },
  { operation: 'convert', input: 'a = 1 b = 2', error: 'toml.lineEnd' },
] satisfies Example<typeof operations>[];

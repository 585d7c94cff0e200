import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'convert',
    input: `# Deployment
name: web
replicas: 3
rate: 1.0
limits: { cpu: 0.5, memory: 512Mi } # per pod
env:
  - name: MODE
    value: "production"
  - name: LEVEL
    value: info
`,
    output: `# Deployment
name = "web"
replicas = 3
rate = 1.0

[limits] # per pod
cpu = 0.5
memory = "512Mi"

[[env]]
name = "MODE"
value = "production"

[[env]]
name = "LEVEL"
value = "info"
`,
  },
  { operation: 'convert', input: '', output: '' },
  { operation: 'convert', input: 'a: 1\nb: {c: [x, y]}', output: 'a = 1\n\n[b]\nc = ["x", "y"]\n' },
  {
    operation: 'convert',
    input: 'a b: ~\nc: .inf\nd: -.nan',
    output: 'c = inf\nd = "-.nan"\n',
    notes: ['data.warning.nullsOmitted'],
  },
  {
    operation: 'convert',
    input: 'a: ~',
    options: { nulls: 'text' },
    output: 'a = ""\n',
    notes: ['data.warning.nullsText'],
  },
  { operation: 'convert', input: 'a: ~', options: { nulls: 'error' }, error: 'data.null.error' },
  {
    operation: 'convert',
    input: 'base: &b {x: 1}\nc:\n  <<: *b\n  y: 2',
    output: '[base]\nx = 1\n\n[c]\nx = 1\ny = 2\n',
    notes: ['data.note.aliases', 'data.note.merges'],
  },
  {
    operation: 'convert',
    input: 't: "2001-12-14"\nd: 2001-12-14\ne: 2001-12-14 21:59:43 -5\nc: !!timestamp "2001-12-14"',
    options: { dates: true, sortKeys: true },
    output: 'c = 2001-12-14\nd = 2001-12-14\ne = "2001-12-14 21:59:43 -5"\nt = "2001-12-14"\n',
    notes: ['data.note.datesMade', 'data.note.timestamps'],
  },
  {
    operation: 'convert',
    input: 'p: {x: 1, y: 2} # here',
    options: { inlineWidth: 40, comments: false },
    output: 'p = { x = 1, y = 2 }\n',
    notes: ['data.warning.comments'],
  },
  {
    operation: 'convert',
    input: 'n: 9223372036854775808',
    options: { numbers: 'text' },
    output: 'n = "9223372036854775808"\n',
    notes: ['data.warning.numbersText'],
  },
  { operation: 'convert', input: 'n: 9223372036854775808', error: 'data.number' },
  { operation: 'convert', input: '- 1', error: 'data.rootList' },
  { operation: 'convert', input: 'a: 1\n---\nb: 2', error: 'data.severalToml' },
  { operation: 'convert', input: 'hello', error: 'data.rootScalar' },
  { operation: 'convert', input: 'a: "\\ud800"', error: 'data.loneSurrogate' },
  { operation: 'convert', input: 'a: [1', error: 'yaml.unclosedFlow' },
] satisfies Example<typeof operations>[];

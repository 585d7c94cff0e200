import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'convert',
    input: `# The shop's settings
defaults: &defaults
  currency: EUR
  retries: 3

shop:
  <<: *defaults
  name: "Lamps & more"
  account: 17478252242305210114
  rate: 1.10
  open: 2026-11-21
  tags: [home, light]
  notes: |
    First line
    Second line
`,
    output:
      '{\n   "defaults": {\n      "currency": "EUR",\n      "retries": 3\n   },\n   "shop": {\n      "currency": "EUR",\n      "retries": 3,\n      "name": "Lamps & more",\n      "account": 17478252242305210114,\n      "rate": 1.10,\n      "open": "2026-11-21",\n      "tags": [\n         "home",\n         "light"\n      ],\n      "notes": "First line\\nSecond line\\n"\n   }\n}',
    notes: ['data.note.aliases', 'data.note.merges', 'data.note.timestamps', 'data.warning.comments'],
  },
  { operation: 'convert', input: '', output: '' },
  { operation: 'convert', input: 'a: 1', options: { indent: 0 }, output: '{"a":1}' },
  { operation: 'convert', input: '- ~', output: '[\n   null\n]' },
  { operation: 'convert', input: 'false', output: 'false' },
  {
    operation: 'convert',
    input: 'a: 1\n---\nb: 2',
    options: { indent: 0 },
    output: '[{"a":1},{"b":2}]',
    notes: ['data.note.documents'],
  },
  {
    operation: 'convert',
    input: '# c\na: 1 # one\nb:\n  # in\n  - 2\n',
    options: { comments: true, indent: 2 },
    output: '{\n  // c\n  "a": 1, // one\n  // in\n  "b": [\n    2\n  ]\n}',
  },
  {
    operation: 'convert',
    input: 'a.b: 1\na.c: 2\nd: 3',
    options: { nest: true, indent: 0 },
    output: '{"a":{"b":1,"c":2},"d":3}',
  },
  {
    operation: 'convert',
    input: '[.inf, .nan]',
    options: { indent: 0 },
    output: '[null,null]',
    notes: ['data.warning.notFiniteNull'],
  },
  {
    operation: 'convert',
    input: '[-.inf]',
    options: { indent: 0, notFinite: 'text' },
    output: '["-inf"]',
    notes: ['data.warning.notFiniteText'],
  },
  { operation: 'convert', input: '[.inf]', options: { notFinite: 'error' }, error: 'data.notFinite.error' },
  {
    operation: 'convert',
    input: 'a: 0o14\nb: 014\nc: 1.10',
    options: { indent: 0 },
    output: '{"a":12,"b":14,"c":1.10}',
    notes: ['data.warning.leadingZero'],
  },
  {
    operation: 'convert',
    input: '- yes\n- !Ref x\n- !!binary aGk=\n- {1: a}',
    options: { indent: 0 },
    output: '["yes","x","aGk=",{"1":"a"}]',
    notes: ['data.note.words', 'data.warning.tags', 'data.note.binary', 'data.note.keys'],
  },
  {
    operation: 'convert',
    input: '- 1e3\n- -0\n- 1.5e+3',
    options: { indent: 0 },
    output: '[1e3,-0,1.5e+3]',
    notes: ['data.note.floats'],
  },
  { operation: 'convert', input: '# nothing', output: 'null' },
  {
    operation: 'convert',
    input: '\uFEFFa: 1',
    options: { indent: 0 },
    output: '{"a":1}',
    notes: ['data.note.byteOrderMark'],
  },
  { operation: 'convert', input: 'a: 1\na: 2', error: 'yaml.duplicateKey' },
  { operation: 'convert', input: 'a: *b', error: 'yaml.unknownAlias' },
  { operation: 'convert', input: 'a:\n\tb: 1', error: 'yaml.tab' },
  { operation: 'convert', input: 'a.b: 1\na: 2', options: { nest: true }, error: 'data.nest' },
  { operation: 'convert', input: 'a: 2\na.b: 1', options: { nest: true }, error: 'data.nest' },
] satisfies Example<typeof operations>[];

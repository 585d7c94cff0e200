import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

/** Small text, many traits: order, digits and spelling that other formatters change. */
const ORDER =
  '{"id":17478252242305210114,"item":"Lamp","price":19.90,"tags":["home","light"],"size":{"height":0.4,"width":0.2}}';

export default [
  {
    operation: 'prettify',
    input: ORDER,
    output: `{
  "id": 17478252242305210114,
  "item": "Lamp",
  "price": 19.90,
  "tags": [
    "home",
    "light"
  ],
  "size": {
    "height": 0.4,
    "width": 0.2
  }
}`,
  },
  { operation: 'prettify', input: '', output: '' },
  { operation: 'prettify', input: 'null', output: 'null' },
  {
    operation: 'prettify',
    input: '{"hello": "world", "foo": "bar"}',
    options: { indent: 3, sortKeys: 'codePoint' },
    output: '{\n   "foo": "bar",\n   "hello": "world"\n}',
  },
  { operation: 'prettify', input: '[1E400,-0,"\\u0041"]', options: { indent: 0 }, output: '[1E400,-0,"\\u0041"]' },
  {
    operation: 'prettify',
    input: '["\\ud800"]',
    options: { indent: 0 },
    output: '["\\ud800"]',
    notes: ['warning.loneSurrogate'],
  },
  { operation: 'prettify', input: '[1]', options: { tabs: true }, output: '[\n\t1\n]' },
  {
    operation: 'prettify',
    input: '{"a10":1,"a9":2}',
    options: { indent: 0, sortKeys: 'natural' },
    output: '{"a9":2,"a10":1}',
  },
  {
    operation: 'prettify',
    input: '{"a":1,"a":2}',
    options: { indent: 0 },
    output: '{"a":1,"a":2}',
    notes: ['warning.duplicate'],
  },
  { operation: 'prettify', input: '\uFEFF{}', output: '{}', notes: ['note.byteOrderMark'] },
  { operation: 'prettify', input: '// size\n{w: 2,}', output: '// size\n{\n  w: 2,\n}', notes: ['warning.json5'] },
  {
    operation: 'prettify',
    input: '/* c */{a:\'x\',b:[+.5,NaN,"\\x41",],}',
    options: { indent: 0, form: 'strict' },
    output: '{"a":"x","b":[0.5,null,"\\u0041"]}',
    notes: [
      'warning.comments',
      'note.trailingCommas',
      'note.names',
      'note.quotes',
      'note.numbers',
      'warning.notFinite',
      'note.escapes',
    ],
  },
  {
    operation: 'prettify',
    input: '{"a":1}\n{"a":2}',
    options: { indent: 0 },
    output: '{"a":1}\n{"a":2}',
    notes: ['note.lines'],
  },
  {
    operation: 'prettify',
    input: '{"body":"{\\"n\\":\\"[1]\\"}"}',
    options: { indent: 0, unnest: true },
    output: '{"body":{"n":[1]}}',
    notes: ['note.unnested'],
  },
  { operation: 'prettify', input: ORDER, options: { path: '/tags/0' }, output: '"home"' },
  { operation: 'prettify', input: ORDER, options: { path: '$.size.*', indent: 0 }, output: '[0.4,0.2]' },
  {
    operation: 'prettify',
    input: '{"a":1}\n{"b":2}',
    options: { path: '/a' },
    output: '1',
    notes: ['note.lines', 'warning.pathMissing'],
  },
  { operation: 'prettify', input: ORDER, options: { path: 'size' }, error: 'error.path' },
  { operation: 'prettify', input: ORDER, options: { path: '$[?@.a]' }, error: 'error.pathFilter' },
  { operation: 'prettify', input: ORDER, options: { path: '/colour' }, error: 'error.pathNotFound' },
  { operation: 'prettify', input: '{"a":1,}', options: { mode: 'strict' }, error: 'json.trailingComma' },
  { operation: 'prettify', input: '{"a":1 "b":2}', error: 'json.commaMissing' },
  { operation: 'prettify', input: '{"a":012}', error: 'json.leadingZero' },
  { operation: 'prettify', input: '["a\tb"]', options: { mode: 'strict' }, error: 'json.control' },

  {
    operation: 'repair',
    input: `{name: 'Lamp', price: 19.90, "tags": ["home" "light"], "inStock": True`,
    output: '{"name": "Lamp", "price": 19.90, "tags": ["home", "light"], "inStock": true}',
    notes: ['note.replaced', 'note.replaced', 'note.replaced', 'note.added', 'note.replaced'],
  },
  { operation: 'repair', input: '{a: 0x1F}', output: '{a: 0x1F}', notes: ['note.nothingToRepair'] },
  { operation: 'repair', input: '[1}', output: '[1]', notes: ['note.replaced'] },
  { operation: 'repair', input: ']', error: 'error.notRepairable' },
  { operation: 'repair', input: '['.repeat(100_000), error: 'error.tooDeepToRepair' },

  {
    operation: 'inspect',
    input: '{"a":[1,"é",null],\n"a":true}',
    output: {
      bytes: 29,
      characters: 28,
      lines: 2,
      documents: 1,
      values: 6,
      depth: 2,
      keys: 2,
      duplicateKeys: 1,
      kinds: { object: 1, array: 1, string: 1, number: 1, boolean: 1, null: 1 },
    },
  },
  {
    operation: 'children',
    input: '{"a/b":[10]}',
    options: { pointer: '/a~1b' },
    output: {
      rows: [
        {
          node: 2,
          step: 0,
          pointer: '/a~1b/0',
          kind: 'number',
          preview: '10',
          children: 0,
          place: { line: 1, column: 9, offset: 8, endOffset: 10 },
        },
      ],
      total: 1,
    },
  },
  { operation: 'children', input: '{}', options: { pointer: '/a' }, error: 'error.pointer' },
  { operation: 'subtree', input: '{"a":{"b":[1.0]}}', options: { node: 1 }, output: '{\n  "b": [\n    1.0\n  ]\n}' },
  { operation: 'subtree', input: '{}', options: { node: 1 }, error: 'error.pointer' },
  {
    operation: 'search',
    input: '{"name":"Lamp","price":19.90}',
    options: { find: 'lamp' },
    output: {
      rows: [
        {
          node: 1,
          step: 'name',
          pointer: '/name',
          kind: 'string',
          preview: '"Lamp"',
          children: 0,
          place: { line: 1, column: 9, offset: 8, endOffset: 14 },
        },
      ],
      total: 1,
    },
  },
  { operation: 'repair', input: 'callback({"a":1});', output: '{"a":1}', notes: ['note.removed', 'note.removed'] },
  {
    operation: 'repair',
    input: `[${Array.from({ length: 101 }, (_, index) => `k${index}`).join(',')}]`,
    output: JSON.stringify(Array.from({ length: 101 }, (_, index) => `k${index}`)),
    notes: [...Array<string>(100).fill('note.replaced'), 'note.moreChanges'],
  },
] satisfies Example<typeof operations>[];

import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'minify',
    input: `{
  "id": 17478252242305210114,
  "item": "Desk lamp",
  "price": 19.90,
  "tags": [ "home", "light" ],
  "size": { "height": 0.4, "width": 0.2 },
  "inStock": true
}`,
    output:
      '{"id":17478252242305210114,"item":"Desk lamp","price":19.90,"tags":["home","light"],"size":{"height":0.4,"width":0.2},"inStock":true}',
  },
  { operation: 'minify', input: '', output: '' },
  { operation: 'minify', input: ' null ', output: 'null' },
  { operation: 'minify', input: '{ "a" : [ 1 , 2 ] }', output: '{"a":[1,2]}' },
  { operation: 'minify', input: '[ 1E400, -0, "a  b", "\\u0041" ]', output: '[1E400,-0,"a  b","\\u0041"]' },
  {
    operation: 'minify',
    input: "/*c*/{a:'b'}",
    output: '{"a":"b"}',
    notes: ['warning.comments', 'note.names', 'note.quotes'],
  },
  {
    operation: 'minify',
    input: '// size\n{\n  w: 2, // cm\n  h: +3,\n}',
    options: { keepComments: true },
    output: '// size\n{"w":2, // cm\n"h":3}',
    notes: ['note.trailingCommas', 'note.names', 'note.numbers'],
  },
  {
    operation: 'minify',
    input: '{ "b": 1, "a": 2, "b": 3 }',
    output: '{"b":1,"a":2,"b":3}',
    notes: ['warning.duplicate'],
  },
  {
    operation: 'minify',
    input: '{ "a": 1 }\n\n[ 2 ]\n',
    output: '{"a":1}\n[2]',
    notes: ['note.lines'],
  },
  {
    operation: 'minify',
    input: '{ "say": "it\'s \\"so\\"" }',
    options: { literal: 'double' },
    output: '"{\\"say\\":\\"it\'s \\\\\\"so\\\\\\"\\"}"',
  },
  { operation: 'minify', input: '["it\'s\\n"]', options: { literal: 'single' }, output: "'[\"it\\'s\\\\n\"]'" },
  { operation: 'minify', input: '["it\'s"]', options: { literal: 'shell' }, output: "'[\"it'\\''s\"]'" },
  { operation: 'minify', input: '{"a":1,}', options: { mode: 'strict' }, error: 'json.trailingComma' },
  { operation: 'minify', input: '{"a":1 "b":2}', error: 'json.commaMissing' },
  { operation: 'measure', input: '{"a":[1,2]}', output: { plain: 11, gzip: 31 } },
] satisfies Example<typeof operations>[];

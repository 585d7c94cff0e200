import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'convert',
    input:
      '{\n  "name": "web",\n  "version": "1.10",\n  "account": 17478252242305210114,\n  "price": 19.90,\n  "country": "NO",\n  "ports": [80, 443],\n  "limits": { "memory": "512Mi", "cpu": 0.5 },\n  "script": "npm ci\\nnpm test\\n",\n  "labels": {}\n}\n',
    output: `name: web
version: "1.10"
account: 17478252242305210114
price: 19.90
country: "NO"
ports:
  - 80
  - 443
limits:
  memory: 512Mi
  cpu: 0.5
script: |
  npm ci
  npm test
labels: {}
`,
  },
  { operation: 'convert', input: '', output: '' },
  { operation: 'convert', input: '{"a":"123"}', output: 'a: "123"\n' },
  { operation: 'convert', input: '{"a":"x\\n"}', output: 'a: |\n  x\n' },
  { operation: 'convert', input: '{"a":[]}', output: 'a: []\n' },
  { operation: 'convert', input: '{"y":"no"}', output: '"y": "no"\n' },
  { operation: 'convert', input: '{"y":"no"}', options: { safe11: false }, output: 'y: no\n' },
  { operation: 'convert', input: '{"a":1}\n{"a":2}', output: '---\na: 1\n---\na: 2\n', notes: ['data.note.lines'] },
  { operation: 'convert', input: '{"a":1,"a":2}', output: 'a: 2\n', notes: ['data.warning.repeated'] },
  {
    operation: 'convert',
    input: '{b: 1, a: [1, {c: 2}]}',
    options: { sortKeys: true, indent: 4, indentLists: false, documentStart: true },
    output: '---\na:\n- 1\n- c: 2\nb: 1\n',
  },
  {
    operation: 'convert',
    input: '// c\n{"a": [1, 2], // a\n "b": "it\'s: x"}',
    options: { layout: 'compact', quotes: 'single' },
    output: "# c\na: [1, 2] # a\nb: 'it''s: x'\n",
  },
  {
    operation: 'convert',
    input: '// c\n{"a": [1, 2]}',
    options: { layout: 'flow' },
    output: '{ a: [1, 2] }\n',
    notes: ['data.warning.comments'],
  },
  {
    operation: 'convert',
    input: '{"a":"one two three four five six"}',
    options: { width: 20 },
    output: 'a: >-\n  one two three four\n  five six\n',
  },
  { operation: 'convert', input: '["\\ud800"]', output: '- "\\ud800"\n', notes: ['data.warning.loneSurrogate'] },
  {
    operation: 'convert',
    input: '[NaN, -Infinity, -0]',
    output: '- .nan\n- -.inf\n- -0\n',
    notes: ['data.warning.notFiniteKept'],
  },
  { operation: 'convert', input: '{"a.b":1}', output: 'a.b: 1\n' },
  { operation: 'convert', input: '{"a":1,}', output: 'a: 1\n' },
  { operation: 'convert', input: '{"a" 1}', error: 'json.colonMissing' },
] satisfies Example<typeof operations>[];

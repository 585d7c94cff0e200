import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const BOM = '\uFEFF';

export default [
  {
    operation: 'convert',
    input: `[
  {
    "id": 17478252242305210114,
    "name": "Ada Lovelace",
    "city": "London",
    "address": { "street": "12 St James's Square", "postcode": "SW1Y 4JH" },
    "tags": ["maths", "engines"]
  },
  {
    "id": 17478252242305210115,
    "name": "Grace \\"Amazing Grace\\" Hopper",
    "city": "New York, NY",
    "address": { "street": "Broadway" },
    "retired": true
  }
]`,
    output: `id,name,city,address.street,address.postcode,tags.0,tags.1,retired
17478252242305210114,Ada Lovelace,London,12 St James's Square,SW1Y 4JH,maths,engines,
17478252242305210115,"Grace ""Amazing Grace"" Hopper","New York, NY",Broadway,,,,true`,
  },
  { operation: 'convert', input: '', output: '' },
  // RFC 4180, section 2: quotes are doubled, line breaks stay.
  { operation: 'convert', input: '[{"a":"b \\"x\\" b"}]', output: 'a\n"b ""x"" b"' },
  { operation: 'convert', input: '[{"a":"x\\r\\ny"}]', output: 'a\n"x\r\ny"' },
  { operation: 'convert', input: '[{"a":1},{"b":2}]', output: 'a,b\n1,\n,2' },
  { operation: 'convert', input: '[{"a":null,"b":0},{"a":""}]', output: 'a,b\nnull,0\n,' },
  {
    operation: 'convert',
    input: '[{"a":null,"b":[1,{}]}]',
    options: { nulls: 'empty', nested: 'json', lineEnd: 'crlf', byteOrderMark: true },
    output: `${BOM}a,b\r\n,"[1,{}]"`,
  },
  {
    operation: 'convert',
    input: '[{"a":{"b":1},"c":[ 2, 3 ]}]',
    options: { nested: 'flattenObjects', separator: 'semicolon', quoteAll: true },
    output: '"a.b";"c"\n"1";"[2,3]"',
  },
  {
    operation: 'convert',
    input: '[{"a":1,"b":2,"c":3}]',
    options: { columns: 'c,a', separator: 'tab', header: false },
    output: '3\t1',
  },
  { operation: 'convert', input: '{"a":1,"b":{"c":2}}', output: 'a,b.c\n1,2' },
  { operation: 'convert', input: '[["name","size"],["lamp",40]]', output: 'name,size\nlamp,40' },
  { operation: 'convert', input: '[1,"b"]', options: { separator: 'pipe' }, output: 'value\n1\nb' },
  { operation: 'convert', input: '{"a":1}\n{"a":2}', output: 'a\n1\n2', notes: ['note.lines'] },
  {
    operation: 'convert',
    input: '{"data":{"records":[{"a":1},{"a":2}]}}',
    options: { path: '$.data.records' },
    output: 'a\n1\n2',
  },
  {
    operation: 'convert',
    input: '{"data":{"records":[{"a":1},{"a":2}]}}',
    output: 'data.records.0.a,data.records.1.a\n1,2',
    notes: ['note.arrayInside'],
  },
  {
    operation: 'convert',
    input: '{"r":[1]}\n{}',
    options: { path: '/r' },
    output: 'value\n1',
    notes: ['note.lines', 'warning.pathMissing'],
  },
  { operation: 'convert', input: '[]', output: '', notes: ['note.noRows'] },
  { operation: 'convert', input: '[{}]', output: '', notes: ['note.noColumns'] },
  { operation: 'convert', input: '[{"a":1},2,[3]]', output: 'a,value,0\n1,,\n,2,\n,,3', notes: ['note.mixed'] },
  { operation: 'convert', input: '[{"a":1,"a":2}]', output: 'a\n2', notes: ['warning.repeated'] },
  { operation: 'convert', input: '[{"a.b":1,"a":{"b":2}}]', output: 'a.b,a.b\n1,2', notes: ['warning.sameName'] },
  {
    operation: 'convert',
    input: '[{"a":"=1+1","b":"-5","c":-5}]',
    options: { formulaGuard: true },
    output: "a,b,c\n'=1+1,-5,-5",
    notes: ['note.guarded'],
  },
  {
    operation: 'convert',
    input: '[{"a":12345678901234567890,"b":"007","c":7}]',
    options: { numbersAsText: true },
    output: 'a,b,c\n"=""12345678901234567890""","=""007""",7',
  },
  { operation: 'convert', input: "[{/* id */ a: 0x1F, b: 'x'},]", output: 'a,b\n31,x', notes: ['warning.comments'] },
  { operation: 'convert', input: '["\\ud800"]', output: 'value\n\ud800', notes: ['warning.loneSurrogate'] },
  { operation: 'convert', input: '"text"', error: 'error.isString' },
  { operation: 'convert', input: '5', error: 'error.isNumber' },
  { operation: 'convert', input: 'false', error: 'error.isBoolean' },
  { operation: 'convert', input: 'null', error: 'error.isNull' },
  { operation: 'convert', input: '[{"a":1}]', options: { columns: 'a,b' }, error: 'error.column' },
  { operation: 'convert', input: '{}', options: { path: '$.a' }, error: 'error.pathNotFound' },
  { operation: 'convert', input: '{}', options: { path: 'a' }, error: 'error.path' },
  { operation: 'convert', input: '[{"a":1 "b":2}]', error: 'json.commaMissing' },
  {
    operation: 'convert',
    input: `[[${'[1],'.repeat(12_000)}1],${'{},'.repeat(12_000)}1]`,
    error: 'error.tooLarge',
  },
  {
    operation: 'preview',
    input: '[{"a":1},{"b":"x"}]',
    options: { columns: 'b' },
    output: { all: ['a', 'b'], columns: ['b'], width: 1, rows: [[''], ['x']], total: 2 },
  },
  {
    operation: 'convert',
    input: '[{"a":1,"a":1,"a":1,"a":1,"a":1,"a":1,"a":1,"a":1,"a":1,"a":1,"a":1,"a":1,"a":2}]',
    output: 'a\n2',
    notes: [...Array<string>(10).fill('warning.repeated'), 'warning.moreDuplicates'],
  },
] satisfies Example<typeof operations>[];

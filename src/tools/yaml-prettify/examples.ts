import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

export default [
  {
    operation: 'prettify',
    input: `# Deployment of the shop
name:   web
image: 'shop:1.10'   # pinned
version: 1.10
account: 17478252242305210114
defaults: &defaults
     retries:   3
     timeout: 0x1F

services:
- name: api
  <<: *defaults
-   name: worker
    tags: [ a,b ,c ]
    script: |
        npm ci
        npm test
`,
    output: `# Deployment of the shop
name: web
image: 'shop:1.10' # pinned
version: 1.10
account: 17478252242305210114
defaults: &defaults
  retries: 3
  timeout: 0x1F

services:
  - name: api
    <<: *defaults
  - name: worker
    tags: [a, b, c]
    script: |
      npm ci
      npm test
`,
  },
  { operation: 'prettify', input: '', output: '' },
  { operation: 'prettify', input: '# c\na:   1', output: '# c\na: 1\n' },
  { operation: 'prettify', input: 'null', output: 'null\n' },
  {
    operation: 'prettify',
    input: 'b: 2 # two\n# one\na: 1\n',
    options: { sortKeys: true },
    output: '# one\na: 1\nb: 2 # two\n',
  },
  {
    operation: 'prettify',
    input: 'a: "x \\x41"\nb: \'y\'\nc: plain',
    options: { quotes: 'keep' },
    output: 'a: "x \\x41"\nb: \'y\'\nc: plain\n',
  },
  {
    operation: 'prettify',
    input: 'a: "x \\x41"\nb: \'y\'\nc: plain',
    options: { quotes: 'single' },
    output: "a: 'x A'\nb: 'y'\nc: plain\n",
  },
  { operation: 'prettify', input: 'a: "x"\nb: \'y\'', options: { quotes: 'double' }, output: 'a: "x"\nb: "y"\n' },
  {
    operation: 'prettify',
    input: 'a:\n    - 1\n    - 2\n',
    options: { indentLists: false, indent: 4 },
    output: 'a:\n  - 1\n  - 2\n',
  },
  { operation: 'prettify', input: 'a: 1\n---\nb:   2\n...\n', output: 'a: 1\n---\nb: 2\n...\n' },
  {
    operation: 'prettify',
    input: '%YAML 1.2\n---\na:   yes\nb: 007\n',
    output: '%YAML 1.2\n---\na: yes\nb: 007\n',
    notes: ['data.note.words', 'data.warning.leadingZero'],
  },
  {
    operation: 'prettify',
    input: 'a: one two three four five six seven',
    options: { width: 20 },
    output: 'a: one two three\n  four five six\n  seven\n',
  },
  {
    operation: 'prettify',
    input: 'b: &x 1\na: *x\n',
    options: { sortKeys: true },
    output: 'b: &x 1\na: *x\n',
    notes: ['warning.notSorted'],
  },
  { operation: 'prettify', input: 'a: &x 1\n', output: 'a: &x 1\n', notes: ['warning.unusedAnchor'] },
  {
    operation: 'prettify',
    input: 'fold: >-\n    one two\n    three\n\n    four\n',
    output: 'fold: >-\n  one two\n  three\n\n  four\n',
  },
  {
    operation: 'prettify',
    input: 'a: >-\n  CACHE was found in the source\n  and number 4 too\n',
    options: { width: 20 },
    output: 'a: >-\n  CACHE was found in\n  the source\n  and number 4 too\n',
  },
  {
    operation: 'prettify',
    input: 'a:   one  two  three  four\nb: one two three four five\n',
    options: { width: 20 },
    output: 'a: one  two  three  four\nb: one two three\n  four five\n',
    notes: ['note.notFolded'],
  },
  {
    operation: 'prettify',
    input: 'x:   &c\n    # shared\n    a: 1\ny: !t   # note\n    b: *c\n',
    output: 'x: &c\n  # shared\n  a: 1\ny: !t # note\n  b: *c\n',
  },
  { operation: 'prettify', input: '# a\n---\n\n\n# b', output: '# a\n---\n\n# b\n' },
  {
    operation: 'prettify',
    input: 'a: [1,\n # why\n 2]\nb: # after\n  c: 1\n',
    output: 'a:\n  [\n    1,\n    # why\n    2\n  ]\nb: # after\n  c: 1\n',
  },
  {
    operation: 'prettify',
    input: 'key: # note one\n  # note two\n  - a # x\n\n\n  # end\n',
    output: 'key: # note one\n  # note two\n  - a # x\n\n  # end\n',
  },
  {
    operation: 'prettify',
    input: 'a: !!str 1\nb: !foo {x: 1}\nc:\nd: ~\n',
    output: 'a: !!str 1\nb: !foo {x: 1}\nc:\nd: ~\n',
  },
  { operation: 'prettify', input: '?   a\n   b\n:   1', output: '? a\n  b\n: 1\n' },
  { operation: 'prettify', input: '-  "a\n  b"\n-  plain\n    text\n', output: '- "a\n  b"\n- plain\n  text\n' },
  { operation: 'prettify', input: 'a: 1\na: 2', error: 'yaml.duplicateKey' },
  { operation: 'prettify', input: 'a: [1', error: 'yaml.unclosedFlow' },
  {
    operation: 'prettify',
    input: '%TAG !e! tag:example.com,2000:\n---\na:   !e!foo bar\n---\nb: 1\n',
    output: '%TAG !e! tag:example.com,2000:\n---\na: !e!foo bar\n---\nb: 1\n',
  },
  { operation: 'prettify', input: 'a:  x\r\nb:   2\r\n', output: 'a:  x\nb: 2\n' },
  {
    operation: 'prettify',
    input: `services:
  web:
    image: nginx
    port: ['80:80']
    restart: 1
`,
    options: { schema: 'compose' },
    output: "services:\n  web:\n    image: nginx\n    port: ['80:80']\n    restart: 1\n",
    notes: ['warning.schema.additionalProperties', 'warning.schema.type'],
  },
  {
    operation: 'prettify',
    input: 'on: [push, pull]\njobs:\n  test:\n    steps:\n      - run: npm test\n',
    options: { schema: 'githubWorkflow' },
    output: 'on: [push, pull]\njobs:\n  test:\n    steps:\n      - run: npm test\n',
    notes: ['warning.schema.enum', 'warning.schema.required'],
  },
  {
    operation: 'prettify',
    input: 'port: 80800\n---\nport:   443\nhost: Not a host\n',
    options: {
      schema: 'own',
      ownSchema: 'type: object\nproperties:\n  port: { maximum: 65535 }\n  host: { pattern: "^[a-z.]+$" }\n',
    },
    output: 'port: 80800\n---\nport: 443\nhost: Not a host\n',
    notes: ['warning.schema.maximum', 'warning.schema.pattern'],
  },
  {
    operation: 'prettify',
    input: 'a: 1',
    options: { schema: 'own' },
    output: 'a: 1\n',
    notes: ['warning.schema.missing'],
  },
  { operation: 'prettify', input: 'a: 1', options: { schema: 'own', ownSchema: '[]' }, error: 'error.schema.root' },
  {
    operation: 'prettify',
    input: 'a: 1',
    options: { schema: 'own', ownSchema: '{"type": "text"}' },
    error: 'error.schema.keyword',
  },
  {
    operation: 'prettify',
    input: 'a: 1',
    options: { schema: 'own', ownSchema: '{"pattern": "("}' },
    error: 'error.schema.pattern',
  },
  {
    operation: 'prettify',
    input: 'a: 1',
    options: { schema: 'own', ownSchema: '{"$ref": "#/$defs/port"}' },
    error: 'error.schema.ref',
  },
  {
    operation: 'prettify',
    input: 'a: 1',
    options: { schema: 'own', ownSchema: '{"$ref": "https://example.com/port.json"}' },
    error: 'error.schema.remote',
  },
  {
    operation: 'prettify',
    input: 'a: 1',
    options: { schema: 'own', ownSchema: '$ref: "#"' },
    error: 'error.schema.depth',
  },
  {
    operation: 'prettify',
    input: 'a: 1',
    options: { schema: 'own', ownSchema: '{"type": ' },
    error: 'yaml.unclosedFlow',
  },
  {
    operation: 'prettify',
    input: 'a: 1',
    options: { schema: 'own', ownSchema: '{properties: {a: {const: 2}}}' },
    output: 'a: 1\n',
    notes: ['warning.schema.const'],
  },
  {
    operation: 'prettify',
    input: 'a: 1',
    options: { schema: 'own', ownSchema: '{dependentRequired: {a: [b]}}' },
    output: 'a: 1\n',
    notes: ['warning.schema.dependentRequired'],
  },
  {
    operation: 'prettify',
    input: 'a: 1',
    options: { schema: 'own', ownSchema: '{minProperties: 2}' },
    output: 'a: 1\n',
    notes: ['warning.schema.minProperties'],
  },
  {
    operation: 'prettify',
    input: 'a: 1',
    options: { schema: 'own', ownSchema: '{maxProperties: 0}' },
    output: 'a: 1\n',
    notes: ['warning.schema.maxProperties'],
  },
  {
    operation: 'prettify',
    input: '- 1',
    options: { schema: 'own', ownSchema: '{minItems: 2}' },
    output: '- 1\n',
    notes: ['warning.schema.minItems'],
  },
  {
    operation: 'prettify',
    input: '- 1',
    options: { schema: 'own', ownSchema: '{maxItems: 0}' },
    output: '- 1\n',
    notes: ['warning.schema.maxItems'],
  },
  {
    operation: 'prettify',
    input: '- 1\n- 1',
    options: { schema: 'own', ownSchema: '{uniqueItems: true}' },
    output: '- 1\n- 1\n',
    notes: ['warning.schema.uniqueItems'],
  },
  {
    operation: 'prettify',
    input: 'text',
    options: { schema: 'own', ownSchema: '{minLength: 9}' },
    output: 'text\n',
    notes: ['warning.schema.minLength'],
  },
  {
    operation: 'prettify',
    input: 'text',
    options: { schema: 'own', ownSchema: '{maxLength: 3}' },
    output: 'text\n',
    notes: ['warning.schema.maxLength'],
  },
  {
    operation: 'prettify',
    input: 'a: nobody',
    options: { schema: 'own', ownSchema: '{properties: {a: {format: email}}}' },
    output: 'a: nobody\n',
    notes: ['warning.schema.format'],
  },
  {
    operation: 'prettify',
    input: '1',
    options: { schema: 'own', ownSchema: '{minimum: 2}' },
    output: '1\n',
    notes: ['warning.schema.minimum'],
  },
  {
    operation: 'prettify',
    input: '1',
    options: { schema: 'own', ownSchema: '{exclusiveMinimum: 1}' },
    output: '1\n',
    notes: ['warning.schema.exclusiveMinimum'],
  },
  {
    operation: 'prettify',
    input: '1',
    options: { schema: 'own', ownSchema: '{exclusiveMaximum: 1}' },
    output: '1\n',
    notes: ['warning.schema.exclusiveMaximum'],
  },
  {
    operation: 'prettify',
    input: '1',
    options: { schema: 'own', ownSchema: '{multipleOf: 2}' },
    output: '1\n',
    notes: ['warning.schema.multipleOf'],
  },
  {
    operation: 'prettify',
    input: '1',
    options: { schema: 'own', ownSchema: '{oneOf: [{type: integer}, {minimum: 0}]}' },
    output: '1\n',
    notes: ['warning.schema.oneOfSeveral'],
  },
  {
    operation: 'prettify',
    input: '1',
    options: { schema: 'own', ownSchema: '{not: {type: integer}}' },
    output: '1\n',
    notes: ['warning.schema.other'],
  },
  {
    operation: 'prettify',
    input: '- 1\n'.repeat(101),
    options: { schema: 'own', ownSchema: '{items: {type: string}}' },
    output: '- 1\n'.repeat(101),
    notes: [...Array<string>(100).fill('warning.schema.type'), 'warning.schema.more'],
  },
  // no example: data.changed, because no text is known whose data the printer changes; the result is compared all the same.
] satisfies Example<typeof operations>[];

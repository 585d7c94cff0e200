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
    notes: ['data.note.words', 'data.note.leadingZero'],
  },
  {
    operation: 'prettify',
    input: 'a: one two three four five six seven',
    options: { width: 20 },
    output: 'a:\n  one two three four\n  five six seven\n',
  },
  {
    operation: 'prettify',
    input: 'b: &x 1\na: *x\n',
    options: { sortKeys: true },
    output: 'b: &x 1\na: *x\n',
    notes: ['note.notSorted'],
  },
  { operation: 'prettify', input: 'a: &x 1\n', output: 'a: &x 1\n', notes: ['note.unusedAnchor'] },
  {
    operation: 'prettify',
    input: 'fold: >-\n    one two\n    three\n\n    four\n',
    output: 'fold: >-\n  one two three\n\n  four\n',
  },
  {
    operation: 'prettify',
    input: 'a: [1,\n # why\n 2]\nb: # after\n  c: 1\n',
    output: 'a:\n  [\n    1,\n    # why\n    2\n  ]\nb:\n  # after\n  c: 1\n',
  },
  {
    operation: 'prettify',
    input: 'key: # note one\n  # note two\n  - a # x\n\n\n  # end\n',
    output: 'key:\n  # note one\n  # note two\n  - a # x\n  # end\n',
  },
  {
    operation: 'prettify',
    input: 'a: !!str 1\nb: !foo {x: 1}\nc:\nd: ~\n',
    output: 'a: !!str 1\nb: !foo {x: 1}\nc:\nd: ~\n',
  },
  { operation: 'prettify', input: '? a\n  b\n: 1', output: 'a b: 1\n' },
  { operation: 'prettify', input: '- "a\n  b"\n- plain\n  text\n', output: '- "a b"\n- plain text\n' },
  { operation: 'prettify', input: 'a: 1\na: 2', error: 'yaml.duplicateKey' },
  { operation: 'prettify', input: 'a: [1', error: 'yaml.unclosedFlow' },
  {
    operation: 'prettify',
    input: '%TAG !e! tag:example.com,2000:\n---\na:   !e!foo bar\n---\nb: 1\n',
    output: '%TAG !e! tag:example.com,2000:\n---\na: !e!foo bar\n---\nb: 1\n',
  },
  { operation: 'prettify', input: 'a:  x\r\nb:   2\r\n', output: 'a:  x\nb: 2\n' },
] satisfies Example<typeof operations>[];

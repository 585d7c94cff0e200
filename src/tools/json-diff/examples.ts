import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const left = `{
  "name": "api",
  "version": "1.4",
  "ports": [80, 443],
  "debug": true
}`;
const right = `{
  "name": "api",
  "version": "1.5",
  "ports": [80, 8080, 443],
  "owner": "Ana"
}`;

/** A value as a row shows it, with its place in the text. */
function shown(text: string, kind: 'object' | 'array' | 'string' | 'number' | 'boolean', value: string, size = 0) {
  const start = text.indexOf(value);
  return { kind, text: value, start, end: start + value.length, size };
}
const plain = { isMoved: false, from: null, count: 1 };

export default [
  {
    operation: 'diff',
    input: left,
    options: { right },
    reworded: [
      'rows[].from',
      'rows[].is',
      'rows[].path',
      'total',
      'rows[].left.kind',
      'rows[].left.text',
      'rows[].left.start',
      'rows[].left.end',
      'rows[].right.kind',
      'rows[].right.text',
      'rows[].right.start',
      'rows[].right.end',
    ],
    output: {
      same: false,
      counts: { added: 2, removed: 1, changed: 1, moved: 0, unchanged: 3 },
      rows: [
        {
          ...plain,
          is: 'inside',
          depth: 0,
          key: null,
          path: '',
          left: shown(left, 'object', left, 4),
          right: shown(right, 'object', right, 4),
        },
        {
          ...plain,
          is: 'same',
          depth: 1,
          key: 'name',
          path: '/name',
          left: shown(left, 'string', '"api"'),
          right: shown(right, 'string', '"api"'),
        },
        {
          ...plain,
          is: 'changed',
          depth: 1,
          key: 'version',
          path: '/version',
          left: shown(left, 'string', '"1.4"'),
          right: shown(right, 'string', '"1.5"'),
        },
        {
          ...plain,
          is: 'inside',
          depth: 1,
          key: 'ports',
          path: '/ports',
          left: shown(left, 'array', '[80, 443]', 2),
          right: shown(right, 'array', '[80, 8080, 443]', 3),
        },
        {
          ...plain,
          is: 'same',
          depth: 2,
          key: 0,
          path: '/ports/0',
          left: shown(left, 'number', '80'),
          right: shown(right, 'number', '80'),
        },
        {
          ...plain,
          is: 'added',
          depth: 2,
          key: 1,
          path: '/ports/1',
          left: null,
          right: shown(right, 'number', '8080'),
        },
        {
          ...plain,
          is: 'same',
          depth: 2,
          key: 2,
          path: '/ports/2',
          from: '/ports/1',
          left: shown(left, 'number', '443'),
          right: shown(right, 'number', '443'),
        },
        {
          ...plain,
          is: 'added',
          depth: 1,
          key: 'owner',
          path: '/owner',
          left: null,
          right: shown(right, 'string', '"Ana"'),
        },
        {
          ...plain,
          is: 'removed',
          depth: 1,
          key: 'debug',
          path: '/debug',
          left: shown(left, 'boolean', 'true'),
          right: null,
        },
      ],
      from: 0,
      total: 9,
    },
  },
  {
    operation: 'diff',
    input: '{"b": [1.0, 2], "a": null}',
    options: { right: '{a: null, b: [1, 2,], /* JSON5 */}' },
    output: {
      same: true,
      counts: { added: 0, removed: 0, changed: 0, moved: 0, unchanged: 1 },
      rows: [],
      from: 0,
      total: 0,
    },
  },
  {
    operation: 'diff',
    input: '12345678901234567890',
    options: { right: '12345678901234567891' },
    output: {
      same: false,
      counts: { added: 0, removed: 0, changed: 1, moved: 0, unchanged: 0 },
      rows: [
        {
          is: 'changed',
          isMoved: false,
          depth: 0,
          key: null,
          path: '',
          from: null,
          left: { kind: 'number', text: '12345678901234567890', start: 0, end: 20, size: 0 },
          right: { kind: 'number', text: '12345678901234567891', start: 0, end: 20, size: 0 },
          count: 1,
        },
      ],
      from: 0,
      total: 1,
    },
  },
  { operation: 'diff', input: '1', options: { right: '2', tolerance: 'much' }, error: 'error.tolerance' },
  { operation: 'diff', input: '1', options: { right: '2', ignore: '/a~b' }, error: 'error.ignoredPath' },
  { operation: 'diff', input: '', options: { right: '2' }, error: 'json.empty' },
  { operation: 'check', input: "{a: [1, 2,], 'b': .5}", output: { kind: 'object', values: 5 } },
  { operation: 'check', input: '{"a" 1}', error: 'json.colonMissing' },
  {
    operation: 'format',
    input: '{b: 1.00, /* c */ "a": [1]}',
    options: { sortKeys: true },
    output: '{\n  /* c */ "a": [\n    1\n  ],\n  b: 1.00\n}',
  },
  { operation: 'format', input: '{"a" 1}', error: 'json.colonMissing' },
  {
    operation: 'patch',
    input: left,
    options: { right },
    output: `[
  {"op":"add","path":"/owner","value":"Ana"},
  {"op":"remove","path":"/debug"},
  {"op":"replace","path":"/version","value":"1.5"},
  {"op":"add","path":"/ports/1","value":8080}
]`,
  },
  {
    operation: 'patch',
    input: '[1, 2, 3]',
    options: { right: '[3, 1, 2]' },
    output: '[\n  {"op":"move","from":"/2","path":"/0"}\n]',
  },
  { operation: 'patch', input: '[1, 2, 3]', options: { right: '[3, 1, 2]', arrays: 'unordered' }, output: '[]' },
  {
    operation: 'patch',
    input: '{"a": 1, "a": 2}',
    options: { right: '{"a": 2, "b": 12345678901234567890}' },
    output: '[\n  {"op":"add","path":"/b","value":12345678901234567890}\n]',
    notes: ['warning.duplicate.left'],
  },
  {
    operation: 'mergePatch',
    input: '{"title": "Hello!", "author": {"name": "Ann", "phone": "1"}, "tags": ["a", "b"]}',
    options: { right: '{"title": "Hello!", "author": {"name": "Ann"}, "tags": ["a"], "phone": "2"}' },
    output: `{
  "author": {
    "phone": null
  },
  "tags": [
    "a"
  ],
  "phone": "2"
}`,
  },
  {
    operation: 'mergePatch',
    input: '{"a": 1}',
    options: { right: '{"a": null}' },
    output: '{\n  "a": null\n}',
    notes: ['warning.mergeNull'],
  },
  {
    operation: 'paths',
    input: left,
    options: { right },
    output: 'replace\t/version\nadd\t/ports/1\nadd\t/owner\nremove\t/debug',
  },
  {
    operation: 'paths',
    input: '{"a/b": [1, 2], "keep": 0}',
    options: { right: '{"a/b": [2, 1], "keep": 0}', form: 'jsonPath' },
    output: "move\t$['a/b'][0]\t$['a/b'][1]",
  },
  {
    operation: 'applyPatch',
    input: '{"baz": "qux", "foo": ["a", "c"], "n": 1.00}',
    options: {
      patch: '[{"op": "replace", "path": "/baz", "value": "boo"}, {"op": "add", "path": "/foo/1", "value": "b"}]',
    },
    output: '{\n  "baz": "boo",\n  "foo": [\n    "a",\n    "b",\n    "c"\n  ],\n  "n": 1.00\n}',
  },
  {
    operation: 'applyPatch',
    input: '{"a": "b", "c": {"d": 1}}',
    options: { format: 'mergePatch', patch: '{"a": null, "c": {"e": 2}}' },
    output: '{\n  "c": {\n    "d": 1,\n    "e": 2\n  }\n}',
  },
  {
    operation: 'applyPatch',
    input: '{}',
    options: { patch: '{"op": "remove", "path": "/a"}' },
    error: 'error.patchShape',
  },
  {
    operation: 'applyPatch',
    input: '{}',
    options: { patch: '[{"op": "add", "path": "/a"}]' },
    error: 'error.patchMember',
  },
  { operation: 'applyPatch', input: '{}', options: { patch: '[{"op": "set", "path": "/a"}]' }, error: 'error.patchOp' },
  {
    operation: 'applyPatch',
    input: '{}',
    options: { patch: '[{"op": "remove", "path": "a"}]' },
    error: 'error.patchPointer',
  },
  {
    operation: 'applyPatch',
    input: '{}',
    options: { patch: '[{"op": "remove", "path": "/a"}]' },
    error: 'error.patchPath',
  },
  {
    operation: 'applyPatch',
    input: '[1]',
    options: { patch: '[{"op": "add", "path": "/5", "value": 2}]' },
    error: 'error.patchIndex',
  },
  {
    operation: 'applyPatch',
    input: '{"a": 1}',
    options: { patch: '[{"op": "test", "path": "/a", "value": 2}]' },
    error: 'error.patchTest',
  },
  {
    operation: 'applyPatch',
    input: '{"a": {"b": 1}}',
    options: { patch: '[{"op": "move", "from": "/a", "path": "/a/b"}]' },
    error: 'error.patchMove',
  },
  {
    operation: 'applyPatch',
    input: '{}',
    options: { patch: '[{"op": "remove", "path": ""}]' },
    error: 'error.patchRoot',
  },
  {
    operation: 'mergePatch',
    input: '{}',
    options: { right: '{"x":1,"x":2}' },
    output: '{\n  "x": 2\n}',
    notes: ['warning.duplicate.right'],
  },
  {
    operation: 'applyPatch',
    input: '{"a":1,"a":2}',
    options: { patch: '[]' },
    output: '{\n  "a": 2\n}',
    notes: ['warning.duplicate.document'],
  },
  {
    operation: 'applyPatch',
    input: '{}',
    options: { patch: '[{"op":"add","op":"add","path":"/a","value":1}]' },
    output: '{\n  "a": 1\n}',
    notes: ['warning.duplicate.patch'],
  },
  {
    operation: 'mergePatch',
    input: '{"a":1,"a":1,"a":1,"a":1,"a":1,"a":1,"a":2}',
    options: { right: '{}' },
    output: '{\n  "a": null\n}',
    notes: [...Array<string>(5).fill('warning.duplicate.left'), 'warning.duplicates.left'],
  },
  {
    operation: 'mergePatch',
    input: '{}',
    options: { right: '{"a":1,"a":1,"a":1,"a":1,"a":1,"a":1,"a":2}' },
    output: '{\n  "a": 2\n}',
    notes: [...Array<string>(5).fill('warning.duplicate.right'), 'warning.duplicates.right'],
  },
  {
    operation: 'applyPatch',
    input: '{"a":1,"a":1,"a":1,"a":1,"a":1,"a":1,"a":2}',
    options: { patch: '{}', format: 'mergePatch' },
    output: '{\n  "a": 2\n}',
    notes: [...Array<string>(5).fill('warning.duplicate.document'), 'warning.duplicates.document'],
  },
  {
    operation: 'applyPatch',
    input: '{}',
    options: { patch: '{"a":1,"a":1,"a":1,"a":1,"a":1,"a":1,"a":2}', format: 'mergePatch' },
    output: '{\n  "a": 2\n}',
    notes: [...Array<string>(5).fill('warning.duplicate.patch'), 'warning.duplicates.patch'],
  },
  {
    operation: 'patch',
    input: '[NaN]',
    options: { right: '[1]' },
    output: '[\n  {"op":"replace","path":"/0","value":1}\n]',
    notes: ['warning.notFinite.left'],
  },
  {
    operation: 'patch',
    input: '[1]',
    options: { right: '[-Infinity]' },
    output: '[\n  {"op":"replace","path":"/0","value":null}\n]',
    notes: ['warning.notFinite.right'],
  },
  {
    operation: 'applyPatch',
    input: '[NaN]',
    options: { patch: '[]' },
    output: '[\n  null\n]',
    notes: ['warning.notFinite.document'],
  },
  {
    operation: 'applyPatch',
    input: '{}',
    options: { patch: '{"a":NaN}', format: 'mergePatch' },
    output: '{}',
    notes: ['warning.notFinite.patch'],
  },
  {
    operation: 'paths',
    input: '[{"id":1}]',
    options: { arrays: 'key', right: '[{"id":1},{"x":2}]' },
    output: 'add\t/1',
    notes: ['note.keyMissing'],
  },
] satisfies Example<typeof operations>[];

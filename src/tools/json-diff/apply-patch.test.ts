import { describe, expect, it } from 'vitest';
import { apply, failure } from './shorthand.test-support.ts';

describe('applying a JSON Patch', () => {
  // RFC 6902, appendix A
  it.each([
    ['A.1', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { baz: 'qux', foo: 'bar' }],
    ['A.2', { foo: ['bar', 'baz'] }, [{ op: 'add', path: '/foo/1', value: 'qux' }], { foo: ['bar', 'qux', 'baz'] }],
    ['A.3', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
    ['A.4', { foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
    ['A.5', { baz: 'qux', foo: 'bar' }, [{ op: 'replace', path: '/baz', value: 'boo' }], { baz: 'boo', foo: 'bar' }],
    [
      'A.6',
      { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } },
      [{ op: 'move', from: '/foo/waldo', path: '/qux/thud' }],
      { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } },
    ],
    [
      'A.7',
      { foo: ['all', 'grass', 'cows', 'eat'] },
      [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
      { foo: ['all', 'cows', 'eat', 'grass'] },
    ],
    [
      'A.8',
      { baz: 'qux', foo: ['a', 2, 'c'] },
      [
        { op: 'test', path: '/baz', value: 'qux' },
        { op: 'test', path: '/foo/1', value: 2 },
      ],
      { baz: 'qux', foo: ['a', 2, 'c'] },
    ],
    [
      'A.10',
      { foo: 'bar' },
      [{ op: 'add', path: '/child', value: { grandchild: {} } }],
      { foo: 'bar', child: { grandchild: {} } },
    ],
    ['A.11', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux', xyz: 123 }], { foo: 'bar', baz: 'qux' }],
    ['A.14', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: 10 }], { '/': 9, '~1': 10 }],
    [
      'A.16',
      { foo: ['bar'] },
      [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }],
      { foo: ['bar', ['abc', 'def']] },
    ],
    [
      'copy',
      { a: [1] },
      [
        { op: 'copy', from: '/a', path: '/b' },
        { op: 'add', path: '/b/-', value: 2 },
      ],
      { a: [1], b: [1, 2] },
    ],
    [
      'root',
      { a: 1 },
      [
        { op: 'replace', path: '', value: [1] },
        { op: 'add', path: '/0', value: 0 },
      ],
      [0, 1],
    ],
    ['to the same place', { a: 1 }, [{ op: 'move', from: '/a', path: '/a' }], { a: 1 }],
    [
      'equal by section 4.6',
      { a: { x: 1.0, y: [1] } },
      [{ op: 'test', path: '/a', value: { y: [1], x: 1 } }],
      { a: { x: 1, y: [1] } },
    ],
  ])('%s', (_name, document, operations, expected) => {
    expect(JSON.parse(apply(JSON.stringify(document), JSON.stringify(operations)))).toEqual(expected);
  });

  it.each([
    // A.9, A.12, A.15 and section 4
    ['error.patchTest', { baz: 'qux' }, [{ op: 'test', path: '/baz', value: 'bar' }], { number: 1, path: '/baz' }],
    [
      'error.patchPath',
      { foo: 'bar' },
      [{ op: 'add', path: '/baz/bat', value: 'qux' }],
      { number: 1, path: '/baz/bat' },
    ],
    ['error.patchTest', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: '10' }], { number: 1, path: '/~01' }],
    ['error.patchShape', {}, { op: 'remove', path: '/a' }, {}],
    ['error.patchMember', {}, [1], { number: 1, member: 'op' }],
    [
      'error.patchMember',
      { a: 1 },
      [
        { op: 'remove', path: '/a' },
        { op: 'add', path: '/a' },
      ],
      { number: 2, member: 'value' },
    ],
    ['error.patchMember', {}, [{ op: 'add', path: 1, value: 1 }], { number: 1, member: 'path' }],
    ['error.patchMember', {}, [{ op: 'move', path: '/a' }], { number: 1, member: 'from' }],
    ['error.patchOp', {}, [{ op: 'merge', path: '' }], { number: 1, op: 'merge' }],
    ['error.patchPointer', {}, [{ op: 'remove', path: 'a' }], { number: 1, path: 'a' }],
    ['error.patchPointer', {}, [{ op: 'remove', path: '/~2' }], { number: 1, path: '/~2' }],
    ['error.patchPath', { a: 1 }, [{ op: 'remove', path: '/b' }], { number: 1, path: '/b' }],
    ['error.patchPath', { a: 1 }, [{ op: 'replace', path: '/b', value: 1 }], { number: 1, path: '/b' }],
    ['error.patchPath', { a: 1 }, [{ op: 'add', path: '/a/b', value: 1 }], { number: 1, path: '/a/b' }],
    ['error.patchPath', [1], [{ op: 'remove', path: '/01' }], { number: 1, path: '/01' }],
    ['error.patchPath', [1], [{ op: 'remove', path: '/-' }], { number: 1, path: '/-' }],
    ['error.patchPath', [1], [{ op: 'copy', from: '/1', path: '/0' }], { number: 1, path: '/1' }],
    ['error.patchIndex', [1], [{ op: 'add', path: '/2', value: 1 }], { number: 1, path: '/2', length: 1 }],
    ['error.patchIndex', [1], [{ op: 'add', path: '/x', value: 1 }], { number: 1, path: '/x', length: 1 }],
    [
      'error.patchMove',
      { a: { b: 1 } },
      [{ op: 'move', from: '/a', path: '/a/b' }],
      { number: 1, from: '/a', path: '/a/b' },
    ],
    ['error.patchRoot', { a: 1 }, [{ op: 'remove', path: '' }], { number: 1 }],
    ['error.patchPath', {}, [{ op: 'replace', path: '/__proto__', value: 1 }], { number: 1, path: '/__proto__' }],
  ])('refuses with %s: %j, %j', (code, document, operations, params) => {
    const error = failure(() => apply(JSON.stringify(document), JSON.stringify(operations)));
    expect(error).toMatchObject({ code, params, where: { option: 'patch', at: { line: 1 } } });
  });

  it('says where the operation is', () => {
    const error = failure(() =>
      apply('{}', '[\n  {"op": "add", "path": "/a", "value": 1},\n  {"op": "remove", "path": "/b"}\n]'),
    );
    expect(error.where.at).toMatchObject({ line: 3, column: 3 });
  });

  it('keeps what it does not touch as it is written', () => {
    expect(
      apply('{"n": 1.00, "big": 12345678901234567890, "s": "\\u00e9\\/"}', '[{"op":"add","path":"/a","value":1e400}]'),
    ).toBe('{\n  "n": 1.00,\n  "big": 12345678901234567890,\n  "s": "\\u00e9\\/",\n  "a": 1e400\n}');
  });
});

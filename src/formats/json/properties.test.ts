import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeString } from './decode.ts';
import type { JsonDocument } from './document.ts';
import { findDuplicates } from './duplicates.ts';
import { TextError } from '#lib/text-error';
import { formatJson } from './format.ts';
import { pointerOf } from './pointer.ts';
import { readJson } from './read.ts';
import { strictNumber, strictString } from './strict-form.ts';

/* Arbitrary JSON and JSON5 texts: spelled freely, with repeated keys and dangerous ones. */

const oneOf = (...items: string[]) => fc.constantFrom(...items);
const space = oneOf('', '', ' ', '\n', '\r\n', '\t ');
const json5Space = fc.oneof(space, oneOf('/* c */', '// c\n', '\u00a0', '\ufeff', ' /*,*/ ', '\n//\n'));

const string = fc.oneof(
  fc.string({ unit: 'binary' }).map((value) => JSON.stringify(value)),
  oneOf('"a"', '"\\u0061"', '"__proto__"', '"constructor"', '"\\ud800"', '"\\/\\n"', '"a/b~c"', '""'),
);
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  oneOf('1E400', '-0', '0.10', '17478252242305210114', '1e+2'),
);
const json5String = fc.oneof(string, oneOf("'a'", "'\"'", "'\\''", '"\\x41\\\n"', '"\t"', "'\\0\\v\\z'"));
const json5Number = fc.oneof(number, oneOf('+1', '.5', '5.', '0x1F', '-0XaB', 'NaN', '-Infinity', '5.e3'));
const json5Key = fc.oneof(json5String, oneOf('a', '$_', '\\u0061', 'ünï', 'null'));

function jsonText(
  parts: Record<'space' | 'string' | 'number' | 'key' | 'end', fc.Arbitrary<string>>,
): fc.Arbitrary<string> {
  const between = (open: string, items: fc.Arbitrary<string[]>, close: string) =>
    fc
      .tuple(parts.space, items, parts.end)
      .map(([space, all, end]) => open + space + all.join(',') + (all.length > 0 ? end : '') + close);
  const { value } = fc.letrec<{ value: string; array: string; object: string; member: string }>((tie) => ({
    value: fc
      .tuple(
        parts.space,
        fc.oneof(
          { maxDepth: 4, depthIdentifier: 'json' },
          parts.string,
          parts.number,
          oneOf('true', 'false', 'null'),
          tie('array'),
          tie('object'),
        ),
        parts.space,
      )
      .map((all) => all.join('')),
    array: between('[', fc.array(tie('value'), { maxLength: 4, depthIdentifier: 'json' }), ']'),
    object: between('{', fc.array(tie('member'), { maxLength: 4, depthIdentifier: 'json' }), '}'),
    member: fc
      .tuple(parts.space, parts.key, parts.space, tie('value'))
      .map(([before, key, after, value]) => `${before}${key}${after}:${value}`),
  }));
  // Brackets around it, for half of the values would be scalars.
  return value.map((inside) => `[${inside}]`);
}
const json = jsonText({ space, string, number, key: string, end: fc.constant('') });
const json5 = jsonText({
  space: json5Space,
  string: json5String,
  number: json5Number,
  key: json5Key,
  end: oneOf('', ','),
});

const read = (text: string) => readJson(text, { mode: 'lenient' });

/** Every scalar and empty value with its path. */
function leaves(document: JsonDocument): string[] {
  return Array.from({ length: document.size }, (_, node) => node)
    .filter((node) => document.firstChild(node) < 0)
    .map(
      (node) => `${pointerOf(document, node)} ${document.isContainer(node) ? document.kind(node) : document.raw(node)}`,
    )
    .sort();
}
/** Keys, scalars, brackets and comments in the order of the text. */
function tokens(document: JsonDocument): string[] {
  const comments = Array.from({ length: document.commentOffsets.length / 2 }, (_, index) =>
    document.text.slice(document.commentOffsets[2 * index], document.commentOffsets[2 * index + 1]),
  );
  const values = Array.from({ length: document.size }, (_, node) => [
    document.rawKey(node),
    document.isContainer(node)
      ? `${document.kind(node)} ${String(document.countChildren(node))} ${String(document.hasTrailingComma(node))}`
      : document.raw(node),
  ]);
  return [...values.flat(), ...comments.sort()];
}

describe('any document', () => {
  it('strict texts are those of JSON.parse', () => {
    const cut = fc.tuple(
      json,
      fc.nat(),
      fc.nat(2),
      oneOf('', ',', '"', '0', '}', ']', '\\', ' ', '\u0001', '-', 'e', '/'),
    );
    fc.assert(
      fc.property(cut, ([text, position, length, inserted]) => {
        const at = position % (text.length + 1);
        const damaged = text.slice(0, at) + inserted + text.slice(at + length);
        let expected: unknown;
        try {
          expected = JSON.parse(damaged);
        } catch {
          expect(() => readJson(damaged, { mode: 'strict' })).toThrow(TextError);
          return;
        }
        expect(JSON.parse(formatJson(readJson(damaged, { mode: 'strict' }), { indent: 2 }))).toEqual(expected);
      }),
    );
  });
  it('any string is read or refused with a coded error', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          oneOf(
            '{',
            '}',
            '[',
            ']',
            ',',
            ':',
            '"',
            "'",
            '\\',
            'u',
            '0',
            'x',
            '.',
            '-',
            'e',
            'a',
            '/',
            '*',
            '\n',
            '\u2028',
            '\ud800',
          ),
        )
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(any, oneOf('strict', 'lenient'), (text, mode) => {
        try {
          const document = readJson(text, { mode: mode === 'strict' ? mode : 'lenient' });
          expect(() => readJson(formatJson(document, { indent: 2, form: 'strict' }), { mode: 'strict' })).not.toThrow();
        } catch (error) {
          expect(error).toBeInstanceOf(TextError);
        }
      }),
    );
  });
  it('sorting keeps every value at its path', () => {
    fc.assert(
      fc.property(json5, oneOf('none', 'codePoint', 'natural'), (text, sortKeys) => {
        const document = read(text);
        const sorted = read(
          formatJson(document, {
            indent: 2,
            sortKeys: sortKeys === 'natural' || sortKeys === 'codePoint' ? sortKeys : 'none',
          }),
        );
        expect(leaves(sorted)).toEqual(leaves(document));
      }),
    );
  });
  it('repeated keys are found, however many records look alike', () => {
    const object = fc
      .array(oneOf('"a"', '"b"', '"\\u0061"', "'a'", 'a', '"ab"'), { maxLength: 3 })
      .map((keys) => `{${keys.map((key) => `${key}:{"x":[1],"y":2}`).join()}}`);
    fc.assert(
      fc.property(fc.array(object, { maxLength: 6 }), (objects) => {
        const document = read(`[${objects.join()}]`);
        const found: unknown[] = [];
        for (let node = 0; node < document.size; node++) {
          const parent = document.parent(node);
          if (!document.hasKey(node)) continue;
          const same = [...document.children(parent)].find((other) => document.key(other) === document.key(node));
          if (same !== node) found.push({ node, first: same });
        }
        expect(findDuplicates(document)).toEqual(found);
      }),
    );
  });
  it('any indentation keeps every token', () => {
    fc.assert(
      fc.property(json5, fc.integer({ min: 0, max: 10 }), (text, indent) => {
        const document = read(text);
        const printed = formatJson(document, { indent });
        expect(tokens(read(printed))).toEqual(tokens(document));
        if (indent > 0) expect(formatJson(read(printed), { indent })).toBe(printed);
      }),
    );
  });
  it('strict form is strict, and changes nothing that is strict', () => {
    fc.assert(
      fc.property(json5, (text) => {
        const strict = formatJson(read(text), { indent: 0, form: 'strict' });
        expect(formatJson(readJson(strict, { mode: 'strict' }), { indent: 0 })).toBe(strict);
      }),
    );
    fc.assert(
      fc.property(json, (text) => {
        expect(formatJson(read(text), { indent: 2, form: 'strict' })).toBe(formatJson(read(text), { indent: 2 }));
      }),
    );
  });
});

describe('spelling', () => {
  // JSON5 1.0.0, sections 5.1 and 5.2.
  it.each([
    ["'\\b\\f\\n\\r\\t\\v\\0'", '\b\f\n\r\t\v\0'],
    ["'\\x41\\u0042\\C\\''", "ABC'"],
    ["'a\\\nb\\\r\nc\\\rd\\\u2028e\\\u2029f'", 'abcdef'],
    ['"\\ud83d\\ude00 \\ud83d"', '😀 \ud83d'],
  ])('%j stands for %j', (raw, text) => {
    expect(decodeString(raw)).toBe(text);
    expect(JSON.parse(strictString(raw))).toBe(text);
  });

  it('a string in strict form stands for the same text', () => {
    fc.assert(
      fc.property(json5String, (raw) => {
        expect(JSON.parse(strictString(raw))).toBe(decodeString(raw));
      }),
    );
  });
  it('a string decodes as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeString(JSON.stringify(text))).toBe(text);
      }),
    );
  });
  it.each([
    ['+1', '1'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', '5.0'],
    ['5.e3', '5.0e3'],
    ['+5.E-3', '5.0E-3'],
    ['0xFFFFFFFFFFFFFFFF', '18446744073709551615'],
    ['-0x0', '-0'],
    ['+0X1f', '31'],
    ['1.10', '1.10'],
    ['-0', '-0'],
    ['1E400', '1E400'],
    ['NaN', undefined],
    ['+Infinity', undefined],
    ['-Infinity', undefined],
  ])('%s is %s in strict form', (raw, strict) => expect(strictNumber(raw)).toBe(strict));
});

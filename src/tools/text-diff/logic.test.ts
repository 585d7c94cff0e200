import { diffArrays } from 'diff';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { initialValues } from '#engine/options';
import { listMarks } from './list-marks.ts';
import * as logic from './logic.ts';
import * as operations from './operations.ts';
import counts from './count-vectors.json' with { type: 'json' };
import vectors from './patch-vectors.json' with { type: 'json' };
import { foldRows, inlineRows, listChanges } from './shown-rows.ts';
import { splitText } from './tokens.ts';

type DiffOptions = Parameters<typeof logic.diff>[1];
type PatchOptions = Parameters<typeof logic.patch>[1];

function collect<T>(run: (context: RunContext) => T): { value: T; notes: string[] } {
  const notes: string[] = [];
  const context = { note: (code: string) => notes.push(code), progress: () => undefined } as unknown as RunContext;
  return { value: run(context), notes };
}
const diff = (left: string, right: string, options: Partial<DiffOptions> = {}) =>
  collect((context) => logic.diff(left, { ...initialValues(operations.diff.options), ...options, right }, context));
const patch = (left: string, right: string, options: Partial<PatchOptions> = {}) =>
  collect((context) => logic.patch(left, { ...initialValues(operations.patch.options), ...options, right }, context))
    .value;

/** The behavior of `patch`, by the description of the format in POSIX and GNU diffutils. */
function apply(left: string, change: string): string {
  const lines = left.match(/[^\n]*\n|[^\n]+/g) ?? [];
  const out: string[] = [];
  let next = 0;
  const changes = change.match(/[^\n]*\n/g) ?? [];
  changes.slice(2).forEach((line, index, all) => {
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@\n$/.exec(line);
    if (hunk !== null) {
      const start = Number(hunk[1]) - (hunk[2] === '0' ? 0 : 1);
      out.push(...lines.slice(next, start));
      next = start;
      return;
    }
    if (line.startsWith('\\')) return;
    const text = all[index + 1]?.startsWith('\\') ? line.slice(1, -1) : line.slice(1);
    if (!line.startsWith('+')) expect(lines[next++]).toBe(text);
    if (!line.startsWith('-')) out.push(text);
  });
  return [...out, ...lines.slice(next)].join('');
}

const fewLines = fc
  .array(fc.constantFrom('a\n', 'b\n', '\n', ' a\n', 'A\r\n', 'b\r\n', 'c d\n', '-- x\n', '@@\n'), { maxLength: 20 })
  .chain((lines) => fc.constantFrom('', 'end', 'a').map((end) => lines.join('') + end));

/** Random words, one a line, as in make-count-vectors.mjs. */
function textOf(seed: number, lines: number, words: number): string {
  let last = seed;
  return Array.from({ length: lines }, () => `w${(last = (last * 48_271) % 0x7fffffff) % words}\n`).join('');
}

describe('texts that differ much', () => {
  test.each(counts)('have no more changed lines than by GNU diff -d: %o', ({ left, right, lines, words, changed }) => {
    const texts = [textOf(left, lines, words), textOf(right, lines, words)] as const;
    const { value, notes } = diff(...texts);
    expect(value.added + value.removed).toBeLessThanOrEqual(changed);
    expect(notes).toEqual([]);
    // Chinese is compared by the character in both units.
    const inHan = texts.map((text) =>
      text.replaceAll(/w(\d+)\n/g, (_, word) => String.fromCodePoint(0x4e00 + Number(word))),
    );
    for (const unit of ['word', 'character'] as const) {
      const byPiece = diff(inHan[0] ?? '', inHan[1] ?? '', { unit }).value;
      expect(byPiece.added + byPiece.removed).toBeLessThanOrEqual(changed);
    }
  });

  test('have no equal lines that are shown as changed, and one note where the search was cut', () => {
    const texts = [textOf(11, 40_000, 30), textOf(12, 40_000, 30)] as const;
    const { value, notes } = diff(`same\n${texts[0]}`, `same\n${texts[1]}`);
    expect(notes).toEqual(['warning.cut']);
    const equal = value.rows.filter(
      ({ is, left, right }) => is === 'changed' && left?.parts.join() === right?.parts.join(),
    );
    expect(equal).toEqual([]);
    // More than a third of such texts can be matched.
    expect(value.removed).toBeLessThan(30_000);
  });
});

describe('a patch', () => {
  test(`is what GNU patch took in ${vectors.length} cases, with as many changed lines as GNU diff -d`, () => {
    for (const { left, right, context, patch: expected, changed } of vectors) {
      const written = patch(left, right, { context });
      expect(written).toBe(expected);
      const body = written.split('\n').slice(2);
      expect(body.filter((line) => /^[-+]/.test(line))).toHaveLength(changed);
      expect(apply(left, written)).toBe(right);
    }
  });

  test('makes the right text of the left one', () => {
    fc.assert(
      fc.property(fewLines, fewLines, fc.nat(4), (left, right, context) => {
        expect(apply(left, patch(left, right, { context }))).toBe(right);
      }),
      { numRuns: 200 },
    );
  });

  test('applies to the left text whatever is ignored, and leaves nothing to be changed', () => {
    const options = fc.record({
      ignoreCase: fc.boolean(),
      space: fc.constantFrom('exact' as const, 'amount' as const, 'none' as const),
      ignoreBlankLines: fc.boolean(),
      ignoreLineEnds: fc.boolean(),
    });
    fc.assert(
      fc.property(fewLines, fewLines, options, (left, right, ignored) => {
        const patched = apply(left, patch(left, right, ignored));
        expect(diff(patched, right, ignored).value.same || patched === right).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('has the hunk of the brief', () => {
    expect(patch('a\nb\nc', 'a\nx\nc')).toContain('@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n\\ No newline');
    expect(patch('', 'a\n')).toContain('@@ -0,0 +1 @@\n+a\n');
    expect(patch('a\n', '')).toContain('@@ -1 +0,0 @@\n-a\n');
  });

  test('has no name that would break its lines', () => {
    expect(patch('a', 'b', { leftName: 'my file', rightName: 'new' })).toContain('--- my file\t\n+++ new\n');
    for (const leftName of ['', 'a\nb', 'a\tb', 'a\u2028b']) {
      expect(() => patch('a', 'b', { leftName })).toThrow(ToolError);
    }
  });
});

describe('the comparison', () => {
  const joined = (rows: readonly logic.Row[], side: 'left' | 'right') =>
    rows.flatMap((row) => row[side] ?? []).map(({ parts }) => parts.join(''));

  test.each(['line', 'word', 'character', 'sentence'] as const)('by %s loses no line of either text', (unit) => {
    const text = fc.array(fc.constantFrom('One. ', 'two ', 'Three? 漢字', '👩🏽‍💻', 'é', '  ', '\n'), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (lefts, rights) => {
        const [left, right] = [lefts.join(''), rights.join('')];
        const { rows, same } = diff(left, right, { unit }).value;
        const lines = (of: string) => splitText(of, 'line').map((line) => line.replace(/\n$/, ''));
        expect(joined(rows, 'left').map((line) => line.replaceAll('␊', ''))).toEqual(lines(left));
        expect(joined(rows, 'right').map((line) => line.replaceAll('␊', ''))).toEqual(lines(right));
        expect(same).toBe(left === right);
        for (const side of ['left', 'right'] as const) {
          const numbers = rows.flatMap((row) => row[side]?.line ?? []);
          expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('finds the three edits between kitten and sitting', () => {
    expect(diff('kitten', 'sitting', { unit: 'character' }).value.changes).toBe(3);
  });

  test('puts lines that are alike beside each other', () => {
    const { rows } = diff('first line here\nsecond line here\n', 'new\nother thing\nsecond line there\n').value;
    expect(rows.at(-1)).toEqual({
      is: 'changed',
      left: { line: 2, parts: ['second line ', 'here'] },
      right: { line: 3, parts: ['second line ', 'there'] },
    });
  });

  test('shows line breaks where only they differ', () => {
    const { value, notes } = diff('a\r\n', 'a\n');
    expect(value.rows[0]).toEqual({
      is: 'changed',
      left: { line: 1, parts: ['a', '␍␊'] },
      right: { line: 1, parts: ['a', '␊'] },
    });
    expect(notes).toEqual(['note.lineEnds']);
    expect(diff('a\r\n', 'a\n', { ignoreLineEnds: true }).value.same).toBe(true);
  });

  test('matches lines that count, however many blank ones could be matched instead', () => {
    expect(diff('x\n\n\n\n', '\n\n\nx\n', { ignoreBlankLines: true }).value.same).toBe(true);
    expect(diff('\n', 'x\n', { ignoreBlankLines: true }).value.rows.map(({ is }) => is)).toEqual(['same', 'added']);
    expect(diff('x\n\n\n\n', '\n\n\nx\n').value).toMatchObject({ added: 1, removed: 1 });
  });

  test.each([
    ['a b', 'a\u00a0b'],
    ['caf\u00e9 au lait', 'cafe\u0301 au lait'],
    ['user name', 'user\u200b name'],
  ])('names what looks alike in %j and %j', (left, right) => {
    expect(diff(left, right).notes).toEqual(['warning.lookAlike']);
    expect(diff(left, `${right}s`).notes).toEqual([]);
    expect(diff(left, right, { unit: 'word' }).notes).toEqual(['warning.lookAlike']);
  });

  test('says when it went over to lines', () => {
    const long = 'word '.repeat(210_000);
    expect(diff(long, `${long}x`, { unit: 'word' }).notes).toEqual(['note.byLine']);
  });

  const edits = (left: string, right: string) =>
    diffArrays(splitText(left, 'line'), splitText(right, 'line'))
      .filter(({ added, removed }) => added || removed)
      .reduce((sum, { count }) => sum + count, 0);

  test('finds as few edits as jsdiff does without leaving lines out', () => {
    fc.assert(
      fc.property(fewLines, fewLines, (left, right) => {
        const { added, removed } = diff(left, right).value;
        expect(added + removed).toBe(edits(left, right));
      }),
      { numRuns: 200 },
    );
  });

  test('compares 100,000 lines, of which none is unique', () => {
    let seed = 1;
    const random = (below: number) => (seed = (seed * 48_271) % 0x7fffffff) % below;
    const make = () => Array.from({ length: 100_000 }, () => `the line ${random(3000)} of it\n`).join('');
    expect(diff(make(), make()).value.rows.length).toBeGreaterThanOrEqual(100_000);
  });
});

describe('marks', () => {
  test('cover what one line has and the other has not', () => {
    const marks = listMarks(diff('one two\nold\nsame\n', 'one 2 two\nsame\nnew thing\n').value);
    expect(marks).toEqual({
      left: [
        { line: 1, look: 'removed', parts: [] },
        { line: 2, look: 'removed', parts: [] },
      ],
      right: [
        { line: 1, look: 'added', parts: [{ from: 4, to: 6 }] },
        { line: 3, look: 'added', parts: [] },
      ],
    });
  });

  test('are none where the rows are those of sorted JSON', () => {
    expect(listMarks(diff('{"b":1,"a":2}', '{"a":3}', { sortJson: true }).value)).toEqual({ left: [], right: [] });
  });
});

describe('what is shown', () => {
  const lines = (count: number, at: number, with_: string) =>
    Array.from({ length: count }, (_, index) => (index === at ? with_ : `${index}`)).join('\n');
  const { rows } = diff(lines(50, 20, 'old text'), lines(50, 20, 'new text')).value;

  test('folds what is far from a change, until it is opened', () => {
    const folded = foldRows(rows, new Set());
    expect(folded.map((row) => (row.is === 'folded' ? [row.start, row.count] : row.is))).toEqual([
      [0, 17],
      ...['same', 'same', 'same', 'changed', 'same', 'same', 'same'],
      [24, 26],
    ]);
    expect(foldRows(rows, new Set([0, 24]))).toEqual(rows);
  });

  test('puts old lines before new ones', () => {
    expect(inlineRows(foldRows(rows, new Set())).map(({ is }) => is)).toEqual([
      ...['folded', 'same', 'same', 'same', 'removed', 'added', 'same', 'same', 'same', 'folded'],
    ]);
    expect(listChanges(inlineRows(rows))).toEqual([20]);
  });
});

describe('keys of JSON', () => {
  test('are sorted on both sides, with digits, strings and comments as they are written', () => {
    const left = '{"b":{"d":1e2,"c":-0.0},"a":[2,1]} // c\n';
    const right = '{"a":[2,1],\n"b":{"c":-0.0,"d":1e2}} // c';
    const { value, notes } = diff(left, right, { sortJson: true });
    expect(value).toMatchObject({ identical: false, same: true, changes: 0 });
    expect(value.rows.map(({ left }) => left?.parts.join('').trim())).toContain('"c": -0.0,');
    expect(notes).toEqual(['note.sorted']);
    expect(diff(left, right).value.same).toBe(false);
    expect(diff('[1, 2]', '[2, 1]', { sortJson: true }).value.same).toBe(false);
    expect(diff('[1.0]', '[1]', { sortJson: true }).value.same).toBe(false);
    expect(diff('[12345678901234567890]', '[12345678901234567891]', { sortJson: true }).value.same).toBe(false);
  });

  test('stay where they are when one side is no JSON', () => {
    const { value, notes } = diff('{"b":1,"a":2}', 'text', { sortJson: true });
    expect(value.rows[0]?.left?.parts.join('')).toBe('{"b":1,"a":2}');
    expect(notes).toEqual(['warning.unsorted.right']);
  });

  test('are sorted where JSON nests deeply, too', () => {
    const deep = (inner: string) => `${'['.repeat(3000)}${inner}${']'.repeat(3000)}`;
    const { value, notes } = diff(deep('{"b":1,"a":2}'), deep('{"a":2,"b":1}'), { sortJson: true });
    expect([value.same, notes]).toEqual([true, ['note.sorted']]);
  });

  test('are sorted in a patch, too', () => {
    expect(patch('{"b":1,"a":2}', '{"a":3,"b":1}', { sortJson: true, context: 0 })).toBe(
      '--- old.txt\n+++ new.txt\n@@ -2 +2 @@\n-  "a": 2,\n+  "a": 3,\n',
    );
  });
});

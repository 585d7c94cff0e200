import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolError } from '#engine/error';
import { quoteForShell } from './commands.ts';
import { calculate } from './logic.ts';
import { umask } from './logic-umask.ts';
import { toClauses, toOctal, toSymbolic } from './mode.ts';
import { detectors } from './detect.ts';

const OPTIONS = { from: '000', target: 'file', path: '', recursive: false } as const;

function run(input: string, options: Partial<Parameters<typeof calculate>[1]> = {}) {
  const notes: string[] = [];
  const result = calculate(input, { ...OPTIONS, ...options }, { note: (code) => void notes.push(code) });
  return { ...result, notes };
}

function failureOf(action: () => unknown): ToolError {
  try {
    action();
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

const calculateDetects = (text: string) => detectors.calculate.detect(text) > 0.5;

const everyMode = Array.from({ length: 0o10000 }, (_, mode) => mode);

describe('forms of a mode', () => {
  // POSIX.1-2024, ls, STDOUT: s and S, t and T.
  test.each([
    ['4755', 'rwsr-xr-x'],
    ['4644', 'rwSr--r--'],
    ['2755', 'rwxr-sr-x'],
    ['2640', 'rw-r-S---'],
    ['1777', 'rwxrwxrwt'],
    ['1776', 'rwxrwxrwT'],
    ['7000', '--S--S--T'],
    ['000', '---------'],
  ])('%s is %s', (octal, symbolic) => {
    expect(run(octal).symbolic).toBe(symbolic);
    expect(run(symbolic).octal).toBe(octal);
    expect(run(`-${symbolic}`).octal).toBe(octal);
  });

  test('all 4096 modes come back from each form', () => {
    const wrong = everyMode.filter(
      (mode) =>
        run(toOctal(mode)).mode !== mode ||
        run(toSymbolic(mode)).mode !== mode ||
        run(toClauses(mode), { from: '0777' }).mode !== mode ||
        // Clauses set every bit whatever it was before; only sticky is left alone where it is not named.
        (run(toClauses(mode), { from: '7777' }).mode | 0o1000) !== (mode | 0o1000),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['0o755', '755'],
    ['0755', '755'],
    ['100644', '644'],
    ['040755', '755'],
    ['40755', '755'],
    ['drwxr-xr-x.', '755'],
    ['lrwxrwxrwx+', '777'],
    ['-rw-r--r--@ 1 me staff 0 a.txt', '644'],
  ])('%s is read as %s', (input, octal) => expect(run(input).octal).toBe(octal));
});

describe('clauses', () => {
  // Results of chmod (GNU coreutils 9) on a file.
  test.each([
    ['u+x,go-w', '666', '744'],
    ['a+X', '644', '644'],
    ['a+X', '744', '755'],
    ['g=u', '640', '660'],
    ['o=g-w', '664', '664'],
    ['u=rwx,g=rx,o=', '777', '750'],
    ['ug+s', '755', '6755'],
    ['+t', '777', '1777'],
    ['u+t', '777', '777'],
    ['o+s', '777', '777'],
    ['u-s', '4755', '755'],
    ['a=', '7777', '000'],
    ['u=g=', '070', '070'],
    ['=rw', '7777', '666'],
    ['go=u-w', '700', '755'],
  ])('%s on %s gives %s', (clauses, from, octal) => expect(run(clauses, { from }).octal).toBe(octal));

  test('X is x on a folder, and = keeps the set-ID bits there', () => {
    expect(run('a+X', { from: '644', target: 'directory' }).octal).toBe('755');
    expect(run('u=rwx,g=rx,o=', { from: '2777', target: 'directory' }).octal).toBe('2750');
    expect(run('g=rxs,o=', { from: '6777', target: 'directory' }).octal).toBe('6750');
  });

  test('what undoes an earlier clause is named', () => {
    for (const input of ['u+x,u-x', 'u-x,u+x', 'u=rw,u=r', 'u=rw,u-w'])
      expect(run(input).notes, input).toContain('warning.conflict');
    for (const input of ['u+x,go-w', 'a=rwx,o=', 'u=r,u+w', 'u-x,g+x'])
      expect(run(input).notes, input).not.toContain('warning.conflict');
  });

  test('a conflict that is repeated is named once, and at once', () => {
    expect(run('u+x,u-x,'.repeat(8000) + 'u+x').notes.filter((code) => code === 'warning.conflict')).toHaveLength(2);
    for (const operator of '+=') expect(run(operator.repeat(60_000)).octal).toBe('000');
    // Comparing each with all before it took more than a minute.
  });
});

describe('a command', () => {
  test.each([
    ['chmod 755 file', 'chmod 755 file', []],
    ['  chmod\t0644   a.txt\n', 'chmod 644 a.txt', []],
    ['$ sudo chmod 600 ~/.ssh/id', 'chmod 600 ~/.ssh/id', []],
    ['/bin/chmod -v 600 a "b c" \'d\' e\\ f', 'chmod 600 a "b c" \'d\' e\\ f', []],
    ['chmod 755', 'chmod 755 file', []],
    ['chmod -R 700 .', 'chmod -R 700 .', ['warning.recursiveExecute']],
    ['chmod -vR --preserve-root 700 .', 'chmod -R 700 .', ['warning.recursiveExecute']],
    ['chmod --recursive 700 .', 'chmod -R 700 .', ['warning.recursiveExecute']],
    ['chmod u+x,go-w run.sh', 'chmod 100 run.sh', ['note.from']],
    ['chmod -x run.sh', 'chmod 000 run.sh', ['note.from', 'note.anonymous']],
    ['chmod -- 755 -f', 'chmod 755 ./-f', []],
    ['chmod 755 a && ls', 'chmod 755 a', ['note.ignored']],
    ['chmod 755 a; rm -rf /', 'chmod 755 a', ['note.ignored']],
    ['chmod 755 "a', 'chmod 755 file', ['note.ignored']],
    ['chmod 755 $(ls)', 'chmod 755 file', ['note.ignored']],
  ])('%j gives %s', (input, octal, notes) => {
    const result = run(input);
    expect([result.commands.octal, result.notes]).toEqual([octal, notes]);
    expect(calculateDetects(input)).toBe(true);
  });

  test('what is chosen on the page goes before the file of the command', () => {
    const { commands, notes } = run('chmod 755 a b', { path: 'c d' });
    expect([commands.octal, notes]).toEqual([`chmod 755 'c d'`, ['note.ignored']]);
    expect(run('chmod 755 a b').commands.findFiles).toBe('find a b -type f -exec chmod 755 {} +');
  });

  test.each([
    ['chmod', 'error.empty', undefined],
    ['chmod -R', 'error.empty', undefined],
    ['chmod -R 758 file', 'error.octalDigit', 12],
    ['sudo chmod z file', 'error.clauseCharacter', 12],
    ['chmod file 755', 'error.clauseCharacter', 7],
  ])('%j is wrong', (input, code, column) => {
    const error = failureOf(() => run(input));
    expect([error.code, error.where.at?.column]).toEqual([code, column]);
  });
});

describe('warnings', () => {
  test.each([
    ['777', {}, ['warning.worldWritable']],
    ['1777', { target: 'directory' }, []],
    ['4755', {}, ['warning.setUserId']],
    ['4644', {}, ['warning.setUserId', 'warning.noExecute.owner']],
    ['755', { recursive: true }, ['warning.recursiveExecute']],
    ['644', { recursive: true }, ['warning.recursiveClosed']],
    ['+x', {}, ['note.from', 'note.anonymous']],
  ] as const)('%s %j', (input, options, notes) => expect(run(input, options).notes).toEqual(notes));
});

describe('what is wrong', () => {
  test.each([
    ['789', 'error.octalDigit', 2],
    ['  79', 'error.octalDigit', 4],
    ['75', 'error.octalLength', 1],
    ['75512', 'error.octalLength', 1],
    ['7x5', 'error.octalDigit', 2],
    ['rwxr-xr-', 'error.symbolicLength', 1],
    ['rwxrwxrwxrwx', 'error.symbolicLength', 1],
    ['rwxr-srws', 'error.symbolicLetter', 9],
    ['rwtr-xr-x', 'error.symbolicLetter', 3],
    ['wrxr-xr-x', 'error.symbolicLetter', 1],
    ['u+x,go', 'error.operatorMissing', 7],
    ['u+x,', 'error.operatorMissing', 5],
    ['u+x;go-w', 'error.clauseCharacter', 4],
    ['u+x🙂', 'error.clauseCharacter', 4],
    ['z', 'error.clauseCharacter', 1],
  ])('%s', (input, code, column) => {
    const error = failureOf(() => run(input));
    expect(error.code).toBe(code);
    expect(error.where.at?.column).toBe(column);
  });

  test('any text gives a mode or a placed error', () => {
    const alphabet = fc.constantFrom(...'ugoarwxXstST+-=,0178 \n\0é');
    const input = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: alphabet, maxLength: 14 }));
    fc.assert(
      fc.property(input, (text) => {
        for (const read of [() => void run(text), () => void umask(text)]) {
          try {
            read();
          } catch (error) {
            expect(error).toBeInstanceOf(ToolError);
          }
        }
      }),
    );
  });
});

describe('umask', () => {
  // POSIX.1-2024, umask, EXAMPLES.
  test.each([
    ['002', '775', '664', 'u=rwx,g=rwx,o=rx'],
    ['22', '755', '644', 'u=rwx,g=rx,o=rx'],
    ['0077', '700', '600', 'u=rwx,g=,o='],
    ['u=rwx,g=rx,o=rx', '755', '644', 'u=rwx,g=rx,o=rx'],
  ])('%s', (input, directories, files, symbolic) => {
    const result = umask(input);
    expect([result.directories.octal, result.files.octal, result.symbolic]).toEqual([directories, files, symbolic]);
  });

  test('the umask of a mode gives that mode back', () => {
    for (const mode of everyMode.slice(0, 0o1000)) {
      const { umask: found } = run(toOctal(mode));
      expect(umask(found.directories ?? '').directories.octal).toBe(toOctal(mode));
      if (found.files !== null) expect(umask(found.files).files.octal).toBe(toOctal(mode));
      else expect(mode & 0o111).not.toBe(0);
    }
  });
});

test.each([
  ['file.txt', 'file.txt'],
  ['my file', `'my file'`],
  [`it's`, `'it'\\''s'`],
  ['$(rm -rf ~)', `'$(rm -rf ~)'`],
  ['-rf', './-rf'],
  ['~/x', `'~/x'`],
  ['', `''`],
  ['a\nb', `'a\nb'`],
])('the path %j is written as %s', (path, word) => expect(quoteForShell(path)).toBe(word));

test.each([
  ['chmod 755 a\nchmod 644 b', 12],
  ['755\r\n\r\n644', 7],
  ['-rw-r--r-- 1 a a 0 x\n-rwxr-xr-x 1 a a 0 y', 21],
])('of several lines, %j is refused at %i', (text, offset) => {
  expect(() => calculate(text, OPTIONS, { note: () => undefined })).toThrow(
    expect.objectContaining({
      code: 'error.lines',
      where: expect.objectContaining({ at: expect.objectContaining({ offset }) }),
    }),
  );
});

test('a line that ends in a backslash goes on', () =>
  expect(calculate('chmod 644 \\\n  a.txt\n', OPTIONS, { note: () => undefined }).commands.octal).toBe(
    'chmod 644 a.txt',
  ));

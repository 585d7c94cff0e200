import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { command } from './command.ts';
import { describeTools } from './facts.ts';
import { sampleWords } from './sample-tools.ts';
import { needs } from '../../tests/needs.ts';

vi.mock('#engine/registry', () => import('./sample-tools.ts'));
vi.mock('#engine/tools', () => import('./sample-tools.ts'));
vi.mock('#engine/identify', () => ({
  identify: (text: string) => {
    if (!text.startsWith('abc')) return text.startsWith('!') ? [{ ...upper, text: '!' }] : [];
    return [
      { ...upper, text: 'abc' },
      { tool: 'sample', operation: 'two', certainty: 0.3, text: undefined, options: { a: "it's", b: 'x', n: 2 } },
      { tool: 'sample', operation: 'joined', certainty: 0.3, text: 'secret' },
    ];
  },
  detectorOf: ({ operation }: { operation: string }) => (operation === 'joined' ? { answer: false } : {}),
}));
const upper = { tool: 'sample', operation: 'upper', certainty: 0.7 };

const tools = await describeTools(() => sampleWords);

let folder: string;
const path = (name: string) => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'handy-cli-'));
  writeFileSync(path('text'), 'abc\n');
  writeFileSync(path('bytes'), Uint8Array.of(0, 255, 254));
  writeFileSync(path('password'), 'pass word\n');
  writeFileSync(path('empty'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  code: number;
  out: string;
  error: string;
  bytes: Buffer;
}

/** Runs a command with this standard input. */
async function handy(args: string | string[], input: string | Uint8Array = '', isTTY = false): Promise<Ended> {
  const collect = () => {
    const pieces: Buffer[] = [];
    const write = (piece: Buffer, _: unknown, done: () => void) => {
      pieces.push(piece);
      done();
    };
    return { pieces, stream: Object.assign(new Writable({ write }), { isTTY }) };
  };
  const [out, error] = [collect(), collect()];
  const stdin = Readable.from(input.length === 0 ? [] : [Buffer.from(input)]);
  const words = typeof args === 'string' ? args.split(' ') : args;
  const terminal = { stdin, stdout: out.stream, stderr: error.stream, env: { PASSWORD: 'from env' } };
  const code = await command(words, () => ({ version: '1.2.3', tools }), terminal);
  const bytes = Buffer.concat(out.pieces);
  return { code, bytes, out: bytes.toString(), error: Buffer.concat(error.pieces).toString() };
}

const done = (out: string, error = '') => ({ code: 0, out, error });

describe('a run', () => {
  test.each([
    ['sample/upper', 'abc', 'ABC'],
    ['smp/upper', 'abc', 'ABC'],
    ['smp/upper + sample/upper --times=2', 'abc', 'ABCABC'],
    ['sample/upper', 'abc\r\n', 'ABC\r\n'],
    ['sample/upper', '\uFEFFabc', '\uFEFFABC'],
    ['sample/upper -', 'abc', 'ABC'],
    ['sample/upper --reverse', 'abc', 'CBA'],
    ['sample/upper --reverse=false --times=2 --mark==', 'abc', 'ABCABC='],
    ['sample/upper --reverse + sample/upper --times=2', 'abc', 'CBACBA'],
    ['sample/two --a=x + sample/upper', '', 'X\n2'],
    ['sample/keys', '{"b":1,"a":2}', '[\n  "b",\n  "a"\n]'],
    ['sample/keys + sample/upper', '{"b":1}', '[\n  "B"\n]'],
    ['sample/file', 'ab', 'abab'],
  ])('%s of %j', async (args, input, output) => {
    expect(await handy(args, input)).toMatchObject(done(output));
  });

  test('a file as input, streamed or whole', async () => {
    expect(await handy(['sample/upper', path('text')])).toMatchObject(done('ABC\n'));
    expect(await handy(['sample/file', path('text')])).toMatchObject(done('abc\nabc\n'));
    expect(await handy(['sample/count', path('empty')])).toMatchObject(done('{\n  "size": 0\n}'));
  });

  const proc = needs(existsSync('/proc/version'), 'there is no /proc');
  test('a file that does not know its size is read to the end', proc, async () => {
    const { size } = JSON.parse((await handy('sample/count /proc/version')).out) as { size: number };
    expect(size).toBe(readFileSync('/proc/version').length);
  });

  test('bytes go in and out untouched', async () => {
    const expected = Buffer.from([255, 0, 1]);
    expect((await handy(['sample/bytes', path('bytes')])).bytes).toEqual(expected);
    expect((await handy('sample/bytes', Uint8Array.of(0, 255, 254))).bytes).toEqual(expected);
  });

  test('options from files: content as it is, a secret without the end of its line', async () => {
    const args = ['sample/joined', '--style=dot', `--other@=${path('text')}`, `--password@=${path('password')}`];
    expect(await handy(args, 'in')).toMatchObject(done('in.abc\n.pass word'));
  });

  test('options from the environment, where they are', async () => {
    const joined = (name: string) => handy(`sample/joined --other=b --password@env=${name}`, 'a');
    expect((await joined('PASSWORD')).out).toContain('from env');
    expect(await joined('NONE')).toMatchObject({
      code: 1,
      out: '',
      error: 'handy: There is no environment variable “NONE”.\n',
    });
  });

  test('only on a terminal a text gets an end of line, and only if it has none', async () => {
    expect((await handy('sample/upper', 'abc', true)).out).toBe('ABC\n');
    expect((await handy('sample/upper', 'abc\n', true)).out).toBe('ABC\n');
    expect((await handy('sample/bytes', Uint8Array.of(255), true)).bytes).toEqual(Buffer.from([0]));
  });

  test('notes go to standard error', async () => {
    expect(await handy('sample/upper', 'a?')).toMatchObject(done('A?', 'note: A question\n'));
    expect(await handy('sample/upper', 'a~')).toMatchObject(done('A~', 'warning: A tilde\n'));
  });
});

describe('a number with a fraction', () => {
  test('is read as people type it', async () => {
    expect(await handy('sample/price --net=1.234,50')).toMatchObject(done('1234.50 + 20 %'));
  });
  test.each([
    ['sample/price', 'Enter a value for “net”.'],
    ['sample/price --net=5 --tax=', 'Enter a value for “tax”.'],
    ['sample/price --net=five', '“five” is not a number.'],
    ['sample/price --net=-5', '-5 is too small: at least 0 is needed.'],
  ])('%s: %s', async (args, message) => {
    const { code, error } = await handy(args);
    expect(code).not.toBe(0);
    expect(error).toContain(message);
  });
});

describe('identify', () => {
  const lines = "smp/upper  70%  ABC\nsmp/two --a='it'\\''s' --b=x --n=2  30%  it's 2\nsmp/joined  30%\n";
  test('names operations with the options they need and the beginning of their results, surest first', async () => {
    expect(await handy('identify', 'abc')).toMatchObject(done(lines));
    expect(await handy(['identify', path('text')])).toMatchObject(done(lines));
  });

  test('--json, before or after the file', async () => {
    const offers = [
      { ...upper, text: 'abc', result: 'ABC' },
      { tool: 'sample', operation: 'two', certainty: 0.3, options: { a: "it's", b: 'x', n: 2 }, result: "it's 2" },
      { tool: 'sample', operation: 'joined', certainty: 0.3, text: 'secret' },
    ];
    for (const args of [
      ['--json', path('text')],
      [path('text'), '--json'],
    ])
      expect(JSON.parse((await handy(['identify', ...args])).out)).toEqual(offers);
    expect(await handy('identify --json', 'x')).toMatchObject(done('[]\n'));
  });

  test('an operation that refuses the text is not named', async () => {
    expect(await handy('identify --json', '!')).toMatchObject(done('[]\n'));
  });

  test('a text nobody knows is a failure', async () => {
    expect(await handy('identify', 'x')).toMatchObject({
      code: 1,
      out: '',
      error: 'handy: No tool recognizes this text.\n',
    });
  });

  test('bytes that are no text are refused', async () => {
    expect(await handy(['identify', path('bytes')])).toMatchObject({ code: 1, out: '' });
  });

  test.each([
    ['identify --jsno', '“identify” does not understand “--jsno”.'],
    ['identify a b', 'One file at most, but there are 2: a, b'],
  ])('%s', async (args, message) => {
    const { code, out, error } = await handy(args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(message);
  });
});

describe('an option that has no effect with the others', () => {
  test.each([
    ['sample/joined --pair', 'note: “pair” has no effect here: it needs style=dot, other=….\n'],
    ['sample/joined --pair --style=dot', 'note: “pair” has no effect here: it needs other=….\n'],
    ['sample/joined --pair --style=dot --other=x', ''],
    ['sample/joined --pair=false', ''],
    ['sample/joined', ''],
    ['sample/range --kind=all --from=5', 'note: “from” has no effect here: it needs kind=own.\n'],
  ])('%s', async (args, error) => expect(await handy(args, 'in')).toMatchObject({ code: 0, error }));

  test('sets the other one where it says so and that is not given', async () => {
    expect(await handy('sample/range --from=5')).toMatchObject(done('5'));
    expect(await handy('sample/range')).toMatchObject(done('all'));
  });
});

describe('refused input: exit code 1 and one line', () => {
  const upper = 'sample/upper';
  test.each([
    [upper, 'a!b', 'sample/upper: No “!” at position 2: !b'],
    [upper, 'a!\n\u001b[2J\u2028', 'sample/upper: No “!” at position 2: !\\n\\u001b[2J\\u2028'],
    [`sample/two --a=! + ${upper}`, '', 'sample/upper: No “!” at position 1: !\\n2'],
    [upper, Uint8Array.of(97, 255), 'sample/upper: The data is not UTF-8 text: wrong byte FF at position 1.'],
    ['sample/keys', '{', 'sample/keys: The value is not JSON.'],
    ['sample/half', '', 'sample/half: Character 3 is half of a surrogate pair and has no UTF-8 form.'],
    ['sample/broken', 'x', 'internal error: cannot\\nread'],
    ['sample/upper /none', '', '/none: no such file or directory'],
    ['sample/upper --mark@=/none', '', '/none: no such file or directory'],
    ['sample/upper --mark@=BYTES', '', 'BYTES: The data is not UTF-8 text: wrong byte FF at position 1.'],
    ['sample/count /', '', '/: illegal operation on a directory'],
    ['batch /none', '', '/none: no such file or directory'],
  ])('%s of %j', async (args, input, line) => {
    const named = (text: string) => text.replace('BYTES', path('bytes'));
    expect(await handy(named(args), input)).toMatchObject({ code: 1, out: '', error: `handy: ${named(line)}\n` });
  });
});

describe('a command that is not understood: exit code 2 and a hint', () => {
  test.each([
    ['none/upper', 'There is no tool “none”.', 'handy list'],
    ['__proto__/upper', 'There is no tool “__proto__”.', 'handy list'],
    ['constructor/name', 'There is no tool “constructor”.', 'handy list'],
    ['sample/toString', '“sample” has no operation “toString”. It has: upper, joined', 'handy help sample'],
    ['sample/upper --none=1', 'sample/upper: There is no option “none”.', 'handy help sample'],
    ['sample/upper --__proto__=1', 'sample/upper: There is no option “__proto__”.', 'handy help sample'],
    ['smp/upper --times=9', 'smp/upper: --times: 9 is outside the limits: from 1 to 3.', 'handy help smp'],
    ['sample/upper --times=9', 'sample/upper: --times: 9 is outside the limits: from 1 to 3.', 'handy help sample'],
    ['sample/upper --reverse=maybe', '--reverse: “maybe” is neither true nor false.', 'handy help sample'],
    ['sample/joined --style=x', '--style: “x” is not one of: dash, dot.', 'handy help sample'],
    ['sample/upper --mark', '--mark needs a value: --mark=…', 'handy help sample'],
    ['sample/two file', 'sample/two takes no input, but there is “file”.', 'handy help sample'],
    ['sample/upper + sample/two', 'takes no input, so it can only be the first step.', 'handy help sample'],
    ['sample', '“sample” names no operation. Write sample/<operation>.', 'handy help sample'],
    ['help samples', 'There is no tool “samples”.', 'handy list'],
    ['help the-sample', 'There is no tool “the-sample”. Did you mean smp?', 'handy list'],
    ['search', 'There is nothing to search for.', 'handy search make xml pretty'],
    ['search nonsense', 'No tool was found for “nonsense”.', 'handy list'],
    ['help sample x', 'One name only, but there is also “x”.', 'handy help'],
    ['list --yaml', '“list” does not understand “--yaml”.', 'handy list --json'],
    ['--list', '“--list” stands where a tool is expected.', 'handy help'],
  ])('%s', async (args, message, hint) => {
    const { code, out, error } = await handy(args, 'input');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
    expect(error.endsWith(`\nTry: ${hint}\n`)).toBe(true);
  });
});

describe('what there is', () => {
  test('usage', async () => {
    for (const args of [[], ['help'], ['--help'], ['-h'], ['help', 'list'], ['list', '--help'], ['search', '--help']]) {
      const { code, out } = await handy(args);
      expect(code).toBe(0);
      expect(out).toContain('handy <tool>/<operation> [--option=value …] [file]');
    }
  });

  test('version', async () => expect(await handy('--version')).toMatchObject(done('1.2.3\n')));

  test('list', async () => {
    const { out } = await handy('list');
    expect(out).toMatch(/^smp {2}The sample \(sample\)\n/);
    expect(out).toContain('  smp/upper  markdown → html\n');
    expect(out).toContain('  smp/two  → text\n');
    expect(out).not.toContain('smp/half');
  });

  test('list --json: words, formats, ways back, and options with kind, initial value, bounds and choices', async () => {
    const { out } = await handy('list --json');
    const listed = JSON.parse(out) as typeof tools;
    expect(listed).toEqual(tools);
    const { texts: _, ...words } = sampleWords;
    expect(listed[0]).toMatchObject({ tool: 'sample', command: 'smp', category: 'text', weight: 1, ...words });
    expect(listed[0]?.operations.find(({ operation }) => operation === 'upper')).toEqual({
      operation: 'upper',
      title: 'Write in capitals',
      input: 'text',
      output: 'text',
      reads: 'markdown',
      writes: ['html'],
      inverse: { to: 'sample/joined', keeps: 'meaning' },
      options: [
        { name: 'reverse', title: 'reverse', kind: 'flag', initial: false },
        { name: 'times', title: 'Times', kind: 'integer', initial: 1, min: 1, max: 3 },
        { name: 'mark', title: 'mark', kind: 'text', initial: '' },
      ],
    });
    const find = (name: string) => listed[0]?.operations.find(({ operation }) => operation === name);
    expect(find('half')).toMatchObject({ helper: true });
    expect(find('keys')).toMatchObject({ reads: 'json', writes: ['json'] });
    expect(find('two')?.options[1]).toMatchObject({ kind: 'integer', min: 0, max: 80, zero: 'never' });
    expect(find('joined')?.options[2]).toEqual({
      name: 'style',
      title: 'Style',
      kind: 'choice',
      initial: 'dash',
      choices: ['dash', 'dot'],
      choiceTitles: { dash: 'dash', dot: 'With a point' },
    });
  });

  test.each(['help sample', 'help smp', 'help sample/upper', 'sample/upper --help'])('%s', async (args) => {
    const { code, out } = await handy(args);
    expect(code).toBe(0);
    const head = 'The sample (sample)\nFor tests.\n\nhandy smp/upper  markdown → html\n';
    expect(out.startsWith(`${head}  Write in capitals. The way back: smp/joined\n`)).toBe(true);
    expect(out).toContain('  --times=1        Times: from 1 to 3\n');
    expect(out).toContain('  --style=dash  Style: dash, dot (With a point)\n');
    expect(out).toContain('  --password=…  password: secret text, or --password@=file, --password@env=NAME\n');
    expect(out).toContain('  --wrap=0  wrap: from 0 to 80 (0: never)\n');
    expect(out).toContain('  --from="0"  from: text, or --from@=file\n');
    expect(out).not.toContain('smp/half');
  });

  test.each(['search sample', 'search smp', 'search specimn', 'search take the sample'])('%s', async (args) => {
    expect(await handy(args)).toMatchObject(done('smp  The sample (sample)\n  For tests.\n'));
  });
});

describe('batch', () => {
  const batch = async (...lines: (object | string | Uint8Array)[]) => {
    const input = lines.flatMap((line) => {
      const bytes = line instanceof Uint8Array ? line : typeof line === 'string' ? line : JSON.stringify(line);
      return [Buffer.from(bytes), Buffer.from('\n')];
    });
    const { code, out, error } = await handy('batch', Buffer.concat(input));
    expect({ code, error }).toEqual({ code: 0, error: '' });
    return out
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as unknown);
  };
  const ask = (operation: string, input?: unknown, options?: object) => ({ tool: 'sample', operation, input, options });
  const failed = (code: string, message: string) => ({
    error: { code, params: expect.any(Object) as unknown, message: expect.stringContaining(message) as unknown },
  });

  test('answers in the order of the questions, whatever happens between', async () => {
    expect(
      await batch(
        ask('upper', 'a', { times: 2, reverse: true }),
        '{"tool":',
        '',
        '  \r',
        ask('upper', 'b!'),
        Uint8Array.of(0x22, 0xff, 0x22),
        ask('broken', 'x'),
        ask('upper', 'c?'),
      ),
    ).toEqual([
      { output: 'AA' },
      failed('cli.notJson', 'The line is not JSON: '),
      { error: { code: 'error.bang', params: { rest: '!', position: 2 }, message: 'No “!” at position 2: !' } },
      failed('cli.notUtf8', 'The line is not UTF-8 text.'),
      failed('cli.internal', 'Internal error: cannot'),
      { output: 'C?', notes: [{ code: 'note.question', params: { count: 1 }, message: 'A question' }] },
    ]);
  });

  test('a tool goes by its short name, too, and help explains all', async () => {
    expect(await batch({ ...ask('upper', 'b!'), tool: 'smp' }, { ...ask('upper', 'b'), tool: 'smp' })).toEqual([
      { error: { code: 'error.bang', params: { rest: '!', position: 2 }, message: 'No “!” at position 2: !' } },
      { output: 'B' },
    ]);
    for (const line of ['help batch', 'batch --help']) {
      const { code, out } = await handy(line);
      expect(code).toBe(0);
      expect(out).toContain('{"tool":"base64","operation":"encode","input":"text","options":{"urlSafe":true}}');
    }
  });

  test('each kind in and out', async () => {
    expect(
      await batch(
        ask('bytes', { base64: 'AP8=' }),
        ask('bytes', 'é'),
        ask('file', { base64: 'AP8=' }),
        ask('keys', { b: 1, base64: 'x' }),
        ask('keys', null),
        ask('two', undefined, { a: 'x' }),
        ask('two', null),
        ask('upper', { base64: 'w6k=' }),
        ask('upper', ''),
      ),
    ).toEqual([
      { output: { base64: '/wA=' } },
      { output: { base64: 'PFY=' } },
      { output: { base64: 'AP8A/w==' } },
      { output: ['b', 'base64'] },
      { output: [] },
      { output: 'x\n2' },
      { output: '1\n2' },
      { output: 'É' },
      { output: '' },
    ]);
  });

  test.each([
    [ask('upper'), 'engine.inputMissing'],
    [ask('upper', 5), 'cli.badRequest'],
    [ask('upper', { base64: '/w==' }), 'engine.notUtf8'],
    [ask('upper', { base64: 'a*' }), 'cli.badRequest'],
    [ask('two', 'x'), 'cli.noInput'],
    [ask('none', 'x'), 'cli.unknownOperation'],
    [ask('constructor', 'x'), 'cli.unknownOperation'],
    [{ tool: '__proto__', operation: 'upper' }, 'cli.unknownTool'],
    [ask('upper', 'x', { times: 9 }), 'engine.outOfRange'],
    [ask('upper', 'x', { none: 9 }), 'engine.unknownOption'],
    [ask('upper', 'x', { mark: {} }), 'cli.badRequest'],
    [ask('upper', 'x', []), 'cli.badRequest'],
    [{ ...ask('upper', 'x'), option: {} }, 'cli.badRequest'],
    [{ tool: 'sample' }, 'cli.badRequest'],
    ['[]', 'cli.badRequest'],
    ['null', 'cli.badRequest'],
    ['"x"', 'cli.badRequest'],
    ['['.repeat(100_000), 'cli.notJson'],
  ])('%j is refused with a message', async (line, code) => {
    expect(await batch(line)).toEqual([failed(code, ' ')]);
  });

  test('a line may come in pieces, and the last one without an end', async () => {
    const pieces = ['{"tool":"sample","oper', 'ation":"upper","input":"é"}\n\n{"tool":"sample",', '"operation":"two"}'];
    const bytes = pieces.map((piece) => Buffer.from(piece));
    const lines: string[] = [];
    const stdout = new Writable({ write: (piece: Buffer, _, next) => (lines.push(piece.toString()), next()) });
    const terminal = { stdin: Readable.from(bytes), stdout, stderr: stdout, env: {} };
    expect(await command(['batch'], () => ({ version: '', tools }), terminal)).toBe(0);
    expect(lines.join('')).toBe('{"output":"É"}\n{"output":"1\\n2"}\n');
  });
});

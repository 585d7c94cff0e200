import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { declareLibrary } from './declarations.ts';
import { describeTools } from './facts.ts';
import { run, ToolError } from './library.ts';
import type { Message } from './messages.ts';
import { sampleWords } from './sample-tools.ts';

vi.mock('#engine/registry', () => import('./sample-tools.ts'));
vi.mock('#engine/tools', () => import('./sample-tools.ts'));

describe('run', () => {
  test('input, options, and neither', async () => {
    expect(await run('sample/upper', 'abc', { reverse: true, times: 2 })).toBe('CBACBA');
    expect(await run('sample/upper', 'abc', { times: undefined })).toBe('ABC');
    expect(await run('sample/two')).toBe('1\n2');
    expect(await run('sample/two', { a: 'x' })).toBe('x\n2');
    expect(await run('sample/bytes', Uint8Array.of(255))).toEqual(Uint8Array.of(0));
    expect(await run('sample/keys', { a: 1 })).toEqual(['a']);
    const doubled = await run('sample/file', new Blob(['ab']));
    expect(doubled instanceof Blob && (await doubled.text())).toBe('abab');
  });

  test('a tool goes by its short name, too', async () => {
    expect(await run('smp/upper', 'abc', { reverse: true })).toBe('CBA');
    await expect(run('smp/upper', 'a!')).rejects.toThrow('No “!” at position 2: !');
  });

  test('an expected failure is a ToolError that speaks English', async () => {
    const error: unknown = await run('sample/upper', 'a!').catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ToolError);
    expect(error).toMatchObject({ code: 'error.bang', params: { rest: '!' }, message: 'No “!” at position 2: !' });
    await expect(run('sample/upper', 'a', { times: 9 })).rejects.toMatchObject({ where: { option: 'times' } });
    await expect(run('none/upper')).rejects.toThrow('There is no tool “none”.');
    await expect(run('upper')).rejects.toThrow('There is no tool “upper”.');
  });

  test('a bug stays what it is', async () => {
    await expect(run('sample/broken', 'x')).rejects.toThrow(TypeError);
  });

  test('notes are handed over', async () => {
    const notes: Message[] = [];
    await run('sample/upper', 'a?', {}, { onNote: (note: Message) => notes.push(note) });
    expect(notes).toEqual([{ code: 'note.question', params: { count: 1 }, message: 'A question' }]);
  });

  test('an option without effect is a note', async () => {
    const notes: Message[] = [];
    await run('sample/joined', 'a', { pair: true, style: 'dot' }, { onNote: (note: Message) => notes.push(note) });
    expect(notes).toMatchObject([{ code: 'engine.noEffect', params: { option: 'pair', needs: 'other=…' } }]);
  });

  test('a run can be called off', async () => {
    await expect(run('sample/upper', 'a', {}, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });

  test.each([
    ['sample/upper', 5, 'sample/upper takes a string.'],
    ['sample/upper', undefined, 'sample/upper takes a string.'],
    ['sample/bytes', 'x', 'sample/bytes takes a Uint8Array.'],
    ['sample/file', 'x', 'sample/file takes a Blob.'],
  ])('%s of %j is a TypeError', async (name, input, message) => {
    await expect(run(name, input)).rejects.toThrow(new TypeError(message));
  });
});

describe('declarations', () => {
  const results = {
    types: {
      'sample/upper': 'string',
      'sample/joined': 'string',
      'sample/bytes': 'Uint8Array',
      'sample/file': 'Blob',
      'sample/count': '{ readonly size: number }',
      'sample/keys': 'SampleKeys',
      'sample/two': 'string',
      'sample/price': 'string',
      'sample/range': 'string',
      'sample/half': 'string',
      'sample/broken': 'never',
    },
    declarations: 'export type SampleKeys = readonly string[];',
  };
  const right = [
    `run('sample/upper', 'abc', { reverse: true, times: 2 }).then((text: string) => text.length)`,
    `run('sample/upper', 'abc')`,
    `run('smp/upper', 'abc', { times: 2 }).then((text: Result<'smp/upper'>) => text.length)`,
    `run('sample/two', { a: 'x' }, { onNote: ({ message }) => message.length })`,
    `run('sample/two')`,
    `run('sample/price', { net: 5, tax: '7,5' })`,
    `run('sample/joined', 'a', { style: 'dot', password: 'x' })`,
    `run('sample/bytes', new Uint8Array(1)).then((bytes: Uint8Array) => bytes.length)`,
    `run('sample/file', new Blob([])).then((blob: Blob) => blob.size)`,
    `run('sample/count', new Blob([])).then(({ size }: { size: number }) => size)`,
    `run('sample/keys', { a: 1 }).then((keys: Result<'sample/keys'>) => keys[0]?.length)`,
    `list().then((tools) => tools[0]!.operations[0]!.options[0]!.choices)`,
    `(error: unknown) => (error instanceof ToolError ? error.params['count'] : 0)`,
  ];
  const wrong = {
    [`run('sample/none', 'abc')`]: /"sample\/none"' is not assignable/,
    [`run('smp/upper', 'abc', { reversed: true })`]: /'reversed' does not exist|but 'reversed'/,
    [`run('sample/upper', 'abc', { reversed: true })`]: /'reversed' does not exist|but 'reversed'/,
    [`run('sample/upper', 'abc', { reverse: 'yes' })`]: /'string' is not assignable to type 'boolean/,
    [`run('sample/joined', 'abc', { style: 'slash' })`]: /"slash"' is not assignable/,
    [`run('sample/upper')`]: /Expected 2-4 arguments/,
    [`run('sample/upper', new Uint8Array(1))`]: /not assignable to parameter of type 'string'/,
    [`run('sample/two', 'abc')`]: /has no properties in common|not assignable/,
    [`run('sample/count', new Blob([])).then(({ length }) => length)`]: /'length' does not exist/,
    [`run('sample/upper', 'abc').then((bytes: Uint8Array) => bytes)`]: /not assignable/,
  };
  let folder: string;
  /** What the compiler says about each program. */
  let messages: ReadonlyMap<string, string>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'handy-types-'));
    const tools = await describeTools(() => sampleWords);
    writeFileSync(join(folder, 'handy-tools.d.ts'), declareLibrary(tools, results));
    messages = compile([...right, ...Object.keys(wrong)]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function compile(programs: readonly string[]): ReadonlyMap<string, string> {
    const files = programs.map((_, index) => join(folder, `program-${index}.ts`));
    for (const [index, file] of files.entries()) {
      const imports = `import { list, run, ToolError, type Result } from './handy-tools';`;
      writeFileSync(file, `${imports}\nexport const x = ${programs[index]};\n`);
    }
    const program = ts.createProgram([join(folder, 'handy-tools.d.ts'), ...files], {
      strict: true,
      noEmit: true,
      skipDefaultLibCheck: true,
      exactOptionalPropertyTypes: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    });
    const all = ts.getPreEmitDiagnostics(program);
    const of = (file: string) => all.filter((item) => item.file?.fileName === file || item.file?.isDeclarationFile);
    return new Map(
      files.map((file, index) => [
        programs[index] ?? '',
        of(file)
          .map((item) => ts.flattenDiagnosticMessageText(item.messageText, ' '))
          .join('\n'),
      ]),
    );
  }

  test('an operation without a type for its result is refused', async () => {
    const tools = await describeTools(() => sampleWords);
    const { 'sample/keys': _, ...types } = results.types;
    expect(() => declareLibrary(tools, { ...results, types })).toThrow('no type for the result of sample/keys');
  });

  test.each(right)('%s compiles', (program) => expect(messages.get(program)).toBe(''));

  test.each(Object.entries(wrong))('%s does not', (program, message) => {
    expect(messages.get(program)).toMatch(message);
  });
});

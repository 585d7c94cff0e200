import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolIds } from '../../scripts/tool-ids.mjs';
import type { ToolFacts } from '../../src/cli/facts.ts';
import { findDifferences, readExamples, toBatch } from '../../src/cli/worked-examples.ts';

/*
 * The package as users get it: packed from a copy of the sources that was never built, installed in an empty folder
 * without a network, run, imported and compiled.
 */

const root = join(import.meta.dirname, '../..');
const SOURCES = ['package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE', 'README.md'];
const FOLDERS = ['src', 'scripts', 'third-party'];
const isWindows = process.platform === 'win32';

let work: string;
/** The folder of the user. */
let user: string;
let packed: readonly string[];

function command(program: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', shell: isWindows });
  return { status, stdout, stderr };
}

function must(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = command(program, args, cwd);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'handy-package-'));
  const source = join(work, 'source');
  user = join(work, 'user');
  for (const folder of [source, user]) mkdirSync(folder);
  for (const name of [...SOURCES, ...FOLDERS]) cpSync(join(root, name), join(source, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'), 'junction');
  must('npm', ['pack', '--silent', '--pack-destination', user], source);
  const [tarball = ''] = readdirSync(user);
  packed = must('tar', ['-tzf', tarball], user).trim().split('\n');
  writeFileSync(join(user, 'package.json'), '{ "private": true, "type": "module" }\n');
  must('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], user);
}, 180_000);
afterAll(() => rmSync(work, { recursive: true }));

test('it is all that is installed', () => {
  const names = readdirSync(join(user, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(names).toEqual(['handy-tools']);
});

test('it has the command, the library and the words of all licences, and nothing else', () => {
  const others = packed.filter((name) => !/^package\/dist\/(?:cli|lib\/chunks)\/[^/]+\.(?:mjs|json)$/.test(name));
  expect(others.sort()).toEqual([
    'package/LICENSE',
    'package/README.md',
    'package/dist/lib/THIRD-PARTY-LICENSES.txt',
    'package/dist/lib/index.d.ts',
    'package/dist/lib/index.mjs',
    'package/package.json',
  ]);
  const licences = readFileSync(join(user, 'node_modules/handy-tools/dist/lib/THIRD-PARTY-LICENSES.txt'), 'utf8');
  for (const name of ['yaml', 'micromark', '@noble/hashes', 'sql-formatter'])
    expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(\\w+`, 'm'));
  expect(licences).not.toMatch(/^(?:react|@codemirror\/view|wouter) /m);
});

test('an operation with a time limit runs in a host that was started with flags of its own', () => {
  const script = `
    import { run } from 'handy-tools';
    const { count } = await run('regex-tester/match', 'aa', { pattern: 'a' });
    console.log(count);`;
  expect(must('node', ['--input-type=module', '-e', script], user)).toBe('2\n');
});

test('the command runs by its name', () => {
  const handy = join(user, 'node_modules/.bin/handy');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(command(handy, ['--version'], user)).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  expect(
    must(handy, ['roman-numeral-converter/toNumber', '+', 'json-minify/minify', 'in.txt'], given('XIV')),
  ).toContain('"number":14');
});

/** A folder with an input. */
function given(text: string): string {
  writeFileSync(join(user, 'in.txt'), text);
  return user;
}

test('it lists every tool and answers the first example of each', async () => {
  const handy = join(user, 'node_modules/.bin/handy');
  const listed = (JSON.parse(must(handy, ['list', '--json'], user)) as ToolFacts[]).map(({ tool }) => tool);
  expect(listed).toEqual(toolIds());

  const examples = await readExamples();
  const first = listed.flatMap((id) => examples.find(({ tool }) => tool === id) ?? []);
  const replies = must(handy, ['batch', 'in.txt'], given(toBatch(first)))
    .split('\n')
    .slice(0, -1);
  expect(replies).toHaveLength(first.length);
  expect(findDifferences(first, replies)).toEqual([]);
});

test('the library runs from a module', () => {
  writeFileSync(
    join(user, 'program.mjs'),
    `import { list, run } from 'handy-tools';
    const [row] = await run('hash-text/digest', 'abc', { algorithms: 'SHA-1' });
    console.log((await list()).length > 0, row.digest, await run('yaml-to-json-converter/convert', 'a: [1]'));`,
  );
  // FIPS 180-4's example: SHA-1 of "abc".
  expect(must(process.execPath, ['program.mjs'], user)).toMatch(/^true a9993e364706816aba3e25717850c26c9cd0d89d \{/);
});

test('the library runs from a CommonJS script', () => {
  const script = `require('handy-tools').run('base64-string-converter/encode', 'abc').then(console.log)`;
  writeFileSync(join(user, 'program.cjs'), script);
  expect(command(process.execPath, ['program.cjs'], user)).toEqual({ status: 0, stdout: 'YWJj\n', stderr: '' });
});

describe('types', () => {
  /** Exact: `unknown` and `any` are not equal to what is expected. */
  const PROGRAM = `import { run, ToolError, type Result } from 'handy-tools';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>) => {};
same<Result<'base64-string-converter/encode'>, string>(true);
same<Result<'hash-text/digest'>[number]['digest'], string>(true);
same<Result<'hash-text/digest'>[number]['match'], number | undefined>(true);
same<Result<'iban-validator-and-parser/parse'>['valid'], boolean>(true);
same<Result<'json-diff/diff'>['counts']['added'], number>(true);
same<Result<'date-converter/convert'>['zone']['change'], null | { readonly at: string; readonly offset: string }>(true);
same<Result<'regex-tester/match'>['matches'][number]['groups'][number]['text'], string | null>(true);
same<Result<'base64-file-converter/decode'>, File>(true);
export const facts = await run('chmod-calculator/calculate', '755');
export const octal: string = facts.commands.octal;
const tree = await run('regex-tester/explain', 'a');
export const inner = tree.is === 'group' && tree.item.is === 'repeat' ? tree.item.max : null;
export const code = (error: unknown) => (error instanceof ToolError ? error.code : '');
`;
  const WRONG = `import { run } from 'handy-tools';
export const wrong = (await run('chmod-calculator/calculate', '755')).octaal;
export const text: number = (await run('base-converter/convert', '5')).bases[0]?.text;
await run('hash-text/digest', 'abc', { uppercase: 'yes' });
`;
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const common = ['--strict', '--noEmit', '--target', 'es2022', '--pretty', 'false'];

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('compile with --module %s --moduleResolution %s', (module, resolution) => {
    writeFileSync(join(user, 'right.ts'), PROGRAM);
    writeFileSync(join(user, 'wrong.ts'), WRONG);
    const how = [...common, '--module', module, '--moduleResolution', resolution];
    const { stdout } = command(process.execPath, [tsc, ...how, 'right.ts', 'wrong.ts'], user);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.replace(/,\d+\): error (TS\d+).*/, ' $1')),
    ).toEqual(['wrong.ts(2 TS2551', 'wrong.ts(3 TS2322', 'wrong.ts(4 TS2322']);
  });
});

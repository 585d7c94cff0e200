import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toolIds } from '../../scripts/tool-ids.mjs';
import type { ToolFacts } from '../../src/cli/facts.ts';
import { findDifferences, readExamples, readReply, toBatch } from '../../src/cli/worked-examples.ts';
import { needs } from '../needs.ts';

/* The package as users get it: only dist/cli and dist/lib, in a folder without node_modules. */

const root = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
let folder: string;
let bin: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'handy-built-'));
  for (const part of ['cli', 'lib']) cpSync(join(root, 'dist', part), join(folder, part), { recursive: true });
  bin = join(folder, 'cli/handy.mjs');
});
afterAll(() => rmSync(folder, { recursive: true }));

const handy = (args: readonly string[], input: string | Uint8Array = '') =>
  spawnSync(process.execPath, [bin, ...args], { cwd: folder, input, maxBuffer: 64 * 1024 * 1024 });

test('every worked example gives its answer', async () => {
  const examples = await readExamples();
  expect(examples).not.toEqual([]);
  const { status, stdout, stderr } = handy(['batch'], toBatch(examples));
  expect(stderr.toString()).toBe('');
  expect(status).toBe(0);
  const lines = stdout.toString().split('\n').slice(0, -1);
  expect(lines).toHaveLength(examples.length);
  expect(findDifferences(examples, lines)).toEqual([]);
});

test('a large text comes out byte for byte as from `base64 -w0`', () => {
  const text = 'naïve 漢字 🙂 line\n'.repeat(280_000);
  const file = join(folder, 'large.txt');
  writeFileSync(file, text);
  const expected = Buffer.from(text).toString('base64');
  for (const { status, stdout } of [
    handy(['base64-string-converter/encode', file]),
    handy(['base64-string-converter/encode'], text),
  ]) {
    expect(status).toBe(0);
    expect(stdout.equals(Buffer.from(expected))).toBe(true);
  }
  const { stdout } = handy(['base64-string-converter/encode', '+', 'base64-string-converter/decode', file]);
  expect(stdout.equals(Buffer.from(text))).toBe(true);
});

test('an operation that would never end is ended at its limit, and the next ones run', () => {
  const line = (input: string) =>
    JSON.stringify({ tool: 'regex-tester', operation: 'match', input, options: { pattern: '^(a+)+$' } });
  const { stdout } = handy(['batch'], `${line(`${'a'.repeat(40)}!`)}\n${line('aa')}\n${line('b')}\n`);
  const [first = '', ...others] = stdout.toString().trim().split('\n');
  expect(JSON.parse(first)).toMatchObject({ error: { code: 'engine.timeout', params: { seconds: 2 } } });
  expect(others.map((other) => readReply(other))).toMatchObject([{ output: { count: 1 } }, { output: { count: 0 } }]);
});

test('a limit that belongs to one choice of an option holds on the command line', () => {
  const { status, stderr } = handy(
    ['list-converter/convert', '--split=regex', '--pattern=^(a+)+$'],
    `${'a'.repeat(40)}!`,
  );
  expect([status, stderr.toString()]).toEqual([1, expect.stringContaining('2')]);
});

test('a limit for a part of the work counts there, and not while a long text is read', () => {
  const run = (pattern: string, text: string) => {
    const schema = JSON.stringify({ items: { pattern } });
    const options = { schema: 'own', ownSchema: schema };
    const { stdout } = handy(
      ['batch'],
      `${JSON.stringify({ tool: 'yaml-prettify', operation: 'prettify', input: text, options })}\n`,
    );
    return readReply(stdout.toString());
  };
  expect(run('^(a+)+$', `- ${'a'.repeat(40)}!`)).toMatchObject({ error: 'engine.timeout' });
  // Some seconds to read on any machine.
  const long = `- ${'ab'.repeat(10)}\n`.repeat(200_000);
  expect(run('^a', long)).toMatchObject({ output: long });
});

test('standard input is hashed while it arrives, however long it is', async () => {
  const tellMemory = 'process.on("exit", () => console.error(process.resourceUsage().maxRSS))';
  const args = ['--import', `data:text/javascript,${tellMemory}`, bin, 'hash-text/sum'];
  const child = spawn(process.execPath, args, { cwd: folder });
  const piece = Buffer.alloc(1024 * 1024);
  const hash = createHash('sha256');
  const pieces = Array.from({ length: 600 }, () => (hash.update(piece), piece));
  const [out, error] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    pipeline(Readable.from(pieces), child.stdin),
  ]);
  expect(out).toBe(hash.digest('hex'));
  expect(Number(error) / 1024, 'MB of memory').toBeLessThan(200);
});

test('the command can be run by its name', needs(process.platform !== 'win32', 'Windows has no such links'), () => {
  const { status, stdout } = spawnSync(bin, ['--version']);
  expect([status, stdout.toString()]).toEqual([0, `${version}\n`]);
});

test('errors are one line and a code', () => {
  const refused = handy(['base64-string-converter/decode'], 'a*b=');
  expect(refused.status).toBe(1);
  expect(refused.stderr.toString()).toMatch(/^handy: base64-string-converter\/decode: [^\n]+\n$/);
  const unknown = handy(['none/none']);
  expect(unknown.status).toBe(2);
  expect(unknown.stderr.toString()).toBe('handy: There is no tool “none”.\nTry: handy list\n');
});

test('a reader that has seen enough is no error', async () => {
  const child = spawn(process.execPath, [bin, 'list', '--json'], { cwd: folder });
  const errors: Buffer[] = [];
  child.stderr.on('data', (piece: Buffer) => errors.push(piece));
  child.stdout.destroy();
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, errors: Buffer.concat(errors).toString() }).toEqual({ code: 0, errors: '' });
});

const full = needs(existsSync('/dev/full'), 'there is no /dev/full');
test.each(['list', 'help', 'uuid/generate --count=5', 'batch'])('%s to a full disk is one line', full, (words) => {
  const line = '{"tool":"uuid-generator","operation":"generate"}';
  const out = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [bin, ...words.split(' ')], {
    input: line,
    stdio: ['pipe', out, 'pipe'],
  });
  closeSync(out);
  const reason = 'no space left on device';
  expect([status, stderr.toString()]).toEqual([1, `handy: The output cannot be written: ${reason}\n`]);
});

test('the list has every tool with its operations', () => {
  const { status, stdout } = handy(['list', '--json']);
  expect(status).toBe(0);
  const tools = JSON.parse(stdout.toString()) as ToolFacts[];
  expect(tools.map(({ tool }) => tool)).toEqual(toolIds());
});

test('a text is recognised without what surrounds it', () => {
  const recognise = (...args: string[]) =>
    handy(['identify', ...args], '"id": "0190a5b6-8f2c-7cc3-98c4-dc0c0c07398f",\n');
  const uuid = '0190a5b6-8f2c-7cc3-98c4-dc0c0c07398f';
  const result = '2024-07-12T06:52:03.244Z · v7';
  expect(recognise().stdout.toString()).toMatch(new RegExp(`^uuid/inspect {2}\\d+% {2}${result}\\n`));
  const [offer] = JSON.parse(recognise('--json').stdout.toString()) as unknown[];
  expect(offer).toMatchObject({ tool: 'uuid-generator', operation: 'inspect', text: uuid, result });
  // In a thread that can be ended.
  expect(handy(['identify'], '12 * (3 + 4)').stdout.toString()).toMatch(/^math\/evaluate {2}\d+% {2}84\n/);
});

test('the library runs, lists, recognises and throws', async () => {
  const program = `
    import { identify, list, run, ToolError } from ${JSON.stringify(pathToFileURL(join(folder, 'lib/index.mjs')).href)};
    const tools = await list();
    const error = await run('base64-string-converter/decode', 'a*b=').catch((error) => error);
    console.log(JSON.stringify([
      tools.length > 0,
      await run('base64-string-converter/encode', '??>>', { urlSafe: true }),
      error instanceof ToolError, error.code, error.message.includes('*'),
      await identify('hello world'), (await identify('{"a": [1]}'))[0].tool,
      await identify(5).catch(({ message }) => message),
    ]));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const recognised = [[], 'json-prettify', 'identify takes a string.'];
  expect(JSON.parse(stdout)).toEqual([true, 'Pz8-Pg', true, 'error.base64Digit', true, ...recognised]);
});

/*
 * Writes patch-vectors.json: pairs of texts with our patch, which GNU `patch` has applied, and the number of changed lines by
 * GNU `diff -d`. Needs Debian's `patch` and `diff`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

const server = await createServer({ configFile: false, appType: 'custom', logLevel: 'error' });
const { patch } = await server.ssrLoadModule('/src/tools/text-diff/logic.ts');
const folder = mkdtempSync(join(tmpdir(), 'text-diff-'));
const files = { left: join(folder, 'left'), right: join(folder, 'right'), out: join(folder, 'out') };

let seed = 18;
const random = (below) => (seed = (seed * 48_271) % 0x7fffffff) % below;
const LINES = [
  'a',
  'b',
  'c',
  '',
  ' a',
  'one two',
  '--- x',
  '+++ y',
  '@@ -1 +1 @@',
  '\\ No newline at end of file',
  'é漢',
];
const line = (end) => LINES[random(LINES.length)] + (random(12) === 0 ? '\r\n' : end);

function makePair() {
  const end = random(3) === 0 ? '\r\n' : '\n';
  const left = Array.from({ length: random(14) }, () => line(end));
  const right = left.flatMap((text) => [[text], [text], [text], [], [line(end)], [text, line(end)]][random(6)]);
  const cut = (lines) => (random(3) === 0 ? lines.join('').replace(/\r?\n$/, '') : lines.join(''));
  return { left: cut(left), right: random(8) === 0 ? cut(Array.from({ length: 6 }, () => line(end))) : cut(right) };
}

const vectors = [];
while (vectors.length < 120) {
  const { left, right } = makePair();
  const context = random(5);
  const options = {
    ignoreCase: false,
    space: 'exact',
    ignoreBlankLines: false,
    ignoreLineEnds: false,
    sortJson: false,
  };
  const names = { leftName: 'old.txt', rightName: 'new.txt' };
  const written = patch(left, { right, context, ...options, ...names }, { note() {}, progress() {} });
  writeFileSync(files.left, left);
  writeFileSync(files.right, right);
  if (written === '' ? left !== right : left === right) throw new Error('A patch for nothing, or none.');
  if (written !== '') {
    execFileSync('patch', ['--quiet', '--fuzz=0', '--output', files.out, files.left], { input: written });
    if (readFileSync(files.out, 'utf8') !== right)
      throw new Error(`patch made something else: ${JSON.stringify({ left, right })}`);
  }
  const gnu = spawnSync('diff', ['-d', '-U', String(context), files.left, files.right], { encoding: 'utf8' });
  const changed = gnu.stdout
    .split('\n')
    .slice(2)
    .filter((text) => /^[-+]/.test(text)).length;
  vectors.push({ left, right, context, patch: written, changed });
}
await server.close();
const lines = vectors.map((vector) => JSON.stringify(vector)).join(',\n');
writeFileSync(new URL('patch-vectors.json', import.meta.url), `[\n${lines}\n]\n`);

/*
 * Writes count-vectors.json: how many lines GNU `diff -d` changes between two texts of random words, one a line. Needs Debian's
 * `diff`. `textOf` is the same as in logic.test.ts.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function textOf(seed, lines, words) {
  let last = seed;
  return Array.from({ length: lines }, () => `w${(last = (last * 48_271) % 0x7fffffff) % words}\n`).join('');
}

const folder = mkdtempSync(join(tmpdir(), 'text-diff-'));
const files = [join(folder, 'left'), join(folder, 'right')];
const vectors = [
  [1, 2, 3000, 30],
  [3, 4, 3000, 30],
  [5, 6, 3000, 300],
  [7, 8, 2500, 2],
  [9, 10, 4000, 1000],
].map(([left, right, lines, words]) => {
  files.forEach((file, index) => writeFileSync(file, textOf([left, right][index], lines, words)));
  const { stdout } = spawnSync('diff', ['-d', ...files], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return { left, right, lines, words, changed: stdout.match(/^[<>]/gm).length };
});
const rows = vectors.map((vector) => `  ${JSON.stringify(vector)}`).join(',\n');
writeFileSync(new URL('count-vectors.json', import.meta.url), `[\n${rows}\n]\n`);

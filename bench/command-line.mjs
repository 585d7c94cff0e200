// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './browser.mjs';
import { text } from './floor/inputs.mjs';

/* The command line beside plain Node and coreutils. */

const handy = join(import.meta.dirname, '../dist/cli/handy.mjs');
const RUNS = 15;

/** @param {string[]} args */
function timeNode(args) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`node ${args.join(' ')}: ${String(stderr)}`);
  return performance.now() - start;
}

/** @returns {Record<string, number>} */
export function measureCommandLine() {
  const folder = mkdtempSync(join(tmpdir(), 'handy-bench-'));
  const pasted = join(folder, 'pasted.txt');
  writeFileSync(pasted, '"created_at": "1718000000",');
  const bare = [];
  const list = [];
  const identify = [];
  for (let run = 0; run < RUNS; run += 1) {
    bare.push(timeNode(['-e', '0']));
    list.push(timeNode([handy, 'list']));
    identify.push(timeNode([handy, 'identify', pasted]));
  }
  const file = join(folder, 'input.txt');
  writeFileSync(file, text(6_700_000));
  const ours = execFileSync(process.execPath, [handy, 'base64-string-converter/encode', file], { maxBuffer: 1e9 });
  const theirs = execFileSync('base64', ['-w0', file], { maxBuffer: 1e9 });
  const encode = median(Array.from({ length: 5 }, () => timeNode([handy, 'base64-string-converter/encode', file])));
  const plain = median(
    Array.from({ length: 5 }, () =>
      timeNode([
        '-e',
        `process.stdout.write(Buffer.from(require('fs').readFileSync(${JSON.stringify(file)}, 'utf8')).toString('base64'))`,
      ]),
    ),
  );
  const count = 40_000;
  const line = JSON.stringify({ tool: 'base64-string-converter', operation: 'encode', input: 'hello' });
  const start = performance.now();
  const { stdout } = spawnSync(process.execPath, [handy, 'batch'], {
    input: `${line}\n`.repeat(count),
    maxBuffer: 1e9,
  });
  const seconds = (performance.now() - start) / 1000;
  const answers = String(stdout).trim().split('\n').length;
  rmSync(folder, { recursive: true });
  return {
    'list.ours': median(list),
    'list.limit': median(bare),
    identify: median(identify),
    'base64 6.7 MB.ours': encode,
    'base64 6.7 MB.limit': plain,
    'base64 6.7 MB.equal': Number(ours.equals(theirs)),
    'batch.perSecond': answers === count ? count / seconds : 0,
  };
}

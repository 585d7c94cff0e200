import { expect, test } from 'vitest';
import { runChild } from '../../scripts/child.mjs';

test('a program that takes too long is ended, with what it has started', async () => {
  // The inner one holds the pipe, so that only its own end lets the outer one's output end.
  const inner = 'for (;;);';
  const outer = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' })`;
  const { code, isLate } = await runChild(process.execPath, ['-e', outer], { silent: true, limit: 3000 });
  expect(isLate).toBe(true);
  expect(code).not.toBe(0);
});

test('a program that is done in time is left alone', async () => {
  const ended = await runChild(process.execPath, ['-e', 'console.log(1); process.exit(3)'], {
    silent: true,
    limit: 100_000,
  });
  expect(ended).toEqual({ code: 3, output: '1\n', isLate: false });
});

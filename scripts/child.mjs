// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/**
 * Runs a program in the project's folder, to its end. Silent: what it prints is collected instead of shown. Echo: it is
 * collected and shown as it comes.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ silent?: boolean, echo?: boolean, env?: Readonly<Record<string, string>> }} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 when it cannot be started
 */
export function runChild(program, args, { silent = false, echo = false, env = {} } = {}) {
  return new Promise((resolve) => {
    // npm and npx are batch files on Windows, which only a shell starts.
    const shell = process.platform === 'win32' && program !== process.execPath;
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: silent || echo ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece) => {
        output += String(piece);
        if (echo) process.stdout.write(piece);
      });
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Seconds since `start` (of `performance.now()`), to read. @param {number} start */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

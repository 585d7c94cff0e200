// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = join(import.meta.dirname, '..');

/**
 * Runs a program in the project's folder, to its end. Silent: what it prints is collected instead of shown. A program
 * that takes longer than `limit` milliseconds is ended, with all that it has started.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ silent?: boolean, env?: Readonly<Record<string, string>>, limit?: number }} [options]
 * @returns {Promise<{ code: number, output: string, isLate: boolean }>} code 127 when it cannot be started
 */
export function runChild(program, args, { silent = false, env = {}, limit } = {}) {
  return new Promise((resolve) => {
    // npm and npx are batch files on Windows, which only a shell starts.
    const isWindows = process.platform === 'win32';
    const shell = isWindows && program !== process.execPath;
    // A process group of its own, so that a test that never returns ends with the test runner.
    const hasGroup = limit !== undefined && !isWindows;
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: silent ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
      detached: hasGroup,
    });
    const end = () => {
      try {
        if (hasGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
        else child.kill('SIGKILL');
      } catch {
        // It ended by itself.
      }
    };
    let isLate = false;
    const late = () => {
      isLate = true;
      end();
    };
    const timer = limit === undefined ? undefined : setTimeout(late, limit);
    if (hasGroup) process.once('exit', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += String(piece)));
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      resolve({ code, output, isLate });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs `main` if the module at `url` is the program that was started, not imported. Its error is told by its message alone,
 * with exit code 2.
 * @param {string} url @param {() => Promise<void>} main
 */
export async function runIfStarted(url, main) {
  if (url !== pathToFileURL(process.argv[1] ?? '').href) return;
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}

/** Seconds since `start` (of `performance.now()`), to read. @param {number} start */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

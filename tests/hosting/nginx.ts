import { spawn, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePorts } from '../free-ports.ts';
import { ask } from './ask.ts';

/* Starts nginx as the Dockerfile does, as a process of its own beside any nginx of the system. */

const root = join(import.meta.dirname, '../..');
const PATH = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].join(delimiter);
const isRoot = process.getuid?.() === 0;
/** Debian's user `nobody`, who may write next to nothing. */
const NOBODY = 65_534;

/** The programs that the tests want: nginx itself, its brotli module, and the shell of the image. */
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'busybox'];

/** Path of a program, or undefined. */
export const findProgram = (name: string): string | undefined =>
  PATH.split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/**
 * Whether there is an nginx, installed now where that is harmless. Debian's package starts a web server on the machine,
 * unless a policy forbids it: container images have one, and elsewhere nothing is installed.
 */
export function ensureNginx(): boolean {
  if (findProgram('nginx') !== undefined) return true;
  const mayStart = spawnSync('/usr/sbin/policy-rc.d', ['nginx', 'start']).status !== 101;
  if (!isRoot || !existsSync('/etc/debian_version') || mayStart) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [
    ['update', '-q'],
    ['install', '-yq', '--no-install-recommends', ...PACKAGES],
  ]) {
    spawnSync('apt-get', words, { env });
  }
  return findProgram('nginx') !== undefined;
}

/** The words of an instruction of the Dockerfile that is written as a list. */
function instruction(name: string): string[] {
  const list = new RegExp(`^${name} (\\[.*\\])$`, 'm').exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))?.[1];
  return JSON.parse(list ?? '') as string[];
}

/** A folder that the container's user may write to. */
export function runFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'handy-nginx-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

export interface Nginx {
  port: number;
  /** All that it has printed. */
  log: () => string;
  /** Ends it as a container is ended; gives the exit code. */
  stop: () => Promise<number | null>;
}

/** Starts the folder that `writeNginx` made, by the very command of the image, as an unprivileged user. */
export async function startNginx(folder: string, run: string, env: Record<string, string>): Promise<Nginx> {
  const [port = 0] = await freePorts(1, '127.0.0.1');
  const [program = '', ...words] = [...instruction('ENTRYPOINT'), ...instruction('CMD')].map((word) =>
    word.replace('/opt/handy-tools', folder).replace('/tmp/handy-tools', run),
  );
  const logFile = join(run, 'printed.log');
  // A file and not a pipe: Node's pipes are sockets, which nobody can open as /dev/stdout.
  const log = openSync(logFile, 'a');
  if (isRoot) chownSync(logFile, NOBODY, NOBODY);
  const child = spawn(program, words, {
    cwd: '/',
    env: { PATH, RUN_FOLDER: run, PORT: String(port), ...env },
    stdio: ['ignore', log, log],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const nginx: Nginx = {
    port,
    log: () => readFileSync(logFile, 'utf8'),
    stop: async () => {
      child.kill('SIGQUIT');
      return (await ended)[0];
    },
  };
  for (let tries = 0; child.exitCode === null && tries < 200; tries++) {
    // With TLS this is refused, which is an answer.
    const health = await ask(port, { path: '/healthz' }).catch(() => undefined);
    if (health !== undefined) return nginx;
    await setTimeout(50);
  }
  await nginx.stop();
  throw new Error(`nginx did not start: ${nginx.log()}`);
}

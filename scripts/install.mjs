// @ts-check
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runChild } from './child.mjs';

/** npm writes this file last, so a broken-off installation has none. */
const MARK = join(root, 'node_modules/.package-lock.json');
const LOCK = join(root, 'package-lock.json');
const OLDEST_NODE = [20, 19];

/** Whether the packages of the lock file are there. */
const isInstalled = () => existsSync(MARK) && statSync(MARK).mtimeMs >= statSync(LOCK).mtimeMs;

/** Installs the packages that the lock file names, if they are missing. Ends the process when that fails. */
export async function installPackages() {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing packages …');
  // --include=dev: with NODE_ENV=production npm would install nothing, as all of them are bundled.
  const { code } = await runChild('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code === 0) return;
  console.error(`
The packages could not be installed (npm ci ended with ${code}; its own message is above).
They come from the npm registry and are needed once. Check the network, a proxy (npm config set proxy …)
or another registry (npm config set registry …), then run the same command again.`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldest = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= oldestMinor)) return;
  console.error(`Node ${OLDEST_NODE.join('.')} or newer is needed, but this is ${process.versions.node}.`);
  process.exit(1);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';

/** One library that is part of the site. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  /** The licence's words, where the package brings them. */
  readonly text: string;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Packages that count as tools of the developer but whose work is shipped: the icons. */
const SHIPPED_TOOLS = ['@tabler/icons'];

/** Everything shipped that is not ours, by name: libraries of the lock file, and what `third-party/` keeps of others. */
export const readLicences = (): Licence[] =>
  [...readPackages(), ...readThirdParties()].sort((a, b) => (a.name < b.name ? -1 : 1));

function readPackages(): Licence[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(packages)
    .map(([path, info]) => ({ path, info, name: path.replace(/^.*node_modules\//, '') }))
    .filter(
      ({ path, info, name }) =>
        path !== '' && info.link !== true && (info.dev !== true || SHIPPED_TOOLS.includes(name)),
    )
    .map(({ path, info, name }) => ({
      name,
      version: info.version ?? '',
      licence: info.license ?? readManifestLicence(path),
      text: readText(path),
    }));
}

/** Each folder has an `about.json` and the words of the licence. */
function readThirdParties(): Licence[] {
  return readdirSync(join(root, 'third-party')).map((folder) => {
    const path = join('third-party', folder);
    const about = JSON.parse(readFileSync(join(root, path, 'about.json'), 'utf8')) as LockedPackage & { name: string };
    return { name: about.name, version: about.version ?? '', licence: about.license ?? '', text: readText(path) };
  });
}

function readManifestLicence(path: string): string {
  const { license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as { license?: unknown };
  return typeof license === 'string' ? license : '';
}

function readText(path: string): string {
  const folder = join(root, path);
  const file = listFolder(folder).find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}

/** Files of a folder; none for a package that this platform does not install. */
function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

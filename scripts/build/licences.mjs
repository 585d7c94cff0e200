// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../child.mjs';

/*
 * Everything that is shipped and not ours: packages of the lock file, and what `third-party/` keeps of others. All packages
 * are dev dependencies, for what is shipped is bundled; so the code itself says which of them go along.
 */

/**
 * @typedef {object} Licence One library that goes along.
 * @property {string} name
 * @property {string} version
 * @property {string} licence SPDX expression
 * @property {string} text the licence's words, where the package brings them
 */

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [license]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, { readonly optional?: boolean }>>} [peerDependenciesMeta]
 * @property {Readonly<Record<string, string>>} [devDependencies]
 */

/** Shipped without an import: the icons, which the build puts into its sprite. */
const ICONS = '@tabler/icons';

/** @typedef {Readonly<Record<string, LockedPackage>>} Lock */

/** @param {string} path @returns {unknown} */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const readLock = () => /** @type {{ packages: Lock }} */ (readJson('package-lock.json')).packages;

/** The packages that are part of the site, by name. @returns {Promise<Licence[]>} */
export async function readLicences() {
  const lock = readLock();
  return describe(lock, closure(lock, [...(await importedPackages(lock)), ICONS]));
}

/**
 * The packages that are part of a bundle, by name.
 * @param {Iterable<string>} modules the bundler's names (paths) of all modules in it
 * @returns {Licence[]}
 */
export function readLicencesOf(modules) {
  const paths = [...modules].map(
    (id) => /(?<=^|\/)node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(id)?.[0],
  );
  return describe(readLock(), new Set(paths.filter((path) => path !== undefined)));
}

/** The packages that the code in src/ imports, tests aside. @param {Lock} lock */
async function importedPackages(lock) {
  // Only here, as the development server starts without it.
  const { default: ts } = await import('typescript');
  const direct = Object.keys(lock['']?.devDependencies ?? {});
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test(?:-support)?\./.test(file),
  );
  const imports = new Set(
    files.flatMap((file) =>
      ts.preProcessFile(readFileSync(join(root, 'src', file), 'utf8')).importedFiles.map(({ fileName }) => fileName),
    ),
  );
  return direct.filter((name) => [...imports].some((path) => path === name || path.startsWith(`${name}/`)));
}

/** Where packages and all that they need are in the lock file. @param {Lock} lock @param {readonly string[]} names */
function closure(lock, names) {
  /** @type {Set<string>} */
  const paths = new Set();
  /** @param {string} name @param {string} from */
  const add = (name, from) => {
    const path = findPackage(lock, name, from);
    if (path === undefined || paths.has(path)) return;
    paths.add(path);
    const { dependencies, peerDependencies = {}, peerDependenciesMeta } = lock[path] ?? {};
    const peers = Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta?.[peer]?.optional !== true);
    for (const needed of [...Object.keys(dependencies ?? {}), ...peers]) add(needed, path);
  };
  for (const name of names) add(name, '');
  return paths;
}

/**
 * Node's way to a package: beside the one that asks for it, or further out.
 * @param {Lock} lock @param {string} name @param {string} from @returns {string | undefined}
 */
function findPackage(lock, name, from) {
  const path = join(from, 'node_modules', name);
  if (path in lock) return path;
  return from === '' ? undefined : findPackage(lock, name, from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''));
}

/** @param {Lock} lock @param {Iterable<string>} paths @returns {Licence[]} */
const describe = (lock, paths) =>
  [
    ...[...paths].map((path) => describePackage(path.replace(/^.*node_modules\//, ''), path, lock[path] ?? {})),
    ...readThirdParties(),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Each folder has an `about.json` and the words of the licence. */
const readThirdParties = () =>
  readdirSync(join(root, 'third-party')).map((folder) => {
    const path = `third-party/${folder}`;
    const about = /** @type {LockedPackage & { name: string }} */ (readJson(`${path}/about.json`));
    return describePackage(about.name, path, about);
  });

/** @param {string} name @param {string} path @param {LockedPackage} info @returns {Licence} */
const describePackage = (name, path, { version = '', license }) => ({
  name,
  version,
  licence: license ?? readManifestLicence(path),
  text: readText(path),
});

/** @param {string} path */
function readManifestLicence(path) {
  const { license } = /** @type {{ license?: unknown }} */ (readJson(`${path}/package.json`));
  return typeof license === 'string' ? license : '';
}

/** The first file that has the words; some packages only name a choice of licences in the first. @param {string} path */
function readText(path) {
  const files = listFolder(path).filter((name) => /^licen[cs]e/i.test(name));
  const texts = files.map((name) => readFileSync(join(root, path, name), 'utf8').trim());
  return texts.find((text) => text.length > 200) ?? texts[0] ?? '';
}

/** Files of a folder; none for a package that this platform does not install. @param {string} path */
function listFolder(path) {
  try {
    return readdirSync(join(root, path)).sort();
  } catch {
    return [];
  }
}

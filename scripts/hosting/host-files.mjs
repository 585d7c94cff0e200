// @ts-check
import { chmodSync, copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  CACHE_CHECKED,
  CACHE_FOREVER,
  COMPRESSIBLE,
  CONTENT_TYPES,
  HASHED_FOLDER,
  PRIVATE_FILES,
  securityHeaders,
} from './headers.mjs';
import { setBase } from './set-base.mjs';
import { root } from '../child.mjs';

/*
 * The files that hosts read, made from the one definition in headers.mjs and what the build left (csp.json, redirects.json).
 * The build calls `writeHosting`, for hosts that look into the site itself. For the container and for an own nginx:
 *   node scripts/hosting/host-files.mjs <folder>
 * makes a folder that deploy/entry.sh starts at any base path, without Node.
 */

/** Stands for the base path until entry.sh replaces it. A base that `set-base.mjs` takes, so that it marks the places. */
export const BASE_MARK = '/__BASE_PATH__/';

const NOTE = 'Made by scripts/hosting/host-files.mjs from scripts/hosting/headers.mjs and the build: not to be edited.';

/** @param {string} site */
function readBuilt(site) {
  /** @param {string} name */
  const read = (name) => JSON.parse(readFileSync(join(site, name), 'utf8'));
  /** @type {[string, string][]} */
  const redirects = Object.entries(read('redirects.json'));
  return { headers: Object.entries(securityHeaders(read('csp.json'))), redirects };
}

/**
 * Writes HOST_FILES into the built site, which must still be at `/` (set-base.mjs moves them with the rest). Hosts read
 * them and most do not serve them, so the service worker must not list them.
 * @param {string} site
 */
export function writeHosting(site) {
  const built = readBuilt(site);
  writeFileSync(join(site, '_headers'), headersFile(built));
  writeFileSync(join(site, '_redirects'), redirectsFile(built));
  writeFileSync(join(site, 'vercel.json'), `${JSON.stringify(vercelConfiguration(built), undefined, 2)}\n`);
}

/** @typedef {ReturnType<typeof readBuilt>} Built */

/**
 * `_headers` of Netlify and Cloudflare, which speak HTTP/2 and so send equal headers once. Both join the values when two
 * rules set the same header, so no two rules here do; what is not named keeps their `public, max-age=0, must-revalidate`,
 * which means the same as no-cache.
 * @param {Built} built
 */
function headersFile({ headers }) {
  /** @param {string} path @param {[string, string][]} values */
  const rule = (path, values) => `${path}\n${values.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    rule('/*', headers),
    rule(`/${HASHED_FOLDER}*`, [['Cache-Control', CACHE_FOREVER]]),
    ...['/', '/sw.js', '/manifest.webmanifest'].map((path) => rule(path, [['Cache-Control', CACHE_CHECKED]])),
  ].join('');
}

/**
 * `_redirects` of Netlify and Cloudflare. Only Netlify takes a path with a slash at the end for the same.
 * @param {Built} built
 */
const redirectsFile = ({ redirects }) =>
  redirects.map(([from, to]) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');

/** @param {Built} built */
const vercelConfiguration = ({ headers, redirects }) => ({
  cleanUrls: true,
  trailingSlash: false,
  headers: [
    { source: '/(.*)', headers: headers.map(([key, value]) => ({ key, value })) },
    { source: `/((?!${HASHED_FOLDER}).*)`, headers: [{ key: 'Cache-Control', value: CACHE_CHECKED }] },
    { source: `/${HASHED_FOLDER}(.*)`, headers: [{ key: 'Cache-Control', value: CACHE_FOREVER }] },
  ],
  redirects: redirects.map(([source, destination]) => ({ source, destination, statusCode: 301 })),
});

/**
 * Makes the folder for nginx:
 *   site/   what is served at `/`, compressed ahead
 *   moved/  the files that hold the base path, with BASE_MARK in its place
 *   nginx/  the configuration: deploy/*.conf, and what the definition says in maps.conf and server.conf
 * @param {string} site the built site
 * @param {string} folder is replaced, if it is such a folder; any other that is not empty is an Error
 */
export async function writeNginx(site, folder) {
  const isOurs = existsSync(join(folder, 'nginx/server.conf'));
  if (!isOurs && existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty, and not made by this script.`);
  }
  rmSync(folder, { recursive: true, force: true });
  const files = { site: join(folder, 'site'), moved: join(folder, 'moved'), nginx: join(folder, 'nginx') };
  cpSync(site, files.site, { recursive: true });
  cpSync(site, files.moved, { recursive: true });
  setBase(files.site, '/');
  setBase(files.moved, BASE_MARK);
  const built = readBuilt(files.moved);
  for (const served of [files.site, files.moved]) removeUnserved(served);
  keepChanged(files.moved, files.site);
  await compressAll(files.site);

  cpSync(join(root, 'deploy'), files.nginx, { recursive: true, filter: (path) => !/\.(sh|yaml)$/.test(path) });
  writeFileSync(join(files.nginx, 'maps.conf'), MAPS);
  writeFileSync(join(files.nginx, 'server.conf'), serverConfiguration(built));
  copyFileSync(join(root, 'deploy/entry.sh'), join(folder, 'entry.sh'));
  chmodSync(join(folder, 'entry.sh'), 0o755);
}

/** Leaves out what no server may serve, so that nginx needs no rules against it. @param {string} folder */
function removeUnserved(folder) {
  for (const name of readdirSync(folder)) {
    const isHidden = name.startsWith('.') && name !== '.well-known';
    if (isHidden || PRIVATE_FILES.includes(name)) rmSync(join(folder, name), { recursive: true });
  }
}

/**
 * Removes from `folder` what is the same in `original`, where the mark must not occur by chance.
 * @param {string} folder
 * @param {string} original
 */
function keepChanged(folder, original) {
  for (const name of listFiles(original)) {
    const before = readFileSync(join(original, name));
    if (before.includes(BASE_MARK)) throw new Error(`${name} contains ${BASE_MARK}, the mark of the base path.`);
    if (before.equals(readFileSync(join(folder, name)))) rmSync(join(folder, name));
  }
}

/** @param {string} folder @returns {string[]} paths below it */
const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Puts .gz and .br beside each file that they make smaller. @param {string} folder */
async function compressAll(folder) {
  const compressions = {
    '.gz': (/** @type {Buffer} */ body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
    '.br': (/** @type {Buffer} */ body) =>
      promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  };
  const names = listFiles(folder).filter((name) => COMPRESSIBLE.test(CONTENT_TYPES[extname(name)] ?? ''));
  await Promise.all(
    names.map(async (name) => {
      const body = readFileSync(join(folder, name));
      for (const [suffix, compress] of Object.entries(compressions)) {
        const compressed = await compress(body);
        if (compressed.length < body.length) await writeFile(join(folder, name + suffix), compressed);
      }
    }),
  );
}

/**
 * The text allowed between the quotes of nginx, which has no way to write a `$` that does not begin a variable.
 * @param {string} text
 */
function plain(text) {
  if (/[$\\"\n]/.test(text)) throw new Error(`nginx cannot take this as text: ${text}`);
  return text;
}

/**
 * For nginx's http block. A missing file must not be kept for ever, so the status decides too. A dot in the base stands
 * for any character here, which is harmless: there is no file below another base that could be found.
 */
const MAPS = `# ${NOTE}
map $status$uri $handy_cache_control {
  "~^(200|206|304)${BASE_MARK}${HASHED_FOLDER}" "${plain(CACHE_FOREVER)}";
  default "${plain(CACHE_CHECKED)}";
}
`;

/** For nginx's server block. @param {Built} built with BASE_MARK before each path */
const serverConfiguration = ({ headers, redirects }) => `# ${NOTE}
types {
${Object.entries(CONTENT_TYPES)
  .map(([extension, type]) => `  "${plain(type)}" ${extension.slice(1)};\n`)
  .join('')}}

${headers.map(([name, value]) => `add_header ${name} "${plain(value)}" always;\n`).join('')}\
add_header Cache-Control $handy_cache_control always;

location ^~ ${BASE_MARK}${HASHED_FOLDER} {
  location ~ "\\.(?:gz|br)$" {
    try_files $uri/ @missing;
  }
  try_files $uri @missing;
}

${redirects
  .flatMap(([from, to]) => [from, `${from}/`].map((path) => ({ path, to })))
  .map(({ path, to }) => `location = "${plain(path)}" {\n  return 301 "${plain(to)}$is_args$args";\n}\n`)
  .join('')}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2);
  const site = join(root, 'dist/site');
  if (folder === undefined || !existsSync(site)) {
    console.error('Usage, after npm run build: node scripts/hosting/host-files.mjs <folder>');
    process.exit(2);
  }
  await writeNginx(site, resolve(folder));
}

// @ts-check
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

/* Small files beside the pages: for crawlers, for who finds a weakness, for the operator, and for a page that cannot start. */

/** RFC 9116 recommends less than a year. */
const VALID_FOR = 360 * 24 * 60 * 60 * 1000;

/**
 * @typedef {object} Site
 * @property {string} folder
 * @property {string} origin such as `https://tools.example.org`, or empty where nobody told
 * @property {readonly string[]} paths of the pages
 * @property {{ security: string, securityPolicy: string }} links
 * @property {number} builtAt milliseconds
 */

/** Where the site will be found, if HANDY_ORIGIN tells. @param {string | undefined} text */
export function readOrigin(text = '') {
  const origin = text.trim().replace(/\/$/, '');
  if (origin === '' || /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i.test(origin)) return origin;
  throw new Error(`HANDY_ORIGIN is "${text}", but must be an origin such as https://tools.example.org.`);
}

/** @param {Site} site */
export function writeSiteFiles(site) {
  writeFileSync(join(site.folder, 'robots.txt'), robots(site));
  // The protocol has no relative addresses: without an origin there is no map to make.
  if (site.origin !== '') writeFileSync(join(site.folder, 'sitemap.xml'), sitemap(site));
  mkdirSync(join(site.folder, '.well-known'), { recursive: true });
  writeFileSync(join(site.folder, '.well-known/security.txt'), securityText(site));
  writeFileSync(join(site.folder, 'config.json'), '{}\n');
}

/** @param {Site} site */
const robots = ({ origin }) => `User-agent: *\nAllow: /\n${origin === '' ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`;

/** @param {Site} site */
const sitemap = ({ origin, paths, builtAt }) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${origin}${path}</loc><lastmod>${new Date(builtAt).toISOString().slice(0, 10)}</lastmod></url>`).join('\n')}
</urlset>
`;

/** RFC 9116. @param {Site} site */
const securityText = ({ origin, links, builtAt }) =>
  [
    `Contact: ${links.security}`,
    `Expires: ${new Date(builtAt + VALID_FOR).toISOString()}`,
    'Preferred-Languages: en',
    `Policy: ${links.securityPolicy}`,
    ...(origin === '' ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
    '',
  ].join('\n');

/**
 * Tags for whoever shows a link to the page. Their addresses should be whole, which takes an origin.
 * @param {string} origin
 */
export const pictureTags = (origin) => `<meta property="og:image" content="${origin}/og.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">`;

/** fault.js: its source with the texts of all languages. @param {string} folder @param {string} shell */
export function writeFaultScript(folder, shell) {
  const languages = readdirSync(join(shell, 'texts/locales')).filter((name) => /^\w\w\.json$/.test(name));
  const texts = languages.map((name) => {
    const read = (/** @type {string} */ part) => JSON.parse(readFileSync(join(shell, 'texts', part, name), 'utf8'));
    const [{ reload }, { faultText }] = [read('locales'), read('later')];
    return [name.slice(0, 2), [faultText, reload]];
  });
  const source = readFileSync(join(shell, 'start/fault.js'), 'utf8');
  const constants = `const TEXTS = ${JSON.stringify(Object.fromEntries(texts))};\n`;
  const { code } = minifySync('fault.js', constants + source, { module: true });
  writeFileSync(join(folder, 'fault.js'), `${code.trim()}\n`);
}

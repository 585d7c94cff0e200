// @ts-check
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '../scripts/hosting/server.mjs';
import { nameUnknown, toolIds } from '../scripts/tool-ids.mjs';
import { measureBlocks } from './blocks.mjs';
import { tls } from './certificate.mjs';
import { measureCommandLine } from './command-line.mjs';
import { buildFloor } from './floor.mjs';
import { cancelled, converters, growths, measureHeavy } from './heavy.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLoad } from './load.mjs';

/*
 * Measures the built site and command line, each number beside what it is held against in the same run, and fails when a
 * budget is missed:
 *   npm run bench -- [--only command,load,heavy,blocks,lighthouse] [--runs 5] [--site name=dist/site]... [--no-http1]
 *     [--tool json-prettify]...
 * Sites are served over HTTP/2 with TLS; what a page loads is measured over HTTP/1.1, too, without budgets, which `--no-http1`
 * leaves out. Several sites take turns in one run, for `--only load`: what a change costs is read in one table. `--tool` names
 * the pages of which `blocks` is measured, all unless it is given.
 */

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'command,load,heavy,blocks,lighthouse' },
    runs: { type: 'string', default: '5' },
    tool: { type: 'string', multiple: true, default: toolIds() },
    site: { type: 'string', multiple: true, default: [`ours=${join(import.meta.dirname, '../dist/site')}`] },
    http1: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const parts = options.only.split(',');
const folders = Object.fromEntries(options.site.map(readSite));
const names = Object.keys(folders);
if (names.length > 1 && parts.some((part) => part !== 'load'))
  throw new Error('Several sites are compared in loading alone: --only load');
const unknown = nameUnknown(options.tool);
if (unknown !== undefined) throw new Error(unknown);

/** @param {string} text `name=folder` or `folder` @returns {[string, string]} */
function readSite(text, index = 0) {
  const [, name = index === 0 ? 'ours' : `ours ${index + 1}`, folder = ''] = /^(?:([^=/]+)=)?(.+)$/.exec(text) ?? [];
  if (name === 'floor') throw new Error('“floor” is what sites are held against: choose another name.');
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in “${folder}”. Run: npm run build`);
  return [name, folder];
}

/**
 * @typedef {{ most?: number, least?: number }} Budget none: the number is told only
 * @typedef {{ against?: number, values: readonly number[] }} Numbers one for each site; `against` makes them ratios to it
 * @typedef {{ name: string, unit: string, http1?: Numbers } & Budget & Numbers} Row
 */
/** @type {Row[]} */
const rows = [];
const one = (
  /** @type {string} */ name,
  /** @type {number} */ value,
  /** @type {Budget & { unit?: string }} */ { unit = 'ms', ...budget },
) => rows.push({ name, values: [value], unit, ...budget });
const ratio = (
  /** @type {string} */ name,
  /** @type {number} */ value,
  /** @type {number} */ against,
  /** @type {number} */ most,
) => rows.push({ name, values: [value], against, most, unit: 'ms' });

function report() {
  const format = (/** @type {number} */ value) =>
    value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
  const cells = (/** @type {string} */ unit, /** @type {Numbers | undefined} */ numbers) => {
    if (numbers === undefined) return ['', ...names.map(() => '')];
    const { against, values } = numbers;
    const text = (/** @type {number} */ value) => `${format(value)} ${unit}`.trim();
    return [
      against === undefined ? '' : text(against),
      ...values.map((value) => text(value) + (against === undefined ? '' : `, ${format(value / against)} x`)),
    ];
  };
  const hasHttp1 = rows.some(({ http1 }) => http1 !== undefined);
  const line = (/** @type {readonly string[]} */ texts) => console.log(`| ${texts.join(' | ')} |`);
  const head = ['what', 'held against', ...names, 'budget', ''];
  if (hasHttp1) head.push('HTTP/1.1: held against', ...names.map((name) => `HTTP/1.1: ${name}`));
  console.log(`\nNode ${process.version}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}\n`);
  line(head);
  line(head.map(() => '---'));
  let missed = 0;
  for (const { name, unit, most, least, against, values, http1 } of rows) {
    const failing = names.filter((_, index) => {
      const measured = (values[index] ?? NaN) / (against ?? 1);
      return !((most === undefined || measured <= most) && (least === undefined || measured >= least));
    });
    missed += failing.length;
    const times = against === undefined ? '' : ' x';
    const hasBudget = most !== undefined || least !== undefined;
    const budget = [
      hasBudget ? (most === undefined ? `≥ ${least}` : `≤ ${most}${times}`) : '',
      !hasBudget ? '' : failing.length === 0 ? 'held' : `MISSED${names.length > 1 ? `: ${failing.join(', ')}` : ''}`,
    ];
    line([
      name,
      ...cells(unit, { ...(against !== undefined && { against }), values }),
      ...budget,
      ...(hasHttp1 ? cells(unit, http1) : []),
    ]);
  }
  return missed;
}

/** What of a load is held against the floor, what against a number, and what is only told. */
function reportLoad(/** @type {Record<string, number>} */ found) {
  const get = (/** @type {string} */ what, protocol = 'http2') =>
    names.map((name) => found[`${name}.${protocol}.${what}`] ?? NaN);
  const held = (/** @type {string} */ name, /** @type {string} */ what, /** @type {number} */ most) => {
    const http1 = found[`floor.http1.${what}`];
    rows.push({
      name,
      unit: 'ms',
      most,
      values: get(what),
      against: found[`floor.http2.${what}`] ?? NaN,
      ...(http1 !== undefined && { http1: { values: get(what, 'http1'), against: http1 } }),
    });
  };
  const plain = (
    /** @type {string} */ name,
    /** @type {string} */ what,
    /** @type {Budget & { unit?: string }} */ { unit = 'ms', ...budget },
  ) => rows.push({ name, unit, values: get(what), ...budget });
  held('home: LCP', 'home.lcp', 1.8);
  held('home: search answers', 'home.used', 1.5);
  held('home: main-thread CPU', 'home.cpu', 2.3);
  held('tool page: LCP', 'tool.lcp', 1.8);
  held('tool page: typing yields a result', 'tool.used', 1.6);
  plain('home: CLS, the worst', 'home.cls', { most: 0, unit: '' });
  plain('home: CLS with favourites', 'home.favourites.cls', { most: 0, unit: '' });
  plain('home: CLS with favourites in Russian', 'home.russian.cls', { most: 0, unit: '' });
  plain('tool page: CLS, the worst', 'tool.cls', { most: 0, unit: '' });
  plain('tool page: CLS with favourites in Russian', 'tool.russian.cls', { most: 0, unit: '' });
  plain('home: elements', 'home.elements', { most: 1500, unit: '' });
  plain('home: heap', 'home.heap', { most: 4, unit: 'MB' });
  plain('click to a title, first time', 'navigate.first', { most: 250 });
  plain('click to a title, again', 'navigate.again', { most: 80 });
  plain('palette opens', 'palette.open', { most: 150 });
  plain('palette answers', 'palette.answer', { most: 60 });
  plain('palette as the first act', 'palette.first', { most: 300 });
  plain('in the background after one visit', 'background.bytes', { most: 0.2 + 0.028 * toolIds().length, unit: 'MB' });
  plain('in the background: files', 'background.files', { unit: '' });
  for (const [name, place] of [
    ['home', 'home'],
    ['tool page', 'tool'],
  ]) {
    plain(`${name}: JavaScript over the line`, `${place}.script`, { unit: 'KB' });
    plain(`${name}: all over the line`, `${place}.bytes`, { unit: 'KB' });
    plain(`${name}: answers`, `${place}.requests`, { unit: '' });
  }
}

/** @type {Record<string, { http2: string, http1?: string }>} */
const addresses = {};
for (const [name, root] of Object.entries({ floor: await buildFloor(), ...folders })) {
  const { url: http2 } = await serve({ root, port: 4190, tls });
  addresses[name] = { http2, ...(options.http1 && { http1: (await serve({ root, port: 4190 })).url }) };
}
const ours = addresses[names[0] ?? '']?.http2 ?? '';
const floor = addresses['floor']?.http2 ?? '';
if (parts.includes('command')) {
  const found = measureCommandLine();
  ratio('command line: `handy list`', found['list.ours'] ?? NaN, found['list.limit'] ?? NaN, 1.5);
  ratio('command line: `handy identify`, beside `list`', found['identify'] ?? NaN, found['list.ours'] ?? NaN, 2);
  ratio('command line: base64 of 6.7 MB', found['base64 6.7 MB.ours'] ?? NaN, found['base64 6.7 MB.limit'] ?? NaN, 2);
  one('command line: the same bytes as `base64 -w0`', found['base64 6.7 MB.equal'] ?? NaN, { least: 1, unit: '' });
  one('command line: `handy batch`', found['batch.perSecond'] ?? NaN, { least: 20_000, unit: 'a second' });
}
if (parts.includes('load')) reportLoad(await measureLoad({ addresses, runs: Number(options.runs) }));
if (parts.includes('heavy')) {
  const found = await measureHeavy({ ours, floor });
  const get = (/** @type {string} */ name) => found[name] ?? NaN;
  for (const size of [1, 10, 50])
    ratio(`json-prettify ${size} MB`, get(`json-prettify ${size} MB.total`), get(`json-prettify ${size} MB.limit`), 3);
  ratio('base64 of 10 MB text', get('base64 10 MB.total'), get('base64 10 MB.limit'), 7);
  ratio('hash-text: SHA-256 of a 1 GB file', get('hash-text 1 GB.total'), get('hash-text 1 GB.limit'), 1 / 0.7);
  for (const name of [
    'json-prettify 1 MB',
    'json-prettify 10 MB',
    'json-prettify 50 MB',
    'base64 10 MB',
    'hash-text 1 GB',
  ]) {
    one(`${name}: longest block`, get(`${name}.gap`), { most: 200 });
  }
  for (const { name, most } of converters) {
    ratio(name, get(`${name}.total`), get(`${name}.limit`), most);
    one(`${name}: longest block`, get(`${name}.gap`), { most: 200 });
  }
  for (const { name, most } of growths) ratio(name, get(`${name}.total`), get(`${name}.limit`), most);
  // What could not be cancelled is not held: it is no number.
  for (const { name } of cancelled) one(`${name}: cancel`, get(`${name}.cancel`), { most: 500 });
  one('hash-text 1 GB: cancel', get('hash-text 1 GB.cancel'), { most: 500 });
  one('json-prettify 50 MB: heap of the page', get('json-prettify 50 MB.heap'), { most: 600, unit: 'MB' });
  one('hash-text 1 GB: heap of the page', get('hash-text 1 GB.heap'), { most: 50, unit: 'MB' });
}
if (parts.includes('blocks')) {
  for (const { name, longest } of await measureBlocks(ours, options.tool))
    one(`${name}: longest task`, longest, { most: 200 });
}
if (parts.includes('lighthouse')) {
  const scores = await measureLighthouse([ours, ...toolIds().map((id) => ours + id)]);
  for (const [path, of] of Object.entries(scores)) {
    for (const [category, score] of Object.entries(of))
      one(`Lighthouse ${path} ${category}`, score, { least: category === 'performance' ? 98 : 100, unit: '' });
  }
}
const missed = report();
process.exit(missed === 0 ? 0 : 1);

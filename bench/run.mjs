// @ts-check
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureCommandLine } from '../bench/command-line.mjs';
import { buildFloor } from '../bench/floor.mjs';
import { cancelled, converters, measureHeavy } from '../bench/heavy.mjs';
import { measureLighthouse } from '../bench/lighthouse.mjs';
import { measureLoad } from '../bench/load.mjs';
import { toolIds } from './tool-ids.mjs';
import { serve } from './server.mjs';

/*
 * Measures the built site and command line, each number beside what it is held against in the same run, and fails when a
 * budget is missed:
 *   npm run bench -- [--only load,heavy,command,lighthouse] [--runs 5]
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'command,load,heavy,lighthouse' },
    runs: { type: 'string', default: '5' },
  },
});
const wanted = values.only.split(',');

/** @typedef {{ name: string, value: number, against?: number, most?: number, least?: number, unit: string }} Row */
/** @type {Row[]} */
const rows = [];
const ratio = (
  /** @type {string} */ name,
  /** @type {number} */ value,
  /** @type {number} */ against,
  /** @type {number} */ most,
) => rows.push({ name, value, against, most, unit: 'ms' });

function report() {
  const number = (/** @type {number} */ value) =>
    value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
  let missed = 0;
  console.log(`\nNode ${process.version}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}\n`);
  console.log('| what | ours | held against | ratio | budget | |');
  console.log('|---|---|---|---|---|---|');
  for (const { name, value, against, most, least, unit } of rows) {
    const measured = against === undefined ? value : value / against;
    const holds = (most === undefined || measured <= most) && (least === undefined || measured >= least);
    if (!holds) missed += 1;
    const budget = most === undefined ? `≥ ${least}` : `≤ ${most}${against === undefined ? '' : ' x'}`;
    console.log(
      `| ${name} | ${number(value)} ${unit} | ${against === undefined ? '' : `${number(against)} ${unit}`} | ${against === undefined ? '' : `${number(measured)} x`} | ${budget} | ${holds ? 'held' : 'MISSED'} |`,
    );
  }
  return missed;
}

const root = join(import.meta.dirname, '..');
if (!existsSync(join(root, 'dist/site/index.html')))
  throw new Error('There is no build to measure. Run: npm run build');
const floorRoot = await buildFloor();
const site = await serve({ root: join(root, 'dist/site'), base: '/', host: '127.0.0.1', port: 4190, strict: true });
const floorSite = await serve({ root: floorRoot, base: '/', host: '127.0.0.1', port: 4191, strict: true });
const [ours, floor] = [site.url, floorSite.url];

if (wanted.includes('command')) {
  const found = measureCommandLine();
  ratio('command line: `handy list`', found['list.ours'] ?? NaN, found['list.limit'] ?? NaN, 1.5);
  ratio('command line: base64 of 6.7 MB', found['base64 6.7 MB.ours'] ?? NaN, found['base64 6.7 MB.limit'] ?? NaN, 2);
  rows.push({
    name: 'command line: the same bytes as `base64 -w0`',
    value: found['base64 6.7 MB.equal'] ?? NaN,
    least: 1,
    unit: '',
  });
  rows.push({
    name: 'command line: `handy batch`',
    value: found['batch.perSecond'] ?? NaN,
    least: 20_000,
    unit: 'a second',
  });
}
if (wanted.includes('load')) {
  const found = await measureLoad({ ours, floor, runs: Number(values.runs) });
  const get = (/** @type {string} */ name) => found[name] ?? NaN;
  ratio('home: LCP', get('ours.home.lcp'), get('floor.home.lcp'), 1.25);
  ratio('home: search answers', get('ours.home.used'), get('floor.home.used'), 1.35);
  ratio('home: main-thread CPU', get('ours.home.cpu'), get('floor.home.cpu'), 2);
  ratio('tool page: LCP', get('ours.tool.lcp'), get('floor.tool.lcp'), 1.25);
  ratio('tool page: typing yields a result', get('ours.tool.used'), get('floor.tool.used'), 1.4);
  rows.push({ name: 'home: CLS', value: get('ours.home.cls'), most: 0, unit: '' });
  rows.push({ name: 'tool page: CLS', value: get('ours.tool.cls'), most: 0, unit: '' });
  rows.push({ name: 'home: elements', value: get('ours.home.elements'), most: 1500, unit: '' });
  rows.push({ name: 'home: heap', value: get('ours.home.heap'), most: 4, unit: 'MB' });
  rows.push({ name: 'click to a title, first time', value: get('ours.navigate.first'), most: 250, unit: 'ms' });
  rows.push({ name: 'click to a title, again', value: get('ours.navigate.again'), most: 50, unit: 'ms' });
  rows.push({ name: 'palette opens', value: get('ours.palette.open'), most: 100, unit: 'ms' });
  rows.push({ name: 'palette answers', value: get('ours.palette.answer'), most: 50, unit: 'ms' });
}
if (wanted.includes('heavy')) {
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
    rows.push({ name: `${name}: longest block`, value: get(`${name}.gap`), most: 200, unit: 'ms' });
  }
  for (const { name, most } of converters) {
    ratio(name, get(`${name}.total`), get(`${name}.limit`), most);
    rows.push({ name: `${name}: longest block`, value: get(`${name}.gap`), most: 200, unit: 'ms' });
  }
  for (const { name } of cancelled) {
    const time = found[`${name}.cancel`];
    rows.push({
      name: `${name}: ${time === undefined ? 'nothing to cancel' : 'cancel'}`,
      value: time ?? 0,
      most: 500,
      unit: 'ms',
    });
  }
  rows.push({ name: 'hash-text 1 GB: cancel', value: get('hash-text 1 GB.cancel'), most: 500, unit: 'ms' });
  rows.push({
    name: 'json-prettify 50 MB: heap of the page',
    value: get('json-prettify 50 MB.heap'),
    most: 600,
    unit: 'MB',
  });
  rows.push({ name: 'hash-text 1 GB: heap of the page', value: get('hash-text 1 GB.heap'), most: 50, unit: 'MB' });
}
if (wanted.includes('lighthouse')) {
  const scores = await measureLighthouse([ours, ...toolIds().map((id) => ours + id)]);
  for (const [path, of] of Object.entries(scores)) {
    for (const [category, score] of Object.entries(of))
      rows.push({ name: `Lighthouse ${path} ${category}`, value: score, least: 100, unit: '' });
  }
}
const missed = report();
process.exit(missed === 0 ? 0 : 1);

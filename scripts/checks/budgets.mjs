// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { root, runChild } from '../child.mjs';
import { toolIds } from '../tool-ids.mjs';
import { installedFiles } from './installed-files.mjs';

/*
 * Compares the built files with budgets.json. A budget measures `each` file of a pattern, `all` of them together, or
 * the JavaScript that a page fetches before anything happens (`scriptsOf`): its script and preload elements and what
 * those files import; `shared` leaves out the tools' own, which less than a third of the pages fetch (a reader of
 * JSON that some tools share is their logic too), or all that the service worker of a site fetches (`installedBy`), which
 * may grow by so much `forEachTool`, or what npm sends (`packed`). Sizes are bytes, brotli 11 each file by itself, unless
 * `uncompressed`. A budget that matches no file fails: it would watch over nothing.
 */

/** @typedef {{ each: string } | { all: string } | { scriptsOf: string, shared?: boolean }} PatternSubject */
/** @typedef {PatternSubject | { installedBy: string, forEachTool: number } | { packed: true }} Subject `installedBy` is the folder of a site */
/** @typedef {{ name: string, max: number, uncompressed?: boolean } & Subject} Budget */
/** @typedef {{ name: string, ok: boolean, text: string }} Verdict */

/**
 * @param {readonly Budget[]} budgets @param {string} dist @param {number} [tools] how many there are
 * @returns {Promise<Verdict[]>}
 */
export async function checkBudgets(budgets, dist, tools = toolIds().length) {
  const names = listFiles(dist);
  const compressed = remember((name) => brotliSize(join(dist, name)));
  const scripts = remember((page) => firstScripts(dist, page));
  const check = async (/** @type {Budget} */ budget) => {
    const sizeOf = budget.uncompressed ? (/** @type {string} */ name) => statSync(join(dist, name)).size : compressed;
    /** @type {(parts: readonly string[]) => number} */
    const sum = (parts) => parts.reduce((total, part) => total + sizeOf(part), 0);
    if ('installedBy' in budget) {
      const files = await installedFiles(join(dist, budget.installedBy));
      const all = sum(files.map((file) => `${budget.installedBy}/${file}`));
      const grown = { ...budget, max: budget.max + tools * budget.forEachTool };
      return judge(grown, files.length === 0 ? [] : [[`${files.length} files`, all]]);
    }
    if ('packed' in budget) return judge(budget, [['npm pack', await packedSize()]]);
    const matching = names.filter((name) => patternOf(budget).test(name));
    if ('all' in budget) {
      return judge(budget, matching.length === 0 ? [] : [[`${matching.length} files`, sum(matching)]]);
    }
    if ('each' in budget)
      return judge(
        budget,
        matching.map((name) => [name, sizeOf(name)]),
      );
    const uses = matching.flatMap(scripts);
    const few = Math.max(1, matching.length / 3);
    const isCounted = (/** @type {string} */ file) =>
      !budget.shared || uses.filter((used) => used === file).length > few;
    return judge(
      budget,
      matching.map((page) => [page, sum(scripts(page).filter(isCounted))]),
    );
  };
  return Promise.all(budgets.map(check));
}

/** Bytes of the package as npm sends it. */
async function packedSize() {
  const args = ['pack', '--dry-run', '--ignore-scripts', '--json', '--silent'];
  const { output } = await runChild('npm', args, { silent: true });
  return Number(JSON.parse(output)[0].size);
}

/** @param {string} dist @returns {string[]} paths below it */
const listFiles = (dist) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** @template T @param {(name: string) => T} compute @returns {(name: string) => T} each name computed once */
function remember(compute) {
  /** @type {Map<string, T>} */
  const known = new Map();
  return (name) => {
    const value = known.get(name) ?? compute(name);
    known.set(name, value);
    return value;
  };
}

/** @param {Budget} budget @param {readonly (readonly [string, number])[]} measured @returns {Verdict} */
function judge({ name, max }, measured) {
  const [worst] = [...measured].sort((a, b) => b[1] - a[1]);
  if (worst === undefined) return { name, ok: false, text: 'matches no built file' };
  const [what, size] = worst;
  return { name, ok: size <= max, text: `${size} of ${max} bytes (${what})` };
}

/** @param {string} path */
const brotliSize = (path) =>
  brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const SCRIPT = /<script\b[^>]*\ssrc="\/([^"]+)"|<link\b[^>]*\srel="modulepreload"[^>]*\shref="\/([^"]+)"/g;
const STATIC_IMPORT = /\b(?:import|export)\s*(?:[\w$*{}\s,]*\bfrom)?\s*["'](\.{1,2}\/[^"']+)["']/g;

/** Scripts that a page fetches before anything happens. @param {string} dist @param {string} page @returns {string[]} */
export function firstScripts(dist, page) {
  const html = readFileSync(join(dist, page), 'utf8');
  const waiting = [...html.matchAll(SCRIPT)].map(([, script, preload]) => `site/${script ?? preload}`);
  const seen = new Set();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const folder = posix.dirname(file);
    const imports = readFileSync(join(dist, file), 'utf8').matchAll(STATIC_IMPORT);
    waiting.push(...[...imports].map(([, path = '']) => posix.join(folder, path)));
  }
  if (seen.size === 0) throw new Error(`${page} has no script.`);
  return [...seen];
}

/** `*` is a part of a name, `**` any path, `{a,b}` one of both. @param {PatternSubject} subject */
function patternOf(subject) {
  const pattern = 'each' in subject ? subject.each : 'all' in subject ? subject.all : subject.scriptsOf;
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names) => `(?:${String(names).replaceAll(',', '|')})`)
    .replace(/\*+/g, (stars) => (stars.length === 2 ? '.*' : '[^/]*'));
  return new RegExp(`^${source}$`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));
  const verdicts = await checkBudgets(budgets, join(root, 'dist'));
  for (const { name, ok, text } of verdicts) console.log(`${ok ? '✓' : '✗'} ${name}: ${text}`);
  process.exitCode = verdicts.every(({ ok }) => ok) ? 0 : 1;
}

// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { root, runIfStarted } from '../child.mjs';
import { joinTexts, splitFiles } from '../locales.mjs';

/*
 * Writes the folder of a new tool, and nothing else:
 *   npm run new:tool -- my-tool --template converter --category measurement --command my --weight 2
 * and, where its texts have a format, --reads json --writes yaml; --icon temperature; and --created 2026-01-31 for a tool
 * that is shown as new from that day on. Asks for what is missing.
 */

const TOOLS = join(root, 'src/tools');
const TEMPLATES = join(import.meta.dirname, 'templates');
const ICONS = join(root, 'node_modules/@tabler/icons/icons/outline');

/**
 * @typedef {object} Wish
 * @property {string} id
 * @property {string} template
 * @property {string} category
 * @property {string} command its short name on the command line
 * @property {string} weight how many people need it: 1, 2 or 3
 * @property {string} reads the format of the text that it takes; '' is any text
 * @property {string} writes the format of the text that it gives; '' is any text
 * @property {string} icon
 * @property {string} created the day from which it is new, `YYYY-MM-DD`; '' for none
 */

/** Names of the templates, which are folders. */
const templates = () => readdirSync(TEMPLATES);

/** Categories, read from where they are declared. */
function categories() {
  const source = readFileSync(join(root, 'src/engine/tool.ts'), 'utf8');
  const [, list = ''] = /categories = \[([^\]]*)\]/.exec(source) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

/** Formats, read from where they are declared. */
function formats() {
  const source = readFileSync(join(root, 'src/engine/format.ts'), 'utf8');
  const [, list = ''] = /formats = \{([\s\S]*?)\n\}/.exec(source) ?? [];
  return [...list.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

/** The tool that has a short name already, by name or by id. @param {string} command @param {string} tools */
const takerOf = (command, tools) =>
  readdirSync(tools).find((id) => {
    const path = join(tools, id, 'tool.ts');
    return id === command || (existsSync(path) && readFileSync(path, 'utf8').includes(`command: '${command}'`));
  });

/** What is wrong with each wish, or undefined. @type {Record<keyof Wish, (value: string, tools: string) => string | undefined>} */
const refusals = {
  id: (id, tools) => {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return `“${id}” is no name such as my-tool.`;
    return existsSync(join(tools, id)) ? `There is a tool ${id} already.` : undefined;
  },
  template: (name) => oneOf(name, 'template', templates()),
  category: (name) => oneOf(name, 'category', categories()),
  command: (name, tools) => {
    if (!/^[a-z][a-z0-9]*$/.test(name)) return `“${name}” is no short name: take small letters and digits.`;
    const taker = takerOf(name, tools);
    return taker === undefined ? undefined : `The short name “${name}” belongs to ${taker}.`;
  },
  weight: (weight) => oneOf(weight, 'weight', ['1', '2', '3']),
  reads: (format) => (format === '' ? undefined : oneOf(format, 'format', formats())),
  writes: (format) => (format === '' ? undefined : oneOf(format, 'format', formats())),
  icon: (name) => {
    if (/^[a-z0-9-]+$/.test(name) && existsSync(join(ICONS, `${name}.svg`))) return undefined;
    const similar = readdirSync(ICONS)
      .filter((file) => file.includes(name))
      .slice(0, 8);
    const advice = similar.length === 0 ? 'Look at https://tabler.io/icons.' : `There are ${similar.join(', ')}.`;
    return `There is no icon “${name}”. ${advice.replaceAll('.svg', '')}`;
  },
  created: (day) =>
    day === '' || (/^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)))
      ? undefined
      : `“${day}” is no day such as 2026-01-31.`,
};

/** @param {string} name @param {string} what @param {readonly string[]} known */
const oneOf = (name, what, known) =>
  known.includes(name) ? undefined : `“${name}” is no ${what}. There are ${known.join(', ')}.`;

/**
 * Writes the folder. Throws an Error that says what is wrong.
 * @param {Wish} wish @param {string} [tools] the folder of all tools
 */
export async function writeTool(wish, tools = TOOLS) {
  for (const key of /** @type {(keyof Wish)[]} */ (Object.keys(refusals))) {
    const refusal = refusals[key](wish[key], tools);
    if (refusal !== undefined) throw new Error(refusal);
  }
  const { template, reads, writes } = wish;
  if (reads !== '' && !takesText(template)) throw new Error(`A tool from the template ${template} takes no text.`);
  if (writes !== '' && !givesText(template)) throw new Error(`A tool from the template ${template} gives no text.`);
  const folder = join(tools, wish.id);
  mkdirSync(folder, { recursive: true });
  cpSync(join(TEMPLATES, wish.template), folder, { recursive: true });
  cpSync(join(ICONS, `${wish.icon}.svg`), join(folder, 'icon.svg'));
  const words = wish.id.split('-');
  const component = words.map(capitalize).join('').replace(/^\d/, 'Tool$&');
  edit(join(folder, 'page.tsx'), (text) => text.replace('NewTool', component));
  edit(join(folder, 'tool.ts'), (text) =>
    text
      .replace("'text'", `'${wish.category}'`)
      .replace('newtool', wish.command)
      .replace('weight: 1', `weight: ${wish.weight}`)
      .replace(' });', wish.created === '' ? ' });' : `, createdAt: '${wish.created}' });`),
  );
  edit(join(folder, 'operations.ts'), (text) => sayFormats(text, reads, writes));
  await writeTexts(folder, capitalize(words.join(' ')));
}

/** Declares the formats of the first operation and, for a second one that leads back, the reverse. @param {string} text @param {string} reads @param {string} writes */
function sayFormats(text, reads, writes) {
  let isBack = true;
  return text.replace(/ {2}output: .*\n/g, (line) => {
    isBack = !isBack;
    const [read, written] = isBack ? [writes, reads] : [reads, writes];
    return `${line}${read && `  reads: '${read}',\n`}${written && `  writes: '${written}',\n`}`;
  });
}

/** The English texts of a template become locales.json and the six files. @param {string} folder @param {string} title */
async function writeTexts(folder, title) {
  const english = readFileSync(join(folder, 'locales/en.json'), 'utf8').replaceAll('New tool', title);
  const joined = joinTexts({ en: JSON.parse(english) });
  writeFileSync(join(folder, 'locales.json'), JSON.stringify(joined, undefined, 2));
  await splitFiles(folder);
}

const capitalize = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {string} template */
const doorwayOf = (template) => readFileSync(join(TEMPLATES, template, 'operations.ts'), 'utf8');
const takesText = (/** @type {string} */ template) => doorwayOf(template).includes("input: 'text'");
const givesText = (/** @type {string} */ template) => doorwayOf(template).includes("output: 'text'");

/** @param {string} path @param {(text: string) => string} change */
const edit = (path, change) => writeFileSync(path, change(readFileSync(path, 'utf8')));

const QUESTIONS = {
  id: () => 'Name, as in its address, such as my-tool',
  template: () => `Template (${templates().join(', ')})`,
  category: () => `Category (${categories().join(', ')})`,
  command: () => 'Short name for the command line, such as temperature',
  weight: () => 'How many people need it, from 1 (few) to 3 (nearly everybody)',
  reads: () => `Format of the text that it takes (nothing for any text; ${formats().join(', ')})`,
  writes: () => 'Format of the text that it gives (nothing for any text)',
};

/** Asks until the answer is right. @param {keyof typeof QUESTIONS} key */
async function ask(key) {
  if (!process.stdin.isTTY) throw new Error(`The ${key} is missing. ${QUESTIONS[key]()}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const answer = (await terminal.question(`${QUESTIONS[key]()}: `)).trim();
      const refusal = refusals[key](answer, TOOLS);
      if (refusal === undefined) return answer;
      console.log(refusal);
    }
  } finally {
    terminal.close();
  }
}

async function main() {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ template: text, category: text, command: text, weight: text },
      ...{ reads: text, writes: text, icon: text, created: text },
    },
  });
  const id = positionals[0] ?? (await ask('id'));
  const template = values.template ?? (await ask('template'));
  const wish = {
    id,
    template,
    category: values.category ?? (await ask('category')),
    command: values.command ?? (await ask('command')),
    weight: values.weight ?? (await ask('weight')),
    reads: values.reads ?? (process.stdin.isTTY && takesText(template) ? await ask('reads') : ''),
    writes: values.writes ?? (process.stdin.isTTY && givesText(template) ? await ask('writes') : ''),
    icon: values.icon ?? 'tool',
    created: values.created ?? '',
  };
  await writeTool(wish);
  const folder = `src/tools/${wish.id}`;
  console.log(`
Written: ${folder}. Next (docs/tools.md, “A tool in 30 minutes”):
1. examples.ts: what goes in and what must come out, from the standard; then logic.ts, until they agree.
2. make-vectors.py and logic.test.ts: what an independent program makes of a hundred cases, what always holds, hostile input.
3. locales.json: all texts in six languages; npm run locales -- ${wish.id} writes them to locales/.
4. npm run check:tool -- ${wish.id} --quick, and at the end without --quick.`);
}

await runIfStarted(import.meta.url, main);

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { DESCRIPTION, languages } from '../../../src/engine/messages.ts';
import { development } from './development.ts';
import {
  readCommon,
  readFirst,
  readLocale,
  readToolTexts,
  root,
  sharedTexts,
  toolIds,
  toolsFolder,
  type LocaleFile,
} from './files.ts';
import { readRelations, type Relations } from './relations.ts';
import { emojis } from '../emojis.mjs';
import { readLicences } from '../licences.mjs';
import { vendors } from '../vendors.mjs';

const json = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** Serves virtual modules: `make` gets what follows the prefix. Text and icon changes reload the page in development. */
function virtual(name: string, prefix: string, make: (rest: string) => string | Promise<string>): Plugin {
  return {
    name,
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}`) ? make(id.slice(prefix.length + 1)) : undefined),
    handleHotUpdate({ file, server }) {
      if (!/\/(?:locales|later|texts\/[\w-]+)\/\w+\.json$|\.svg$/.test(file)) return;
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(`\0${prefix}`)) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
    },
  };
}

/** Of every tool, by id. */
const ofTools = (make: (meta: LocaleFile['meta']) => unknown, language: string) =>
  Object.fromEntries(toolIds().map((id) => [id, make(readLocale(id, language).meta)]));

/**
 * `virtual:locale/<code>`: the catalogue of one language: names and card texts of all tools and the texts of no tool. That
 * of English is in the first script of every page, without card texts and texts of parts that are fetched (`texts/later.ts`).
 */
const locale = () =>
  virtual('handy-locale', 'virtual:locale/', (language) =>
    json({
      tools: ofTools(({ title, card }) => (language === 'en' ? [title] : [title, card]), language),
      ui: language === 'en' ? readFirst(language) : readCommon(language),
    }),
  );

/** `virtual:cards`: card texts of all tools, in English. */
const cards = () => virtual('handy-cards', 'virtual:cards', () => json(ofTools(({ card }) => card, 'en')));

/** `virtual:keywords/<code>`: search words of all tools, of one language. */
const keywords = () =>
  virtual('handy-keywords', 'virtual:keywords/', (language) =>
    json(ofTools(({ keywords: words = [] }) => words, language)),
  );

/** The names of the operations that a tool's detectors offer, and the texts of their answers. */
function offerTexts(id: string, language: string): LocaleFile['ui'] {
  const detectors = readFileSync(join(toolsFolder, id, 'detect.ts'), 'utf8');
  const texts = Object.entries(readToolTexts(id, language));
  const isOffered = (key: string) => /^\w+$/.test(key) && new RegExp(`^  ${key}: \\{`, 'm').test(detectors);
  return Object.fromEntries(texts.filter(([key]) => key.startsWith('answer.') || isOffered(key)));
}

/** `virtual:offers/<code>`: what offers of all tools with detectors say, in one language. */
const offers = () =>
  virtual('handy-offers', 'virtual:offers/', (language) => {
    const ids = toolIds().filter((id) => existsSync(join(toolsFolder, id, 'detect.ts')));
    return json(Object.fromEntries(ids.map((id) => [id, offerTexts(id, language)])));
  });

/** `virtual:licences`: the libraries of the site and their licences. */
const licences = () => virtual('handy-licences', 'virtual:licences', async () => json(await readLicences()));

/**
 * `page.tsx?tool`: the page together with what the kit needs to know of its folder. English texts come along, because
 * hydration needs them; the other languages and the examples are fetched when they are asked for.
 */
function toolPage(): Plugin {
  let relations: Promise<Relations> | undefined;
  return {
    name: 'handy-tool-page',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.endsWith('page.tsx?tool')) return;
      const path = id.startsWith('.') && importer ? join(dirname(importer.split('?')[0] ?? ''), id) : id;
      return path.startsWith('/src/') ? join(root, path) : path;
    },
    async load(id) {
      if (!id.endsWith('page.tsx?tool')) return;
      relations ??= readRelations(toolIds());
      const { related, repairs } = await relations;
      const page = id.slice(0, -'?tool'.length);
      const folder = dirname(page);
      const has = (file: string) => existsSync(join(folder, file));
      const path = (file: string) => JSON.stringify(join(folder, file));
      const { shares = [], description } = readLocale(basename(folder), 'en').meta;
      const loadTexts = (code: string) => {
        const files = [...shares.map((name) => sharedTexts(name, code)), join(folder, 'locales', `${code}.json`)];
        const imports = files.map((file) => `import(${JSON.stringify(file)})`).join(', ');
        const texts = `...all.map((m) => m.ui ?? m.default), { '${DESCRIPTION}': all.at(-1).meta.description }`;
        return `() => Promise.all([${imports}]).then((all) => Object.assign({}, ${texts}))`;
      };
      const locales = languages.filter((code) => code !== 'en' && has(`locales/${code}.json`));
      return [
        `import Page from ${JSON.stringify(page)};`,
        `import { ui } from ${path('locales/en.json')};`,
        ...shares.map((name, index) => `import shared${index} from ${JSON.stringify(sharedTexts(name, 'en'))};`),
        `const en = { ${shares.map((_, index) => `...shared${index}, `).join('')}...ui, '${DESCRIPTION}': ${JSON.stringify(description)} };`,
        has('operations.ts') ? `import * as operations from ${path('operations.ts')};` : 'const operations = {};',
        `const locales = { ${locales.map((code) => `${code}: ${loadTexts(code)}`).join(', ')} };`,
        has('examples.ts')
          ? `const examples = () => import(${path('examples.ts')}).then((m) => m.default);`
          : 'const examples = () => Promise.resolve([]);',
        `const related = ${JSON.stringify(related[basename(folder)] ?? [])};`,
        `const repairs = ${JSON.stringify(repairs)};`,
        'export default { Page, en, operations: { ...operations }, locales, examples, related, repairs };',
      ].join('\n');
    },
    // This module is made of names of files and does not change with the page, which React exchanges by itself: were it
    // among what an edit has changed, the whole page would be loaded anew and lose its state.
    hotUpdate({ file, modules }) {
      if (/\/(?:operations\.ts|en\.json)$/.test(file)) relations = undefined;
      return modules.filter(({ id }) => id?.endsWith('page.tsx?tool') !== true);
    },
  };
}

/**
 * One sprite of all tool icons (`id`) and interface icons (`i-name`), each of one path where that is possible: a page
 * copies an icon wherever it stands, and every element of it costs.
 */
function makeSprite(): string {
  const shape = (id: string, path: string) => {
    const svg = readFileSync(path, 'utf8');
    const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
    if (inner === undefined) throw new Error(`${path} is not an SVG file.`);
    const shapes = inner
      .replace(/<!--[\s\S]*?-->|<path stroke="none"[^>]*>/g, '')
      .replace(/>\s+</g, '><')
      .trim();
    // Paths that begin with a place of their own can be one behind the other.
    const paths = /^(?:<path d="M[^"]*" ?\/>)+$/.test(shapes) ? [...shapes.matchAll(/ d="([^"]*)"/g)] : [];
    return paths.length === 0
      ? `<g id="${id}">${shapes}</g>`
      : `<path id="${id}" d="${paths.map(([, d]) => d).join('')}"/>`;
  };
  const interfaceFolder = join(root, 'src/kit/icons');
  const own = readdirSync(interfaceFolder).map((file) =>
    shape(`i-${file.replace('.svg', '')}`, join(interfaceFolder, file)),
  );
  const tools = toolIds().map((id) => shape(id, join(toolsFolder, id, 'icon.svg')));
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...own, ...tools].join('')}</svg>`;
}

/** `virtual:icons` and the file it names. The name is made from the content, so that server and client agree on it. */
function icons(): Plugin {
  const name = (source: string) => `assets/icons-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
  return {
    ...virtual('handy-icons', 'virtual:icons', () => `export const sprite = ${JSON.stringify(name(makeSprite()))};`),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/\/assets\/icons-\w+\.svg$/.test(request.url ?? '')) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(makeSprite());
      });
    },
    generateBundle() {
      const source = makeSprite();
      this.emitFile({ type: 'asset', fileName: name(source), source });
    },
  };
}

/**
 * `virtual:worker-url`: the worker is a second entry of the same build, so that it shares its chunks with the page
 * (Vite's own worker build would ship every operation twice).
 */
function workerUrl(): Plugin {
  let isBuild = false;
  const entry = join(root, 'src/engine/worker.ts');
  return {
    name: 'handy-worker-url',
    configResolved: (config) => void (isBuild = config.command === 'build' && !config.build.ssr),
    resolveId: (id) => (id === 'virtual:worker-url' ? '\0virtual:worker-url' : undefined),
    load(id) {
      if (id !== '\0virtual:worker-url') return;
      if (!isBuild) return 'export default "/src/engine/worker.ts?worker_file&type=module";';
      const reference = this.emitFile({ type: 'chunk', id: entry, name: 'worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

export const plugins = (): Plugin[] => [
  locale(),
  cards(),
  keywords(),
  offers(),
  licences(),
  toolPage(),
  icons(),
  workerUrl(),
  vendors(),
  emojis(),
  development(),
];

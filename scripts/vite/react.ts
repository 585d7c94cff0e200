import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { forBrowsers } from './for-browsers.ts';

/*
 * React's packages are CommonJS: a bundler wraps each in a function, keeps all of it, and every use of a hook goes through
 * an object. As modules they are 2 KB (brotli) less, and start a good deal sooner.
 */

/** What the application imports, and the production file behind it. */
const FILES = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
};
export const reactNames = Object.keys(FILES) as readonly (keyof typeof FILES)[];

/** The production file behind one of `reactNames`; undefined for any other name. */
export function reactPath(name: string): string | undefined {
  const file = reactNames.find((known) => known === name);
  if (file === undefined) return undefined;
  const manifest = createRequire(import.meta.url).resolve(`${name.split('/')[0]}/package.json`);
  return join(dirname(manifest), 'cjs', FILES[file]);
}

/**
 * A CommonJS file as a module. It may take others by `var X = require("x")` and give by `exports.x`; if it does anything
 * else with either, this throws an Error.
 */
export function asModule(source: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const code = source
    .replace(/^"use strict";$/m, '')
    .replace(/^var \w+ = require\("[^"]+"\)(?:,\s+\w+ = require\("[^"]+"\))*;$/gm, (statement) => {
      for (const [, local, from] of statement.matchAll(/(\w+) = require\("([^"]+)"\)/g)) {
        imports.push(`import * as ${local} from ${JSON.stringify(from)};`);
      }
      return '';
    })
    .replace(/\bexports\.(\w+)\b(?! = void 0;)/g, (_whole, name: string, at: number, all: string) => {
      const isFirst = !names.has(name) && (at === 0 || all[at - 1] === '\n');
      names.add(name);
      return `${isFirst ? 'var ' : ''}exports_${name}`;
    })
    // A name that is set further down, in a branch.
    .replace(/^exports\.(\w+) = void 0;$/gm, 'var exports_$1;');
  const left = /\b(?:module|exports|require)\b(?=[.[(])/.exec(code.replace(/\/\*[\s\S]*?\*\//g, ''));
  if (left !== null) throw new Error(`React is no longer written as this build knows it: "${left[0]}" is left.`);
  const given = [...names].map((name) => `exports_${name} as ${name}`);
  return `${imports.join('\n')}\n${code}\nexport { ${given.join(', ')} };\n`;
}

/** React as modules, in what browsers get. */
export function reactModules(): Plugin {
  const paths = reactNames.map(reactPath);
  return {
    name: 'handy-react-modules',
    enforce: 'pre',
    apply: forBrowsers,
    config: () => ({
      build: {
        rolldownOptions: {
          onLog(level, log, write) {
            // React asks its own namespace for what only its development files have.
            if (log.code === 'IMPORT_IS_UNDEFINED' && /react/.test(log.id ?? log.message)) return;
            write(level, log);
          },
        },
      },
    }),
    resolveId: (id) => reactPath(id),
    load: (id) => (paths.includes(id) ? asModule(readFileSync(id, 'utf8')) : undefined),
  };
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { asModule, reactNames, reactPath } from './react.ts';

const require = createRequire(import.meta.url);

/** Runs a module that `asModule` made: its imports and exports written back as calls. */
function run(name: string): Record<string, unknown> {
  const path = reactPath(name) ?? '';
  const code = asModule(readFileSync(path, 'utf8'))
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = load($2);')
    .replace(/^export \{ (.*) \};$/m, (_whole, names: string) => `({ ${names.replace(/(\w+) as (\w+)/g, '$2: $1')} })`);
  const host = {
    load: run,
    Symbol,
    Object,
    Array,
    Error,
    setTimeout,
    clearTimeout,
    performance,
    MessageChannel,
    console,
  };
  return runInNewContext(code, host) as Record<string, unknown>;
}

test.each(reactNames.filter((name) => name !== 'react-dom/client'))('%s gives what the package gives', (name) => {
  const original = require(reactPath(name) ?? '') as Record<string, unknown>;
  const made = run(name);
  expect(Object.keys(made).sort()).toEqual(Object.keys(original).sort());
  for (const [key, value] of Object.entries(original)) expect(typeof made[key], key).toBe(typeof value);
});

test('react-dom/client is a module, too', () => {
  const code = asModule(readFileSync(reactPath('react-dom/client') ?? '', 'utf8'));
  expect(code).toMatch(
    /^import \* as Scheduler from "scheduler";\nimport \* as React from "react";\nimport \* as ReactDOM/,
  );
  expect(code).toMatch(/export \{ .*exports_hydrateRoot as hydrateRoot/);
});

test('other packages stay', () => {
  expect(reactPath('react-router')).toBeUndefined();
});

describe('what is written otherwise is refused', () => {
  test.each(['module.exports = 1;', 'var x = 1 + require("x");', 'exports["a"] = 1;', 'f(require("x"));'])(
    '%s',
    (code) => {
      expect(() => asModule(code)).toThrow(/is left/);
    },
  );
});

test('a value that is set in a branch', () => {
  const code = asModule('exports.now = void 0;\nif (a) {\n  exports.now = b;\n}\nexports.c = exports.now;');
  expect(code).toContain('var exports_now;\nif (a) {\n  exports_now = b;\n}\nvar exports_c = exports_now;');
  expect(code).toContain('export { exports_now as now, exports_c as c };');
});

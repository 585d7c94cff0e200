// @ts-check
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { zones } from './scripts/checks/zones.mjs';

const parserOptions = { projectService: true, tsconfigRootDir: import.meta.dirname };
const unusedVariables = { argsIgnorePattern: '^_', varsIgnorePattern: '^_' };

export default defineConfig(
  globalIgnores([
    'dist',
    'coverage',
    'test-results',
    'playwright-report',
    'tests/lint-fixtures',
    'bench/floor/*.{ts,tsx}',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // `return done();` and `void done();` say that nothing is returned, whatever `done` does.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      // Spreading a text into its code points is what is meant here.
      '@typescript-eslint/no-misused-spread': 'off',
      // Asserting an index is a matter of the syntax rules in scripts/checks/zones.mjs.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Slow, and there are neither enums nor look-alike classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', unusedVariables],
      // The JSON reader's own signal never leaves it: an Error would gather a stack trace for nothing.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'file', name: 'Failure' }] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // There are hardly any classes; what it finds are functions of libraries that do not use `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['src/**/*.tsx', 'src/**/use-*.ts', 'src/{kit,shell}/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // Values that only the browser knows (storage, address, sizes) are set after hydration, in an effect.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    // Types are read for promises alone: what JSON.parse gives has none in these files.
    files: ['**/*.{mjs,js}'],
    extends: [js.configs.recommended, tseslint.configs.base],
    languageOptions: { parserOptions },
    rules: {
      eqeqeq: 'error',
      'no-unused-vars': ['error', unusedVariables],
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.nodeBuiltin } },
  {
    // The bench has functions that Playwright runs in the page.
    files: ['bench/**/*.mjs', 'scripts/build/vite/*.js', 'src/shell/start/*.js'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['src/shell/offline/service-worker/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    // No modules: they are inlined in the page, or run as they are.
    files: ['src/shell/start/boot.js', 'scripts/build/vite/*.js', 'src/shell/offline/service-worker/*.js'],
    languageOptions: { sourceType: 'script' },
  },
  {
    // A browser that is too old for the site should still read this one.
    files: ['src/shell/start/boot.js'],
    rules: { 'no-var': 'off' },
  },
  ...zones,
  {
    // The matchers of a test stand for any value.
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
);

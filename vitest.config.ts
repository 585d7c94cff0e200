import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { plugins } from './scripts/build/vite/plugins.ts';
import { defaults } from './src/shell/configuration/settings.ts';
import { isWholeRun } from './tests/run-size.ts';

/** Tests that change nothing the next file could see. */
const PURE = ['src/{lib,formats}/**/*.test.ts', 'src/tools/*/*.test.ts'];
/** Tests that only `npm run test:all` takes: they read a clock, or cost more than they find. */
export const notNow = isWholeRun ? [] : ['**/*.all.test.{ts,tsx}'];

export default defineConfig({
  define: { __CONFIGURATION__: JSON.stringify(defaults), __DEMO__: 'false', __BUILD_TIME__: '0' },
  plugins: [plugins(), react()],
  test: {
    environment: 'node',
    setupFiles: ['./tests/generated-cases.ts'],
    reporters: ['default', './tests/reporter.ts'],
    // A failure names all that is missing, not just how much.
    chaiConfig: { truncateThreshold: 2000 },
    // They only end what hangs: a busy machine is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: process.env['CI'] === undefined ? 0 : 1,
    // Without this a stylesheet taken as text would be empty.
    css: { include: [/\.css\?raw$/] },
    projects: [
      // Pure logic does without a process for each file, which takes a quarter of all the time.
      {
        extends: true,
        test: { name: 'logic', include: PURE, exclude: [...configDefaults.exclude, ...notNow], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'application',
          include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts', 'scripts/build/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...notNow, ...PURE],
        },
      },
    ],
  },
});

import { configDefaults, defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

/* What hostile texts cost. Processes have a part of the tools each: counting takes longer the more code is loaded. */

const PARTS = 8;
const OPERATIONS = 'tests/growth/operations.test.ts';
const { projects: _, ...test } = shared.test ?? {};

export default defineConfig({
  ...shared,
  test: {
    ...test,
    projects: [
      {
        extends: true,
        test: { name: 'growth', include: ['tests/growth/*.test.ts'], exclude: [...configDefaults.exclude, OPERATIONS] },
      },
      ...Array.from({ length: PARTS }, (_part, part) => ({
        extends: true as const,
        test: { name: `growth ${part}`, include: [OPERATIONS], provide: { part, parts: PARTS } },
      })),
    ],
  },
});

declare module 'vitest' {
  interface ProvidedContext {
    readonly part: number;
    readonly parts: number;
  }
}

import { defineConfig } from 'vitest/config';
import shared, { notNow } from './vitest.config.ts';

/* Tests of what the build left in dist/, run after it. */
const { projects: _, ...test } = shared.test ?? {};

export default defineConfig({
  ...shared,
  test: { ...test, include: ['tests/built/*.test.ts', 'tests/hosting/*.test.ts'], exclude: notNow },
});

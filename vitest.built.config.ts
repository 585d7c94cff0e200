import { defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

/* Tests of what the build left in dist/, run after it. */
export default defineConfig({
  ...shared,
  test: { ...shared.test, include: ['tests/built/*.test.ts', 'tests/hosting/*.test.ts'] },
});

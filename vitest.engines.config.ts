import { defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

/* Every page in Firefox and WebKit as built (scripts/checks/engines.mjs). */
const { projects: _, ...test } = shared.test ?? {};

export default defineConfig({
  ...shared,
  test: { ...test, include: ['tests/engines/*.test.ts'], maxWorkers: 2 },
});

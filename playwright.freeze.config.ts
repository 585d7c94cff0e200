import { defineConfig } from '@playwright/test';
import shared from './playwright.config.ts';

/*
 * `npm run test:freeze`: no small input holds up a page. It measures time, so it is not part of `npm test`, which runs on
 * busy machines. One page at a time, since two would slow each other down.
 */
export default defineConfig({
  ...shared,
  workers: 1,
  retries: 1,
  projects: [{ name: 'freeze', testMatch: /freeze/, use: { ...shared.projects?.[0]?.use } }],
});

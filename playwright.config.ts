import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();
/** The first of three ports; another one lets two checkouts test at the same time. */
const ROOT_PORT = Number(process.env['HANDY_TEST_PORT'] ?? 4174);
const SUBPATH_PORT = ROOT_PORT + 1;
const DEMO_PORT = ROOT_PORT + 2;
/** A site that is served already, for `npm run check:tool`, which needs no other server. */
const servedUrl = process.env['HANDY_TEST_URL'];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine may let one run out of time; the report then calls it flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [[process.env['CI'] === undefined ? 'list' : 'dot'], ['./tests/e2e/not-run.ts']],
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // It fetches the whole site on every first visit: only the tests of what is kept pay for that.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    { name: 'root', testIgnore: /subpath|demo/, use: { baseURL: servedUrl ?? `http://localhost:${ROOT_PORT}/` } },
    { name: 'subpath', testMatch: /subpath/, use: { baseURL: `http://localhost:${SUBPATH_PORT}/tools/` } },
    { name: 'demo', testMatch: /demo/, use: { baseURL: `http://localhost:${DEMO_PORT}/` } },
  ],
  webServer:
    servedUrl !== undefined
      ? []
      : [
          { command: `node scripts/hosting/serve.mjs --host localhost --port ${ROOT_PORT}`, port: ROOT_PORT },
          {
            command: `node scripts/hosting/serve.mjs --host localhost --port ${SUBPATH_PORT} --base /tools/`,
            port: SUBPATH_PORT,
          },
          { command: `npx vite --host localhost --port ${DEMO_PORT} --strictPort`, port: DEMO_PORT },
        ],
});

import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { freePorts } from './tests/free-ports.ts';

const executablePath = findChromium({ forTests: true });
/*
 * Free ports, so that two checkouts and a developer's server never meet. Each worker reads this file again and finds the
 * ports of the first reading in its environment.
 */
process.env['HANDY_TEST_PORTS'] ??= (await freePorts(3)).join(' ');
const [ROOT_PORT = 0, SUBPATH_PORT = 0, DEMO_PORT = 0] = process.env['HANDY_TEST_PORTS'].split(' ').map(Number);
/** A site that is served already, for `npm run check:tool`, which needs no other server. */
const servedUrl = process.env['HANDY_TEST_URL'];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // On the usual two cores: some tests wait more than they work.
  workers: 3,
  // They only end what hangs: a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A busy machine may let one run out of time; the report then calls it flaky.
  retries: process.env['CI'] === undefined ? 0 : 2,
  reporter: [[process.env['CI'] === undefined ? 'list' : 'dot'], ['./tests/e2e/reporter.ts']],
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
        // A name that is not this machine's own: what browsers withhold from plain http is withheld there.
        '--host-resolver-rules=MAP plain.test localhost',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    // Freezes measure time: playwright.freeze.config.ts.
    {
      name: 'root',
      testIgnore: /subpath|demo|freeze/,
      use: { baseURL: servedUrl ?? `http://localhost:${ROOT_PORT}/` },
    },
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

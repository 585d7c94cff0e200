import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { freePorts } from './tests/free-ports.ts';

/*
 * Free ports, so that two checkouts and a developer's server never meet. Each worker reads this file again and finds the
 * ports of the first reading in its environment.
 */
process.env['HANDY_TEST_PORTS'] ??= (await freePorts(3)).join(' ');
const [ROOT_PORT = 0, SUBPATH_PORT = 0, DEMO_PORT = 0] = process.env['HANDY_TEST_PORTS'].split(' ').map(Number);
/** A site that is served already, for `npm run check:tool`, which needs no other server. */
const servedUrl = process.env['HANDY_TEST_URL'];
const isCi = process.env['CI'] !== undefined;

const launchedWith = (executablePath: string | undefined) => ({
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
});
const root = { testIgnore: /subpath|demo/, use: { baseURL: servedUrl ?? `http://localhost:${ROOT_PORT}/` } };

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // They only end what hangs: a busy machine is slow.
  timeout: 90_000,
  expect: { timeout: isCi ? 30_000 : 5000 },
  // A busy machine may let one run out of time; the report then says so.
  retries: isCi ? 2 : 0,
  reporter: [[isCi ? 'dot' : 'list'], ['./tests/e2e/reporter.ts']],
  forbidOnly: isCi,
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // It fetches the whole site on every first visit: only the tests of what is kept pay for that.
    serviceWorkers: 'block',
    ...launchedWith(findChromium({ isHeadless: true })),
  },
  projects: [
    { name: 'root', ...root, grepInvert: /@windows/ },
    { name: 'windows', ...root, grep: /@windows/, use: { ...root.use, ...launchedWith(findChromium()) } },
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

// @ts-check
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from './server.mjs';
import { setBase } from './set-base.mjs';

/*
 * Serves the built site with the real headers:
 *   node scripts/hosting/serve.mjs [--port 4173] [--host 127.0.0.1] [--base /tools/] [--root dist/site]
 * With a base, a copy of the site is made for it (dist/site-at-tools). Unlike `npm start`, a busy port is an error.
 */

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: join(import.meta.dirname, '../../dist/site') },
    base: { type: 'string', default: '/' },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4173' },
  },
});

let { root } = values;
if (values.base !== '/') {
  const copy = `${root}-at-${values.base.replaceAll('/', '-').replace(/^-|-$/g, '')}`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(root, copy, { recursive: true });
  setBase(copy, values.base);
  root = copy;
}
const { url } = await serve({ root, base: values.base, host: values.host, port: Number(values.port), strict: true });
console.log(url);

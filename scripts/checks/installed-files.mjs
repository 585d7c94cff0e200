// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/* The files the service worker fetches when it is installed, by whatever list: it is run, and the network is noted. */

const SCOPE = 'https://site.example/';

/**
 * Paths of the files below `site`, as they lie there; throws when the installation fails, as it does for a missing file.
 * @param {string} site the built site
 * @returns {Promise<string[]>}
 */
export async function installedFiles(site) {
  /** @type {Set<string>} */
  const fetched = new Set();
  /** @type {Promise<unknown> | undefined} */
  let installation;
  const cache = {
    keys: async () => [],
    match: async () => undefined,
    put: async () => undefined,
    delete: async () => false,
  };
  const fetch = async (/** @type {string} */ url) => {
    const path = url.slice(SCOPE.length);
    const file = [path, join(path, 'index.html')].find((name) => /\.\w+$/.test(name) && existsSync(join(site, name)));
    if (file === undefined) return new Response('', { status: 404, headers: { 'Content-Type': 'text/plain' } });
    fetched.add(file);
    return new Response(readFileSync(join(site, file)));
  };
  const self = {
    registration: { scope: SCOPE },
    clients: { matchAll: async () => [] },
    addEventListener: (/** @type {string} */ type, /** @type {(event: unknown) => void} */ listener) => {
      if (type !== 'install') return;
      listener({ waitUntil: (/** @type {Promise<unknown>} */ work) => void (installation = work) });
    },
  };
  const caches = {
    open: async () => cache,
    keys: async () => [],
    has: async () => false,
    match: async () => undefined,
    delete: async () => false,
  };
  runInNewContext(readFileSync(join(site, 'sw.js'), 'utf8'), { self, caches, fetch, crypto, Response, Request, URL });
  await installation;
  return [...fetched];
}

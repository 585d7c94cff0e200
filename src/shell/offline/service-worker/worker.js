/*
 * The service worker: keeps all pages and tools of one version of the site, so that they work without a network.
 * scripts/build/service-worker.mjs puts the four constants before it. Plain JavaScript and no imports, because it is served
 * as it stands.
 *
 * What always holds, whatever operators, proxies, clocks and browsers do:
 *
 * - Nothing is kept whose content has not the mark that the list has for it, wherever it comes from. So a version can take
 *   files from any other, and the page of an old version behind the `sw.js` of a new one keeps that from being installed.
 * - An installation never touches what is in use: each version has a cache of its own, to which files are added, and goes
 *   to work when all are there. One that fails deletes the cache that it began, and none that was there before.
 * - The version at work is always kept, and the one at work before it: tabs that still show that fetch their parts from it.
 *   Which ones these are is written down (STATE) when a version goes to work, and never told from the time.
 * - What browsers lose is fetched again when an idle page asks whether all is there.
 *
 * Languages other than English and data sets are kept when they are used: a language as a whole when the page says that it
 * is spoken, a data set when it is first fetched, and all of them when that is asked for. The next version keeps the same.
 */

/* global FILES, LATER, REDIRECTS, VERSION */

/** Path below the scope of each file, with the mark of its content. Pages are files of `kept/`. @type {Record<string, string>} */
const files = FILES;
/**
 * What is kept when it is used: the texts of each language, and `data`. Sizes are bytes as sent.
 * @type {Record<string, { size: number, files: Record<string, string> }>}
 */
const later = LATER;
/** Old paths below the scope, and where they lead. @type {Record<string, string>} */
const redirects = REDIRECTS;
/** @type {Record<string, string>} */
const marks = Object.assign({}, files, ...Object.values(later).map((pack) => pack.files));

const scope = self.registration.scope;
const prefix = `handy ${scope} `;
const current = prefix + VERSION;
const instanceCache = `${prefix}instance`;
/** In that cache, too: `{ versions, packs }`, the names of the caches kept, at work first, and what is kept of `later` as a whole. */
const STATE = `${scope}?state`;
const INSTANCE_FILE = `${scope}config.json`;
/** Fewer than the six connections that a browser has for a host of HTTP/1.1: the page itself needs some. */
const AT_A_TIME = 3;
/** Files. Each message is work for the page, which somebody may be using. */
const TOLD_EVERY = 20;

const isHashed = (path) => path.startsWith('assets/');

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'activate') takeOver();
  if (event.data === 'is it whole') event.waitUntil(oneAtATime(refill));
  if (event.data?.keep !== undefined) event.waitUntil(oneAtATime(() => keep(event.data.keep)));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = pathOf(request.url);
  if (request.url === INSTANCE_FILE) event.respondWith(answerInstance(event));
  else if (request.mode === 'navigate') event.respondWith(answerPage(request, path));
  else if (Object.hasOwn(files, path) || isHashed(path)) event.respondWith(answerFile(request, path));
});

/** Goes to work in place of the version before; asked again, because Chromium forgets the wish if that one is busy. */
function takeOver() {
  void self.skipWaiting();
  const again = setInterval(() => self.skipWaiting(), 500);
  self.addEventListener('activate', () => clearInterval(again));
}

/** Path below the scope as the list has it: decoded, without query, fragment and a slash at the end. */
function pathOf(url) {
  const path = decodePath(url.slice(scope.length).replace(/[?#].*$/s, '')).replace(/\/$/, '');
  return path === 'index.html' ? '' : path.replace(/\/index\.html$/, '');
}

const isVersion = (name) => name.startsWith(prefix) && name !== instanceCache;

async function readState() {
  const kept = await (await caches.open(instanceCache)).match(STATE);
  return kept === undefined ? { packs: [] } : kept.json();
}

const writeState = async (state) => (await caches.open(instanceCache)).put(STATE, new Response(JSON.stringify(state)));

async function install() {
  const isNew = !(await caches.has(current));
  try {
    await fetchMissing(await wanted());
  } catch (error) {
    if (isNew) await caches.delete(current);
    await tell({ is: 'failed' });
    throw error;
  }
  // A site without one is whole, too.
  await fetchInstance().catch(() => undefined);
  await tell(await readiness());
}

/** Deletes all but the current version and the one at work before it, of which other tabs may still show pages. */
async function activate() {
  const names = await caches.keys();
  // Without a note, the one that came last.
  const { versions = names.filter(isVersion).reverse(), packs } = await readState();
  const kept = [...new Set([current, ...versions])].slice(0, 2);
  // Without room for the note there is none.
  await writeState({ versions: kept, packs }).catch(() => undefined);
  for (const name of names) {
    // Workers of earlier versions were made by Workbox.
    if ((isVersion(name) && !kept.includes(name)) || name.startsWith('workbox-')) await caches.delete(name);
  }
  await self.clients.claim();
}

/** What pages ask for is done one thing after the other. */
let working = Promise.resolve();
const oneAtATime = (work) => (working = working.then(work, work));

/** Fetches what the browser has lost. */
async function refill() {
  await fetchMissing(await wanted()).catch(() => undefined);
  await tell(await readiness());
}

/** Keeps packs of `later` besides what is kept: some by name, or 'everything'. What cannot be had changes nothing. */
async function keep(asked) {
  const names = Object.keys(later).filter((name) => asked === 'everything' || asked.includes(name));
  if (names.length === 0) return;
  try {
    await fetchMissing(names.flatMap((name) => Object.keys(later[name].files)));
  } catch {
    return tell({ ...(await readiness()), hasFailed: true });
  }
  const state = await readState();
  await writeState({ ...state, packs: [...new Set([...state.packs, ...names])] });
  await tell(await readiness());
}

/** Paths of the files that this version is to keep: its own, and of `later` what was asked for or has been used. */
async function wanted() {
  const { packs } = await readState();
  const names = (await caches.keys()).filter(isVersion);
  const held = await Promise.all(names.map(heldPaths));
  const used = new Set(held.flatMap((paths) => [...paths].map(nameOf)));
  const also = Object.entries(later).flatMap(([name, pack]) =>
    Object.keys(pack.files).filter((path) => packs.includes(name) || used.has(nameOf(path))),
  );
  return [...Object.keys(files), ...also];
}

/** A path without the mark of its content, by which it is found again in another version. */
const nameOf = (path) => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Paths of the files in a cache. */
async function heldPaths(name) {
  const keys = await (await caches.open(name)).keys();
  return new Set(keys.map(({ url }) => pathOf(url)));
}

/** What is told of this version: whether it is whole, and the bytes of what is kept when it is used, and is not yet. */
async function readiness() {
  const held = await heldPaths(current);
  const isHeld = (path) => held.has(path);
  if (!Object.keys(files).every(isHeld)) return { is: 'failed' };
  const missing = Object.values(later).filter((pack) => !Object.keys(pack.files).every(isHeld));
  return { is: 'ready', left: missing.reduce((sum, pack) => sum + pack.size, 0) };
}

/** Adds files to the cache of this version that are not in it. Rejects when one of them cannot be had. */
async function fetchMissing(paths) {
  const cache = await caches.open(current);
  const held = await heldPaths(current);
  const waiting = paths.filter((path) => !held.has(path));
  const others = (await caches.keys()).filter((name) => isVersion(name) && name !== current).reverse();
  const sources = await Promise.all(others.map((name) => caches.open(name)));
  const total = waiting.length;
  let done = 0;
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await cache.put(scope + path, (await findIn(sources, path)) ?? (await fetchFile(path)));
      done += 1;
      if (done % TOLD_EVERY === 0) void tell({ is: 'preparing', done, total });
    }
  };
  // The first failure ends the rest, and nothing is deleted while something is still being written.
  const workers = Array.from({ length: AT_A_TIME }, () =>
    work().catch((error) => {
      waiting.length = 0;
      throw error;
    }),
  );
  const failure = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}

/** The file as another version keeps it, if it is the same there. */
async function findIn(sources, path) {
  for (const cache of sources) {
    const kept = await cache.match(scope + path);
    const file = kept && (await asListed(kept, path));
    if (file !== undefined) return file;
  }
}

/** The file from the network; from the browser's own cache only if its name says what it holds. Rejects if it is not what it should be. */
async function fetchFile(path) {
  for (const cache of isHashed(path) ? ['default', 'reload'] : ['reload']) {
    const response = await fetch(scope + path, { cache, priority: 'low', credentials: 'same-origin' });
    const file = await asListed(response, path);
    if (file !== undefined) return file;
  }
  throw new Error(`${scope}${path} is not what the list says.`);
}

/**
 * The file in a response, if it has the mark of the list. Its content counts, and not its status: some hosts give the
 * not-found page its own, and redirect pages by a slash, which browsers refuse from a worker.
 */
async function asListed(response, path) {
  const content = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content), 0, 4);
  const mark = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return mark === marks[path] ? new Response(content, { headers: response.headers }) : undefined;
}

async function answerPage(request, path) {
  const cache = await caches.open(current);
  const kept = `kept/${path || 'home'}.html`;
  const page = Object.hasOwn(files, kept) ? await cache.match(scope + kept) : undefined;
  if (page !== undefined) return page;
  if (Object.hasOwn(redirects, path)) {
    return Response.redirect(scope + redirects[path] + new URL(request.url).search, 302);
  }
  try {
    return await fetch(request);
  } catch (error) {
    const missing = await cache.match(`${scope}404.html`);
    if (missing === undefined) throw error;
    return new Response(missing.body, { status: 404, headers: missing.headers });
  }
}

function decodePath(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * A file of this version or, for a tab that still shows the one before, of that: names say what files hold. What is kept
 * when it is used is kept then.
 */
async function answerFile(request, path) {
  const own = await (await caches.open(current)).match(scope + path);
  const kept = own ?? (await caches.match(scope + path));
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (Object.hasOwn(marks, path)) await keepUsed(path, response.clone());
  return response;
}

/** Keeps a file that a page has fetched. Without room for it the page works all the same. */
async function keepUsed(path, response) {
  const file = await asListed(response, path).catch(() => undefined);
  const cache = await caches.open(current);
  if (file !== undefined) await cache.put(scope + path, file).catch(() => undefined);
}

/** The operator's file as it was last seen, at once; a newer one counts from the next page on. */
async function answerInstance(event) {
  const cache = await caches.open(instanceCache);
  const kept = await cache.match(INSTANCE_FILE);
  const fresh = fetchInstance();
  if (kept === undefined) return fresh.catch(() => new Response('{}'));
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}

/** The file from the network, kept for the next time. */
async function fetchInstance() {
  const response = await fetch(INSTANCE_FILE, { cache: 'no-cache' });
  const cache = await caches.open(instanceCache);
  if (response.ok) await cache.put(INSTANCE_FILE, response.clone());
  else if (response.status === 404) await cache.delete(INSTANCE_FILE);
  return response;
}

async function tell(message) {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    client.postMessage({ offline: message });
  }
}

/*
 * The service worker: keeps all pages and tools of one version of the site, so that they work without a network.
 * scripts/build/service-worker.mjs puts the four constants before it. Plain JavaScript and no imports, because it is served
 * as it stands.
 *
 * - An installation is whole or it is nothing: files are gathered in a cache of their own, which is deleted when one of
 *   them cannot be had, and counts only when its list (LIST) has been written at the end.
 * - Languages other than English and data sets are kept when they are used: a language as a whole when the page says that it
 *   is spoken, a data set when it is first fetched, and all of them when that is asked for. The next version keeps the same.
 * - The version before stays until the next one comes: tabs that still show it fetch their parts from it.
 * - What a proxy or a portal answers in place of a file never enters a cache: a page must be HTML, and nothing else may.
 */

/* global FILES, LATER, REDIRECTS, VERSION */

/** Path below the scope of each file ('' is home), with a mark of its content. @type {Record<string, string>} */
const files = FILES;
/**
 * What is kept when it is used: the texts of each language, and `data`. Sizes are bytes as sent.
 * @type {Record<string, { size: number, files: string[] }>}
 */
const later = LATER;
const laterFiles = new Set(Object.values(later).flatMap((pack) => pack.files));
/** Old paths below the scope, and where they lead. @type {Record<string, string>} */
const redirects = REDIRECTS;

const scope = self.registration.scope;
const prefix = `handy ${scope} `;
const current = prefix + VERSION;
const instanceCache = `${prefix}instance`;
/** The list of what a finished cache holds, in the cache itself: `{ at, files, packs }`, `packs` being names in `later`. */
const LIST = `${scope}?list`;
const INSTANCE_FILE = `${scope}config.json`;
/** Fewer than the six connections that a browser has for a host of HTTP/1.1: the page itself needs some. */
const AT_A_TIME = 3;

const isPage = (path) => !/\.\w+$/.test(path) || path.endsWith('.html');
const isHashed = (path) => path.startsWith('assets/');

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'activate') takeOver();
  if (event.data === 'is it whole') event.waitUntil(tellState(event.source));
  if (event.data?.keep !== undefined) event.waitUntil(keep(event.data.keep));
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

/** Path below the scope, without query, fragment and a slash at the end. */
function pathOf(url) {
  const path = url
    .slice(scope.length)
    .replace(/[?#].*$/s, '')
    .replace(/\/$/, '');
  return path === 'index.html' ? '' : path.replace(/\/index\.html$/, '');
}

/** Versions that are whole, the newest first: the current one, then the one before. */
async function wholeVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== instanceCache);
  const whole = [];
  for (const name of names) {
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    if (list !== undefined) whole.push({ name, cache, list: await list.json() });
  }
  return whole.sort((a, b) => b.list.at - a.list.at);
}

async function install() {
  await caches.delete(current);
  const cache = await caches.open(current);
  const known = await wholeVersions();
  const packs = (known[0]?.list.packs ?? []).filter((name) => Object.hasOwn(later, name));
  const used = await namesOf(known);
  const alsoKept = Object.entries(later)
    .flatMap(([name, pack]) => pack.files.map((path) => ({ name, path })))
    .filter(({ name, path }) => packs.includes(name) || used.has(nameOf(path)));
  const wanted = { ...files, ...Object.fromEntries(alsoKept.map(({ path }) => [path, ''])) };
  try {
    await gather(cache, wanted, known);
  } catch (error) {
    await caches.delete(current);
    await tell({ is: 'failed' });
    throw error;
  }
  // A site without one is whole, too.
  await fetchInstance().catch(() => undefined);
  await writeList(cache, packs);
  await tell(readyWith(packs));
}

/** Puts files into a cache, those that an earlier version has from there. Rejects when one of them cannot be had. */
async function gather(cache, wanted, known) {
  const waiting = Object.entries(wanted);
  const total = waiting.length;
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [path, mark] = next;
      await cache.put(scope + path, (await findUnchanged(known, path, mark)) ?? (await fetchFile(path)));
      done += 1;
      void tell({ is: 'preparing', done, total });
    }
  };
  // The first failure ends the rest, and nothing is deleted while something is still being written.
  const working = Array.from({ length: AT_A_TIME }, () =>
    work().catch((error) => {
      waiting.length = 0;
      throw error;
    }),
  );
  const failure = (await Promise.allSettled(working)).find(({ status }) => status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}

const writeList = (cache, packs) => cache.put(LIST, new Response(JSON.stringify({ at: Date.now(), files, packs })));

/** What is told of a whole version: `left` are the bytes of all that is not kept yet. */
function readyWith(packs) {
  const missing = Object.keys(later).filter((name) => !packs.includes(name));
  return { is: 'ready', left: missing.reduce((sum, name) => sum + later[name].size, 0) };
}

/** One keeping at a time: each writes the list anew. */
let keeping = Promise.resolve();

/** Keeps packs of `later` besides what is kept: some by name, or 'everything'. What cannot be had changes nothing. */
function keep(wanted) {
  keeping = keeping.then(async () => {
    const known = await wholeVersions();
    const own = known.find(({ name }) => name === current);
    if (own === undefined) return;
    const { packs } = own.list;
    const missing = Object.keys(later).filter(
      (name) => !packs.includes(name) && (wanted === 'everything' || wanted.includes(name)),
    );
    if (missing.length === 0) return;
    const held = new Set((await own.cache.keys()).map(({ url }) => pathOf(url)));
    const paths = missing.flatMap((name) => later[name].files).filter((path) => !held.has(path));
    try {
      await gather(own.cache, Object.fromEntries(paths.map((path) => [path, ''])), known);
    } catch {
      return tell({ ...readyWith(packs), hasFailed: true });
    }
    await writeList(own.cache, [...packs, ...missing]);
    await tell(readyWith([...packs, ...missing]));
  });
  return keeping;
}

/** A path without the mark of its content, by which it is found again in another version. */
const nameOf = (path) => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Of all files that the versions keep. */
async function namesOf(versions) {
  const keys = await Promise.all(versions.map(({ cache }) => cache.keys()));
  return new Set(keys.flat().map(({ url }) => nameOf(pathOf(url))));
}

/** The file as an earlier version kept it, if it has not changed since. */
async function findUnchanged(known, path, mark) {
  for (const { cache, list } of known) {
    const isSame = laterFiles.has(path) || list.files[path] === mark;
    const found = isSame ? await cache.match(scope + path) : undefined;
    if (found !== undefined) return found;
  }
}

/** The file from the network, past the browser's own cache unless its name says what it holds. Rejects if it is not what it should be. */
async function fetchFile(path) {
  const response = await fetch(scope + path, {
    cache: isHashed(path) ? 'default' : 'reload',
    priority: 'low',
    credentials: 'same-origin',
  });
  // Some hosts give the not-found page its own status, whatever address it is asked for by.
  const isFound = response.status === 200 || (response.status === 404 && path === '404.html');
  if (!isFound || isHtml(response) !== isPage(path)) {
    throw new Error(`${scope}${path} answers ${response.status} ${response.headers.get('Content-Type')}`);
  }
  // A page that the host moved by a slash must not be answered as a redirect: browsers refuse that.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

/** Deletes all but the current version and the one before it, of which other tabs may still show pages. */
async function activate() {
  const kept = (await wholeVersions()).slice(0, 2).map(({ name }) => name);
  for (const name of await caches.keys()) {
    const isOurs = name.startsWith(prefix) && name !== instanceCache;
    // Workers of earlier versions were made by Workbox.
    if ((isOurs && !kept.includes(name)) || name.startsWith('workbox-')) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answerPage(request, path) {
  const cache = await caches.open(current);
  const page = Object.hasOwn(files, path) ? await cache.match(scope + path) : undefined;
  if (page !== undefined) return page;
  const name = decodePath(path);
  if (Object.hasOwn(redirects, name)) {
    return Response.redirect(scope + redirects[name] + new URL(request.url).search, 302);
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

const isHtml = (response) => /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');

/** A file of this version or, for a tab that still shows the one before, of that. What is kept when it is used is kept then. */
async function answerFile(request, path) {
  const own = await (await caches.open(current)).match(scope + path);
  if (own !== undefined) return own;
  for (const { cache } of await wholeVersions()) {
    const found = await cache.match(scope + path);
    if (found !== undefined) return found;
  }
  const response = await fetch(request);
  if (laterFiles.has(path) && response.ok && !isHtml(response)) await keepUsed(path, response.clone());
  return response;
}

async function keepUsed(path, response) {
  // Without room for it the page works all the same.
  await (await caches.open(current)).put(scope + path, response).catch(() => undefined);
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

async function tellState(client) {
  const own = (await wholeVersions()).find(({ name }) => name === current);
  client?.postMessage({ offline: own === undefined ? { is: 'failed' } : readyWith(own.list.packs) });
}

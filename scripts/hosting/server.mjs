// @ts-check
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  CACHE_CHECKED,
  CACHE_FOREVER,
  COMPRESSIBLE,
  CONTENT_TYPES,
  HASHED_FOLDER,
  PRIVATE_FILES,
  securityHeaders,
} from './headers.mjs';
import { checkBase } from './set-base.mjs';

/* A static server for the built site that answers as a good host does. Node only: it runs before anything is installed. */

/** @typedef {import('node:http').IncomingMessage | import('node:http2').Http2ServerRequest} Request */
/** @typedef {import('node:http').ServerResponse | import('node:http2').Http2ServerResponse} Response */
/** @typedef {'br' | 'gzip' | 'identity'} Coding */
/** @typedef {{ path: string, stamp: string, hash: string, body: Buffer, codings: Map<Coding, Promise<Buffer>> }} StoredFile */
/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer | string }} Answer */

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_CHECKED };

const compressions = {
  br: (/** @type {Buffer} */ body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: body.length > 2_000_000 ? 9 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (/** @type {Buffer} */ body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Answers requests for the site built in `root`, which is made for the path `base` (see set-base.mjs). */
class Site {
  /** @type {Map<string, StoredFile>} */
  #files = new Map();
  #root;
  #base;
  #compress;

  /** @param {{ root: string, base: string, compress: boolean }} site */
  constructor({ root, base, compress }) {
    checkBase(base);
    this.#root = root;
    this.#base = base;
    this.#compress = compress;
  }

  /** @param {Request} request @param {Response} response */
  async handle(request, response) {
    try {
      const built = (await this.#readBuilt('csp.json')) ?? { scripts: [] };
      const { status, headers, body } = await this.#answer(request);
      const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) };
      response.writeHead(status, { ...securityHeaders(built), ...headers, ...length });
      response.end(body); // Node leaves the body of an answer to HEAD away.
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${error instanceof Error ? error.message : String(error)}`);
      response.writeHead(500, TEXT).end('Internal error\n');
    }
  }

  /** @param {Request} request @returns {Promise<Answer>} */
  async #answer(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { ...TEXT, Allow: 'GET, HEAD' }, body: 'Only GET and HEAD\n' };
    }
    const [target = '', query] = splitOnce((request.url ?? '').replace(/^https?:\/\/[^/?]*/i, ''), '?');
    const path = decode(target);
    if (path === undefined) return this.#notFound(request, '');
    const base = this.#base;
    if (`${path}/` === base) return redirect(308, base, query);
    if (!path.startsWith(base)) return this.#notFound(request, path);
    const moved = (await this.#readBuilt('redirects.json')) ?? {};
    const bare = path.replace(/\/$/, '');
    if (Object.hasOwn(moved, bare)) return redirect(301, moved[bare], query);
    const name = path.slice(base.length);
    if (isPrivate(name)) return this.#notFound(request, path);
    const page = join(name, 'index.html');
    if (name.endsWith('/')) {
      return (await this.#load(page)) ? redirect(308, bare, query) : this.#notFound(request, path);
    }
    return (await this.#send(request, name)) ?? (await this.#send(request, page)) ?? this.#notFound(request, path);
  }

  /** @param {Request} request @param {string} path decoded @returns {Promise<Answer>} */
  async #notFound(request, path) {
    const isAsset = path.startsWith(this.#base + HASHED_FOLDER) || !['', '.html'].includes(extname(path));
    const page = isAsset ? undefined : await this.#send(request, '404.html', 404);
    return page ?? { status: 404, headers: TEXT, body: 'Not found\n' };
  }

  /** @param {Request} request @param {string} name @returns {Promise<Answer | undefined>} undefined: no such file */
  async #send(request, name, status = 200) {
    const file = await this.#load(name);
    if (file === undefined) return undefined;
    const type = CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';
    const isCompressed = this.#compress && COMPRESSIBLE.test(type);
    const coding = isCompressed ? acceptedCoding(request.headers['accept-encoding']) : 'identity';
    const etag = `"${file.hash}${coding === 'identity' ? '' : `-${coding}`}"`;
    /** @type {Record<string, string>} */
    const headers = {
      'Cache-Control': name.startsWith(HASHED_FOLDER) ? CACHE_FOREVER : CACHE_CHECKED,
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    if (status === 200 && matches(request.headers['if-none-match'], etag)) return { status: 304, headers, body: '' };
    headers['Content-Type'] = type;
    if (coding !== 'identity') headers['Content-Encoding'] = coding;
    return { status, headers, body: await encode(file, coding) };
  }

  /** A file that the build left for the server, or undefined. @param {string} name @returns {Promise<any>} */
  async #readBuilt(name) {
    const file = await this.#load(name);
    return file && JSON.parse(file.body.toString());
  }

  /** The file as it is now, from memory unless it changed. @param {string} name path below the root */
  async #load(name) {
    const path = join(this.#root, name);
    const facts = await stat(path).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const stamp = `${facts.mtimeMs}/${facts.size}`;
    const known = this.#files.get(path);
    if (known?.stamp === stamp) return known;
    const body = await readFile(path);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    /** @type {StoredFile} */
    const file = { path, stamp, hash, body, codings: new Map() };
    this.#files.set(path, file);
    return file;
  }
}

/** The file's bytes in a coding, compressed at the first use. @param {StoredFile} file @param {Coding} coding */
function encode(file, coding) {
  if (coding === 'identity') return file.body;
  let bytes = file.codings.get(coding);
  if (bytes === undefined)
    file.codings.set(coding, (bytes = readMade(file, coding).then((made) => made ?? compressions[coding](file.body))));
  return bytes;
}

/** The compressed file that a build may have put beside its source, unless it is older. @param {StoredFile} file @param {'br' | 'gzip'} coding */
async function readMade(file, coding) {
  const path = file.path + (coding === 'br' ? '.br' : '.gz');
  const [made, source] = await Promise.all([stat(path).catch(() => undefined), stat(file.path)]);
  return made && made.mtimeMs >= source.mtimeMs ? readFile(path) : undefined;
}

/** @param {number} status @param {string} path @param {string | undefined} query @returns {Answer} */
const redirect = (status, path, query) => ({
  status,
  headers: { ...TEXT, Location: encodeURI(path) + (query === undefined ? '' : `?${query}`) },
  body: '',
});

/** @param {string} text @param {string} separator @returns {[string, string | undefined]} */
function splitOnce(text, separator) {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * The path with its percent encodings resolved, or undefined for one that no file of ours can have: wrong encodings,
 * segments that climb or are empty, and characters that file systems treat specially.
 * @param {string} target
 */
function decode(target) {
  let path;
  try {
    path = decodeURIComponent(target);
  } catch {
    return undefined;
  }
  const isOdd =
    !path.startsWith('/') ||
    // eslint-disable-next-line no-control-regex -- They are what is looked for.
    /[\\\u0000-\u001f\u007f]|\/\/|(^|\/)\.\.?(\/|$)/.test(path) ||
    (sep === '\\' && path.includes(':'));
  return isOdd ? undefined : path;
}

/**
 * A file compressed ahead is another coding of its file, and cannot be requested by its own name. @param {string} name
 */
const isPrivate = (name) =>
  PRIVATE_FILES.includes(name) ||
  /\.(?:gz|br)$/.test(name) ||
  name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

/** @param {string | undefined} header @returns {Coding} the best one that the client takes (RFC 9110, 12.5.3) */
function acceptedCoding(header = '') {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((item) => !refused.test(item));
  const names = accepted.map((item) => item.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}

/** Weak comparison (RFC 9110, 13.1.2). @param {string | undefined} header @param {string} etag */
const matches = (header, etag) =>
  header?.trim() === '*' || (header?.split(',').some((item) => item.trim().replace(/^W\//, '') === etag) ?? false);

/**
 * Serves the site until `close` is called. A busy port gives the next free one, unless `strict`. `compress: false` answers
 * at once, where the best compression would only take time. With `tls`, a key and its certificate as PEM, it speaks HTTP/2
 * and nothing else, as a browser does with a host on the network; without, HTTP/1.1.
 * @param {{ root: string, base?: string, host?: string, port?: number, strict?: boolean, compress?: boolean, tls?: { key: string, cert: string } }} options
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve({
  root,
  base = '/',
  host = '127.0.0.1',
  port = 4173,
  strict = false,
  compress = true,
  tls,
}) {
  const site = new Site({ root, base, compress });
  const handle = (/** @type {Request} */ request, /** @type {Response} */ response) =>
    void site.handle(request, response);
  const server = tls === undefined ? createServer(handle) : createSecureServer(tls, handle);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  server.on('connection', (/** @type {import('node:net').Socket} */ socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const last = strict ? port : Math.min(port + 100, 65_535);
  for (let next = port; ; next++) {
    try {
      await listen(server, next, host);
      break;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isBusy || next >= last) throw error;
    }
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const close = () =>
    new Promise((/** @type {(value: void) => void} */ resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return { url: `http${tls === undefined ? '' : 's'}://${name}:${address.port}${base}`, port: address.port, close };
}

/** @param {import('node:net').Server} server @param {number} port @param {string} host @returns {Promise<void>} */
const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

// @ts-check

/*
 * The one definition of the site's response headers: the server, the `<meta>` floor in every page and the files for
 * hosts in deploy/ are made from it.
 */

/**
 * @typedef {object} PolicySources What the build adds to the policy.
 * @property {readonly string[]} scripts hashes of the inline scripts, as `sha256-…`
 * @property {readonly string[]} [styles] hashes of inline style sheets, which redirect pages have none of
 * @property {readonly string[]} [connect] further origins that the page may talk to (analytics, when switched on)
 */

/**
 * The Content-Security-Policy. A `<meta>` cannot carry `frame-ancestors` (CSP Level 3, 3.3), so it is left out there.
 * @param {PolicySources} sources
 * @param {{ meta: boolean }} where
 */
export function contentSecurityPolicy({ scripts, styles = [], connect = [] }, { meta }) {
  const quote = (/** @type {readonly string[]} */ hashes) => hashes.map((hash) => `'${hash}'`);
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...quote(scripts)],
    ['style-src', "'self'", ...quote(styles)],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['media-src', "'self'", 'blob:'],
    ['frame-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ...(meta ? [] : [['frame-ancestors', "'none'"]]),
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/*
 * Features that no page may use. Playing and enlarging one's own recording (autoplay, fullscreen, picture-in-picture)
 * and the keyboard layout keep their default, which is this origin only. Names that Chromium does not know would be
 * reported on the console of every page.
 */
const REFUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'compute-pressure',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const OWN_FEATURES = ['camera', 'display-capture', 'microphone', 'clipboard-read', 'clipboard-write'];

/**
 * Headers of every answer, whatever the path: a worker takes its policy from its own file, not from the page.
 * @param {PolicySources} sources
 * @returns {Readonly<Record<string, string>>}
 */
export const securityHeaders = (sources) => ({
  'Content-Security-Policy': contentSecurityPolicy(sources, { meta: false }),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', '),
  'X-Permitted-Cross-Domain-Policies': 'none',
});

/** Files whose names carry a hash of their content: below this folder of the site. */
export const HASHED_FOLDER = 'assets/';
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time: pages, the service worker, the manifest. */
export const CACHE_CHECKED = 'no-cache';

/**
 * Content types by extension; any other file is `application/octet-stream`.
 * @type {Readonly<Record<string, string>>}
 */
export const CONTENT_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.bin': 'application/octet-stream',
};
/** Content types that compressing makes smaller. */
export const COMPRESSIBLE = /^text\/|json|javascript|xml|wasm|octet-stream/;

/** What static hosts read in the site itself (see hosting.mjs). */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json'];
/** What the build leaves in the site for servers and must not be served. */
export const PRIVATE_FILES = ['csp.json', 'redirects.json', 'base.json', ...HOST_FILES];

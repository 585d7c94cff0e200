import type { Params } from '#engine/error';
import type { LaterKey } from '../texts/later.ts';
import { storedSize } from '../settings/settings-file.ts';

/* What anybody can verify about this copy of the site, in the own browser. */

export interface Finding {
  /** What was looked at. */
  readonly about: LaterKey;
  readonly verdict: 'good' | 'bad' | 'unknown' | 'fact';
  readonly text: LaterKey;
  readonly params?: Params;
  /** Parameters that are sizes in bytes. */
  readonly sizes?: Readonly<Record<string, number>>;
}

/** A host that does not exist (RFC 6761), asked only to see the request refused. */
const ELSEWHERE = 'https://self-check.invalid/';
const PATIENCE = 2000;

const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

export async function runChecks(): Promise<Finding[]> {
  const asked = Promise.all([checkNetwork(), checkHeaders(), checkOffline(), checkStorage()]);
  const [network, headers, offline, storage] = await asked;
  return [checkConnection(), network, checkScripts(), headers, offline, storage];
}

const checkConnection = (): Finding =>
  isSecureContext
    ? { about: 'checkSecure', verdict: 'good', text: 'checkSecureGood' }
    : { about: 'checkSecure', verdict: 'bad', text: 'checkSecureBad' };

/** The browser reports what the policy refuses before anything leaves it. */
async function checkNetwork(): Promise<Finding> {
  const refused = new Promise<boolean>((resolve) => {
    const listen = (event: SecurityPolicyViolationEvent) => {
      if (event.blockedURI.startsWith(ELSEWHERE.slice(0, -1))) resolve(true);
    };
    document.addEventListener('securitypolicyviolation', listen);
    setTimeout(() => resolve(false), PATIENCE);
  });
  void fetch(ELSEWHERE, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => undefined);
  return (await refused)
    ? { about: 'checkNetwork', verdict: 'good', text: 'checkNetworkGood' }
    : { about: 'checkNetwork', verdict: 'bad', text: 'checkNetworkBad' };
}

function checkScripts(): Finding {
  if (!('trustedTypes' in globalThis))
    return { about: 'checkScripts', verdict: 'unknown', text: 'checkScriptsUnknown' };
  try {
    document.createElement('script').text = 'void 0';
    return { about: 'checkScripts', verdict: 'bad', text: 'checkNetworkBad' };
  } catch {
    return { about: 'checkScripts', verdict: 'good', text: 'checkScriptsGood' };
  }
}

/** The service worker leaves HEAD to the server. */
async function checkHeaders(): Promise<Finding> {
  try {
    const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    const missing = HEADERS.filter((name) => !headers.has(name));
    return missing.length === 0
      ? { about: 'checkHeaders', verdict: 'good', text: 'checkHeadersGood' }
      : { about: 'checkHeaders', verdict: 'bad', text: 'checkHeadersBad', params: { names: missing.join(', ') } };
  } catch {
    return { about: 'checkHeaders', verdict: 'unknown', text: 'checkHeadersUnknown' };
  }
}

async function checkOffline(): Promise<Finding> {
  const bad: Finding = { about: 'checkOffline', verdict: 'bad', text: 'checkOfflineBad' };
  if (!('serviceWorker' in navigator)) return bad;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active === null || registration === undefined) return bad;
    const names = await caches.keys();
    const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    const count = counts.reduce((sum, number) => sum + number, 0);
    return count === 0 ? bad : { about: 'checkOffline', verdict: 'good', text: 'checkOfflineGood', params: { count } };
  } catch {
    // Storage is blocked.
    return bad;
  }
}

async function checkStorage(): Promise<Finding> {
  const settings = storedSize();
  const estimate = await (navigator.storage as StorageManager | undefined)?.estimate().catch(() => undefined);
  const sizes = { settings, total: Math.max(settings, estimate?.usage ?? 0) };
  return { about: 'checkStorage', verdict: 'fact', text: 'checkStorageText', sizes };
}

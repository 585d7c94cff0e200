import { expect, test } from 'vitest';
import { securityHeaders } from '../../scripts/hosting/headers.mjs';

/*
 * The grade that MDN's HTTP Observatory gives to a site for its headers, by its published table
 * (https://developer.mozilla.org/observatory/docs/tests_and_scoring): 100 points, less and more for what follows. Cookies,
 * CORS, redirection and subresource integrity give none, as the site has no cookies, no CORS and no foreign scripts.
 */

type Headers = Readonly<Record<string, string>>;

const SIX_MONTHS = 15_552_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function grade(headers: Headers): number {
  const policy = new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  const age = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? -1);
  const scores = {
    policy: gradePolicy(policy),
    transport: age < 0 ? -20 : age < SIX_MONTHS ? -10 : 0,
    types: headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    frames: policy.has('frame-ancestors') ? 5 : headers['X-Frame-Options'] === undefined ? -20 : 0,
    referrer: PRIVATE.includes(headers['Referrer-Policy'] ?? '') ? 5 : 0,
    resources: headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0,
  };
  return Object.values(scores).reduce((sum, score) => sum + score, 100);
}

function gradePolicy(policy: ReadonlyMap<string, readonly string[]>): number {
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ["'unsafe-inline'"];
  if (sourcesOf('script-src').some((source) => ["'unsafe-inline'", 'data:', '*'].includes(source))) return -20;
  if (sourcesOf('script-src').includes("'unsafe-eval'")) return -10;
  if (sourcesOf('style-src').includes("'unsafe-inline'")) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

const headers: Headers = securityHeaders({ scripts: ['sha256-abc='] });

test('the headers get 130 points, all that can be had without preloading', () => {
  expect(grade(headers)).toBe(130);
});

test.each([
  ['Content-Security-Policy', "default-src 'none'; script-src 'unsafe-inline'", 75],
  ['Strict-Transport-Security', 'max-age=3600', 120],
  ['X-Content-Type-Options', '', 125],
  ['Referrer-Policy', 'unsafe-url', 125],
  ['Cross-Origin-Resource-Policy', 'cross-origin', 120],
])('and fewer with another %s', (name, value, points) => {
  expect(grade({ ...headers, [name]: value })).toBe(points);
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const settings = { domain: 'tools.example', apiHost: 'https://stats.example', trackLocalhost: false };
const visit = { url: 'https://tools.example/hash-text?a=secret#b', referrer: '', width: 1280, isIgnored: false };

let tracker: typeof import('./tracker.ts');
let sent: [address: string, body: unknown][];
const send = (address: string, body: string) => void sent.push([address, JSON.parse(body)]);

beforeEach(async () => {
  sent = [];
  tracker = await import('./tracker.ts');
});
afterEach(() => vi.resetModules());

test('without set-up it says so', () => {
  expect(() => tracker.track({ name: 'pageview', visit })).toThrow('Plausible must be instantiated');
});

test('an event has the short keys, and an address without query and fragment', () => {
  tracker.setUpTracker(settings, send);
  tracker.track({ name: 'pageview', visit: { ...visit, referrer: 'https://a.example/x?q=1' } });
  const url = 'https://tools.example/hash-text';
  expect(sent).toEqual([
    [
      'https://stats.example/api/event',
      { n: 'pageview', u: url, d: 'tools.example', r: 'https://a.example/x', w: 1280, h: 0 },
    ],
  ]);
});

test('props go as JSON; no referrer is null', () => {
  tracker.setUpTracker(settings, send);
  tracker.track({ name: 'x', visit, props: { url: 'https://b.example/' } });
  expect(sent[0]?.[1]).toMatchObject({ r: null, p: '{"url":"https://b.example/"}' });
});

describe('nothing is sent', () => {
  test.each(['http://localhost:8080/', 'http://127.0.0.1/', 'http://127.1/', 'http://[::1]/', 'file:///a.html'])(
    'from %s, unless that is wanted',
    (url) => {
      tracker.setUpTracker(settings, send);
      tracker.track({ name: 'pageview', visit: { ...visit, url } });
      expect(sent).toEqual([]);
      tracker.setUpTracker({ ...settings, trackLocalhost: true }, send);
      tracker.track({ name: 'pageview', visit: { ...visit, url } });
      expect(sent).toHaveLength(1);
    },
  );

  test('for those who want to be ignored', () => {
    tracker.setUpTracker({ ...settings, trackLocalhost: true }, send);
    tracker.track({ name: 'pageview', visit: { ...visit, isIgnored: true } });
    expect(sent).toEqual([]);
  });
});

test.each(['http://localhost.example/', 'http://1270.0.0.1.example/', 'https://[2001:db8::1]/'])(
  '%s is not local',
  (url) => {
    tracker.setUpTracker(settings, send);
    tracker.track({ name: 'pageview', visit: { ...visit, url } });
    expect(sent).toHaveLength(1);
  },
);

import { expect, test } from 'vitest';
import { matchRoute, pathTo, type RouteName } from './routes.ts';

test('paths of pages, and back', () => {
  expect(pathTo('home')).toBe('/');
  expect(pathTo('tool', { id: 'hash-text' })).toBe('/hash-text');
  expect(pathTo('demo', { part: 'card' })).toBe('/c-lib/card');
  expect(matchRoute(pathTo('about'))).toEqual({ is: 'about' });
  expect(matchRoute(pathTo('tool', { id: 'hash-text' }))).toEqual({ is: 'tool', id: 'hash-text' });
});

test('an unknown route is named, with the known ones', () => {
  expect(() => pathTo('abuot' as RouteName as 'home')).toThrow(
    'Unknown route "abuot". Known routes: home, about, tool, demo.',
  );
  expect(() => pathTo('toString' as RouteName as 'home')).toThrow('Unknown route "toString"');
});

test('an unknown tool is named, with the known ones', () => {
  expect(() => pathTo('tool', { id: 'no-such' })).toThrow(/Route "tool" has no "no-such". Known tools: .*hash-text/);
});

test('a parameter that is missing or no part of a path is named', () => {
  const wrong = 'Invalid path of route "demo" (/c-lib/:part): "part" is';
  expect(() => pathTo('demo', {} as { part: string })).toThrow(`${wrong} undefined`);
  expect(() => pathTo('demo', { part: '../x' })).toThrow(`${wrong} "../x"`);
});

test.each(['//', '/hash-text/x', '/%E0%A4%A', '/c-lib2', '/constructor', `/${'x'.repeat(10_000)}`])(
  '%s is unknown or home, without an exception',
  (path) => expect(['unknown', 'home']).toContain(matchRoute(path).is),
);

test('a path in upper case leads to the written form', () => {
  expect(matchRoute('/Hash-Text/')).toEqual({ is: 'redirect', to: '/hash-text' });
  expect(matchRoute('/ABOUT')).toEqual({ is: 'redirect', to: '/about' });
  expect(matchRoute('/No-Such')).toEqual({ is: 'unknown' });
});

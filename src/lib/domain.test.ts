import { expect, test } from 'vitest';
import { splitHost } from './domain.ts';

test('a host is split by the Public Suffix List', () => {
  expect(splitHost('a.b.example.co.uk')).toEqual({ subdomain: 'a.b', domain: 'example.co.uk', suffix: 'co.uk' });
  expect(splitHost('example.com')).toEqual({ subdomain: '', domain: 'example.com', suffix: 'com' });
  for (const host of ['127.0.0.1', '[::1]', 'localhost', 'co.uk', '']) {
    expect(splitHost(host)).toEqual({ subdomain: '', domain: '', suffix: '' });
  }
});

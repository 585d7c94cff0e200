import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM_PATH wins', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
  expect(findChromium({ isHeadless: true })).toBe(process.execPath);
});

test('a CHROMIUM_PATH that cannot be run is an error, not a reason to take another browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '/none/chrome');
  expect(() => findChromium()).toThrow('CHROMIUM_PATH names “/none/chrome”');
});

test('an empty CHROMIUM_PATH counts as none', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(() => findChromium()).not.toThrow();
});

import { expect, test } from 'vitest';
import { windowsRelease } from './windows-release.ts';

// The table of Microsoft's page on client hints.
test.each([
  ['0.1.0', '7'],
  ['0.2.0', '8'],
  ['0.3.0', '8.1'],
  ['1.0.0', '10'],
  ['10.0.0', '10'],
  ['13.0.0', '11'],
  ['15.0.0', '11'],
  ['0', undefined],
  ['', undefined],
  ['unknown', undefined],
])('%j is Windows %s', (version, release) => expect(windowsRelease(version)).toBe(release));

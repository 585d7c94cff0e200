/** Releases before 10, by the second number of a version 0.x. */
const BEFORE_10: Readonly<Record<string, string>> = { 1: '7', 2: '8', 3: '8.1' };

/**
 * The release of Windows that a `platformVersion` of User-Agent Client Hints stands for, such as `11` for `15.0.0`; undefined
 * for one that Microsoft does not document (Detect Windows 11 and CPU architecture using User-Agent Client Hints).
 */
export function windowsRelease(platformVersion: string): string | undefined {
  const [, major = '', minor = ''] = /^(\d+)(?:\.(\d+))?/.exec(platformVersion) ?? [];
  if (major === '') return undefined;
  if (major === '0') return BEFORE_10[minor];
  return Number(major) >= 13 ? '11' : '10';
}

import { windowsRelease } from '#lib/windows-release';
import type { Browser } from './browser.ts';

/** Windows by its version of NT, where that has one meaning: 10 and 11 are both 10.0. */
const NT: Readonly<Record<string, string>> = { '6.1': '7', '6.2': '8', '6.3': '8.1', '10.0': '10 / 11' };

/** Shorter sides of the screens of iPads, in CSS pixels, begin here; those of iPhones end below. */
const IPAD_FROM = 600;

/**
 * The operating system, with the version where the browser gives the real one; undefined where nothing tells. The
 * `platformVersion` is that of User-Agent Client Hints, where the browser has it.
 */
export function systemOf(browser: Browser, platformVersion: string | undefined): string | undefined {
  const { userAgentData, userAgent } = browser.navigator;
  const platform = userAgentData?.platform ?? '';
  if (platform === '' || platform === 'Unknown') return systemOfUserAgent(userAgent, browser);
  if (platformVersion === undefined || platformVersion === '') return platform;
  const version = platform === 'Windows' ? windowsRelease(platformVersion) : platformVersion.replace(/(?:\.0)+$/, '');
  return version === undefined ? platform : `${platform} ${version}`;
}

function systemOfUserAgent(userAgent: string, { navigator, screen }: Browser): string | undefined {
  const version = (pattern: RegExp) => pattern.exec(userAgent)?.[1]?.replaceAll('_', '.');
  const named = (name: string, number: string | undefined) => (number === undefined ? name : `${name} ${number}`);
  const apple = /\b(iPhone|iPad|iPod)\b/.exec(userAgent)?.[1];
  // WebKit says iOS 18.6 or 18.7 on all later systems; Safari has the number of its system.
  const safari = version(/\bVersion\/((?:2[6-9]|[3-9]\d)[\d.]*)/);
  if (apple !== undefined)
    return named(apple === 'iPad' ? 'iPadOS' : 'iOS', safari ?? version(/ OS (\d[\d_]*) like Mac OS X/));
  // Browsers on iPads, and on iPhones for a page's desktop version, say that they run on a Mac, which has no touch screen.
  if (/\bMacintosh\b/.test(userAgent) && navigator.maxTouchPoints > 1)
    return named(Math.min(screen.width, screen.height) < IPAD_FROM ? 'iOS' : 'iPadOS', safari);
  if (/\bMacintosh\b/.test(userAgent)) return 'macOS';
  const nt = version(/\bWindows NT (\d+\.\d)/);
  if (nt !== undefined) return named('Windows', NT[nt]);
  if (/\bAndroid\b/.test(userAgent)) return named('Android', version(/\bAndroid (\d[\d.]*)/));
  if (/\bCrOS\b/.test(userAgent)) return 'ChromeOS';
  return ['Linux', 'FreeBSD', 'OpenBSD', 'NetBSD'].find((name) => userAgent.includes(name));
}

import type { Found, Versioned } from './found.ts';
import { findNamed } from './recognize.ts';
import { browsersOnIos } from './rules.ts';

/** Browsers that are made for iOS and iPadOS only, each beside one for other systems with another token. */
const IOS_ONLY = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|MXiOS)\//;
const APPLE = /\b(?:iPhone|iPad|iPod|iPh|iPd)\b/;

/** Whether a browser for iOS and iPadOS says that it runs on another system, as for a page's desktop version. */
export const asksForDesktop = (userAgent: string): boolean => IOS_ONLY.test(userAgent) && !APPLE.test(userAgent);

/** The version that Internet Explorer says it is, for pages that were made for it: Compatibility View. */
export const claimedByIe = (userAgent: string): string | undefined => /\bMSIE (\d+\.\d+)/.exec(userAgent)?.[1];

/** Puts right what the parser takes at its word: user agents that are frozen, that pretend, or that name a system in passing. */
export function mend(userAgent: string, found: Found): Found {
  const browser = mendBrowser(userAgent, found.browser);
  if (asksForDesktop(userAgent)) {
    const version = /\bAppleWebKit\/([\d.]+)/.exec(userAgent)?.[1] ?? null;
    const type = found.device?.type ?? null;
    return {
      browser,
      engine: { name: 'WebKit', version },
      os: { name: 'iOS', version: null },
      device: { vendor: 'Apple', model: null, type },
      cpu: null,
    };
  }
  return { ...found, browser, engine: mendEngine(userAgent, found.engine), os: mendSystem(userAgent, found.os) };
}

function mendBrowser(userAgent: string, browser: Versioned | null): Versioned | null {
  // UC Browser's server writes itself behind the user agent of the phone's own browser.
  const uc = /UC ?Browser\/?(\d[\d.]*)/.exec(userAgent) ?? /\bUCWEB\/?(\d[\d.]*)/.exec(userAgent);
  if (uc !== null) return { name: 'UCBrowser', version: uc[1] ?? null };
  if (browser?.name === 'IE') return mendIe(userAgent, browser);
  if (browser?.name === 'Opera Mini' && !/^\d/.test(browser.version ?? '')) {
    return { ...browser, version: /Opera Mini\/[a-z]+\/(\d[\d.]*)/i.exec(userAgent)?.[1] ?? null };
  }
  // Of a program that is built on Gecko and has another name.
  if (browser?.name === 'Mozilla') return null;
  const isNamed = browser !== null && !['WebKit', 'Safari', 'Mobile Safari'].includes(browser.name);
  return isNamed || !APPLE.test(userAgent) ? browser : (findNamed(userAgent, browsersOnIos) ?? browser);
}

/** Trident 4 came with Internet Explorer 8, 7 with 11; some of Windows 10 say 8. */
function mendIe(userAgent: string, browser: Versioned): Versioned {
  const trident = Number(/\bTrident\/(\d)\./.exec(userAgent)?.[1] ?? NaN);
  const real = Math.min(trident + 4, 11);
  return real > parseFloat(browser.version ?? '0') ? { ...browser, version: `${real}.0` } : browser;
}

/** Firefox 110 to 119 say `rv:109.0`, since some pages took `rv:11` for Internet Explorer (bug 1805967 of Mozilla). */
function mendEngine(userAgent: string, engine: Versioned | null): Versioned | null {
  const version = /\b(?:Firefox|Thunderbird)\/(11\d[\d.]*)/.exec(userAgent)?.[1];
  const isFrozen = engine?.name === 'Gecko' && engine.version?.startsWith('109') === true;
  return isFrozen && version !== undefined ? { ...engine, version } : engine;
}

function mendSystem(userAgent: string, os: Versioned | null): Versioned | null {
  const isApple = APPLE.test(userAgent);
  const isSymbian = /\bSymb(?:ian|OS)|\bS60\b/.test(userAgent);
  // A phone of any maker: what else is named is what Opera's server renders with.
  if (/\(J2ME\//.test(userAgent)) return isApple ? IOS : isSymbian ? { name: 'Symbian', version: null } : null;
  if (os?.name === 'iOS' && !isApple && !/iOS|iPhone/i.test(userAgent)) return null;
  // WebKit says 18.6 or 18.7 on all later systems (Safari 26.0 release notes); Safari has the number of its system.
  const safari = /\bVersion\/(\d{2}[\d.]*)/.exec(userAgent)?.[1];
  if (os?.name === 'iOS' && safari !== undefined && parseInt(safari, 10) >= 26) return { ...os, version: safari };
  if (os !== null && !(os.name === 'macOS' && /\((?:iPhone|iPad|iPod)/.test(userAgent))) return os;
  const version = /\b(?:iOS|(?:iPhone|iPad|iPh|iPd) OS|CPU(?: iPhone)?)[ _]{1,3}(\d+(?:[._]\d+)*)/.exec(userAgent)?.[1];
  if (version !== undefined) return { name: 'iOS', version: version.replaceAll('_', '.') };
  return isApple ? IOS : os;
}

const IOS: Versioned = { name: 'iOS', version: null };

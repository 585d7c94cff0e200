import { formatOffset } from '#lib/zone';
import { readSafeArea, sizeOf, type Browser, type Size } from './browser.ts';

/** The answer for a fact: its value, or why there is none. */
export type Told =
  | { readonly is: 'known'; readonly value: Value; readonly unit?: Unit }
  | { readonly is: 'empty' | 'unavailable' | 'insecure' | 'asking' };

export type Value = string | number | boolean | readonly string[] | Size;
/** What stands behind a number: ` ms`; `bytes` are written with a unit that fits. */
export type Unit = ' bit' | '°' | ' ms' | ' Mbit/s' | ' GiB' | ' Hz' | 'bytes';

/** What is known of a fact beside its value. */
export interface Traits {
  readonly unit?: Unit;
  /** The browser has it on secure pages only. */
  readonly secure?: true;
}
interface Reader extends Traits {
  readonly read: (browser: Browser) => Value | null | undefined;
}

const plain = (read: Reader['read']): Reader => ({ read });
const secure = (read: Reader['read'], unit?: Unit): Reader => ({ read, secure: true, ...(unit && { unit }) });
const measured = (unit: Unit, read: (browser: Browser) => number | undefined): Reader => ({ read, unit });

/** The first of the values for which a media feature holds. */
const feature = (name: string, values: readonly string[]): Reader =>
  plain(({ matchMedia }) => values.find((value) => matchMedia(`(${name}: ${value})`).matches));
const yes = (query: string): Reader =>
  plain(({ matchMedia }) => {
    const { matches, media } = matchMedia(query);
    // A browser says so when it does not know a query: it becomes 'not all'.
    return media === 'not all' ? undefined : matches;
  });

/** Minutes west of UTC, as `Date` has them, as people write their offset: -330 is +05:30. */
export const offsetOf = (minutesWest: number): string => formatOffset(-minutesWest * 60);

/** All facts that can be read at once, by section. */
export const sections = {
  screen: {
    screenSize: plain(({ screen }) => sizeOf(screen.width, screen.height)),
    availableSize: plain(({ screen }) => sizeOf(screen.availWidth, screen.availHeight)),
    // Zoom makes it 1.100000023841858.
    pixelRatio: plain(({ devicePixelRatio }) => Number(devicePixelRatio.toFixed(3))),
    orientation: plain(({ screen }) => screen.orientation?.type),
    angle: measured('°', ({ screen }) => screen.orientation?.angle),
    colorDepth: measured(' bit', ({ screen }) => screen.colorDepth),
  },
  window: {
    windowSize: plain(({ innerWidth, innerHeight }) => sizeOf(innerWidth, innerHeight)),
    outerSize: plain(({ outerWidth, outerHeight }) => sizeOf(outerWidth, outerHeight)),
    visualViewport: plain(
      ({ visualViewport }) => visualViewport && sizeOf(visualViewport.width, visualViewport.height),
    ),
    pinchZoom: plain(({ visualViewport }) => visualViewport && Number(visualViewport.scale.toFixed(2))),
    safeArea: plain(readSafeArea),
  },
  display: {
    colorScheme: feature('prefers-color-scheme', ['dark', 'light']),
    reducedMotion: yes('(prefers-reduced-motion: reduce)'),
    contrast: feature('prefers-contrast', ['more', 'less', 'custom', 'no-preference']),
    forcedColors: yes('(forced-colors: active)'),
    gamut: feature('color-gamut', ['rec2020', 'p3', 'srgb']),
    hdr: yes('(dynamic-range: high)'),
  },
  input: {
    touchPoints: plain(({ navigator }) => navigator.maxTouchPoints),
    pointer: feature('pointer', ['fine', 'coarse', 'none']),
    hover: feature('hover', ['hover', 'none']),
    anyPointer: plain(({ matchMedia }) =>
      ['fine', 'coarse', 'none'].filter((value) => matchMedia(`(any-pointer: ${value})`).matches),
    ),
  },
  language: {
    languages: plain(({ navigator }) => navigator.languages),
    intlLocale: plain(({ Intl }) => Intl.DateTimeFormat().resolvedOptions().locale),
    timeZone: plain(({ Intl }) => Intl.DateTimeFormat().resolvedOptions().timeZone),
    utcOffset: plain(({ Date: Clock }) => offsetOf(new Clock().getTimezoneOffset())),
  },
  network: {
    online: plain(({ navigator }) => navigator.onLine),
    connection: plain(({ navigator }) => navigator.connection?.effectiveType),
    downlink: measured(' Mbit/s', ({ navigator }) => navigator.connection?.downlink),
    roundTrip: measured(' ms', ({ navigator }) => navigator.connection?.rtt),
    saveData: plain(({ navigator }) => navigator.connection?.saveData),
  },
  browser: {
    userAgent: plain(({ navigator }) => navigator.userAgent),
    brands: secure(({ navigator }) =>
      navigator.userAgentData?.brands.map(({ brand, version }) => `${brand} ${version}`),
    ),
    mobile: secure(({ navigator }) => navigator.userAgentData?.mobile),
    vendor: plain(({ navigator }) => navigator.vendor),
    platform: plain(({ navigator }) => navigator.platform),
    cookies: plain(({ navigator }) => navigator.cookieEnabled),
    secureContext: plain(({ isSecureContext }) => isSecureContext),
  },
  hardware: {
    threads: plain(({ navigator }) => navigator.hardwareConcurrency),
    memory: secure(({ navigator }) => navigator.deviceMemory, ' GiB'),
  },
  support: {
    webgl: plain(({ WebGLRenderingContext }) => WebGLRenderingContext !== undefined),
    webgl2: plain(({ WebGL2RenderingContext }) => WebGL2RenderingContext !== undefined),
    webgpu: secure(({ navigator }) => (navigator.gpu === undefined ? undefined : true)),
    wasm: plain(({ WebAssembly }) => WebAssembly !== undefined),
    serviceWorker: secure(({ navigator }) => (navigator.serviceWorker === undefined ? undefined : true)),
    webCrypto: secure(({ crypto }) => (crypto?.subtle === undefined ? undefined : true)),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Reader>>>>;

export type SectionId = keyof typeof sections;
type KeysOfAll<T> = T extends unknown ? keyof T : never;
/** The facts that have to be asked and waited for, and the section each is shown in. */
export const asked = {
  refreshRate: 'screen',
  system: 'browser',
  platformVersion: 'browser',
  architecture: 'hardware',
  model: 'hardware',
  storageUsed: 'hardware',
  quota: 'hardware',
  gpu: 'hardware',
} as const satisfies Readonly<Record<string, SectionId>>;
export type AskedId = keyof typeof asked;
export type FactId = KeysOfAll<(typeof sections)[SectionId]> | AskedId;

export interface Fact {
  readonly id: FactId;
  readonly told: Told;
}
export interface FactSection {
  readonly id: SectionId;
  readonly facts: readonly Fact[];
}

type Condition = Traits & { readonly isSecureContext: boolean };

/** The browser's answer, as it is told: no answer at all is another thing than an empty one. */
export function tell(value: Value | null | undefined, { unit, secure: needsSecure, isSecureContext }: Condition): Told {
  if (value === undefined || value === null || Number.isNaN(value))
    return { is: needsSecure === true && !isSecureContext ? 'insecure' : 'unavailable' };
  if (value === '' || (Array.isArray(value) && value.length === 0)) return { is: 'empty' };
  return { is: 'known', value, ...(unit && { unit }) };
}

function ask({ read, ...reader }: Reader, browser: Browser): Told {
  const condition = { ...reader, isSecureContext: browser.isSecureContext };
  try {
    return tell(read(browser), condition);
  } catch {
    // An API that is missing half-way, or refused by a setting of the visitor: there is nothing to be had.
    return tell(undefined, condition);
  }
}

/** Everything that the browser tells now. Never throws. */
export function readFacts(browser: Browser, answers: Readonly<Partial<Record<AskedId, Told>>>): readonly FactSection[] {
  return (Object.keys(sections) as SectionId[]).map((id) => {
    const readers: Readonly<Record<string, Reader>> = sections[id];
    const facts = Object.entries(readers).map(([name, reader]) => ({ id: name as FactId, told: ask(reader, browser) }));
    const later = (Object.keys(asked) as AskedId[])
      .filter((name) => asked[name] === id)
      .map((name) => ({ id: name, told: answers[name] ?? { is: 'asking' as const } }));
    return { id, facts: [...facts, ...later] };
  });
}

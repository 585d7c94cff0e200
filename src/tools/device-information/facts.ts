import { readGpu, readSafeArea, size, type Browser } from './browser.ts';

/** The answer for a fact: its value, or why there is none. */
export type Told =
  | { readonly is: 'known'; readonly value: string | boolean }
  | { readonly is: 'empty' | 'unavailable' | 'insecure' | 'asking' };

type Raw = string | number | boolean | readonly string[] | null | undefined;

interface Reader {
  readonly read: (browser: Browser) => Raw;
  /** The browser has it on secure pages only. */
  readonly secure?: true;
}

const plain = (read: Reader['read']): Reader => ({ read });
const secure = (read: Reader['read']): Reader => ({ read, secure: true });

/** The first of the values for which a media feature holds. */
const feature = (name: string, values: readonly string[]): Reader =>
  plain(({ matchMedia }) => values.find((value) => matchMedia(`(${name}: ${value})`).matches));
const yes = (query: string): Reader =>
  plain(({ matchMedia }) => {
    const { matches, media } = matchMedia(query);
    // A browser says so when it does not know a query: it becomes 'not all'.
    return media === 'not all' ? undefined : matches;
  });

/** Minutes east of UTC as people write them: +05:30. */
export function offsetOf(minutesWest: number): string {
  const minutes = Math.abs(minutesWest);
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${minutesWest > 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** All facts that can be read at once, by section. */
export const sections = {
  screen: {
    screenSize: plain(({ screen }) => size(screen.width, screen.height)),
    availableSize: plain(({ screen }) => size(screen.availWidth, screen.availHeight)),
    orientation: plain(({ screen }) => screen.orientation?.type),
    angle: plain(({ screen }) => screen.orientation && `${screen.orientation.angle}°`),
    colorDepth: plain(({ screen }) => `${screen.colorDepth} bit`),
    pixelRatio: plain(({ devicePixelRatio }) => devicePixelRatio),
  },
  window: {
    windowSize: plain(({ innerWidth, innerHeight }) => size(innerWidth, innerHeight)),
    outerSize: plain(({ outerWidth, outerHeight }) => size(outerWidth, outerHeight)),
    visualViewport: plain(
      ({ visualViewport }) =>
        visualViewport && `${size(visualViewport.width, visualViewport.height)} @ ${visualViewport.scale}`,
    ),
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
  browser: {
    userAgent: plain(({ navigator }) => navigator.userAgent),
    vendor: plain(({ navigator }) => navigator.vendor),
    platform: plain(({ navigator }) => navigator.platform),
    brands: secure(({ navigator }) =>
      navigator.userAgentData?.brands.map(({ brand, version }) => `${brand} ${version}`),
    ),
    mobile: secure(({ navigator }) => navigator.userAgentData?.mobile),
    cookies: plain(({ navigator }) => navigator.cookieEnabled),
    secureContext: plain(({ isSecureContext }) => isSecureContext),
  },
  language: {
    languages: plain(({ navigator }) => navigator.languages),
    intlLocale: plain(({ Intl }) => Intl.DateTimeFormat().resolvedOptions().locale),
    timeZone: plain(({ Intl }) => Intl.DateTimeFormat().resolvedOptions().timeZone),
    utcOffset: plain(({ Date: Clock }) => offsetOf(new Clock().getTimezoneOffset())),
  },
  hardware: {
    threads: plain(({ navigator }) => navigator.hardwareConcurrency),
    memory: secure(({ navigator: { deviceMemory } }) => deviceMemory && `≥ ${deviceMemory} GB`),
    gpu: plain(readGpu),
  },
  network: {
    online: plain(({ navigator }) => navigator.onLine),
    connection: plain(({ navigator }) => navigator.connection?.effectiveType),
    downlink: plain(({ navigator: { connection } }) => connection && `${connection.downlink} Mbit/s`),
    roundTrip: plain(({ navigator: { connection } }) => connection && `${connection.rtt} ms`),
    saveData: plain(({ navigator }) => navigator.connection?.saveData),
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
  architecture: 'hardware',
  model: 'hardware',
  platformVersion: 'browser',
  quota: 'hardware',
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

/** The browser's answer, as it is told: no answer at all is another thing than an empty one. */
export function tell(raw: Raw, needsSecure: boolean, isSecure: boolean): Told {
  if (raw === undefined || raw === null) return { is: needsSecure && !isSecure ? 'insecure' : 'unavailable' };
  if (typeof raw === 'boolean') return { is: 'known', value: raw };
  const value = typeof raw === 'object' ? raw.join(', ') : String(raw);
  return value === '' ? { is: 'empty' } : { is: 'known', value };
}

function ask(reader: Reader, browser: Browser | undefined): Told {
  if (browser === undefined) return { is: 'asking' };
  const isSecure = browser.isSecureContext;
  try {
    return tell(reader.read(browser), reader.secure === true, isSecure);
  } catch {
    // An API that is missing half-way, or refused by a setting of the visitor: there is nothing to be had.
    return tell(undefined, reader.secure === true, isSecure);
  }
}

/** Everything that the browser tells now; all is 'asking' where there is no browser, as on the server. Never throws. */
export function readFacts(
  browser: Browser | undefined,
  answers: Readonly<Partial<Record<AskedId, Told>>>,
): readonly FactSection[] {
  return (Object.keys(sections) as SectionId[]).map((id) => {
    const readers: Readonly<Record<string, Reader>> = sections[id];
    const facts = Object.entries(readers).map(([name, reader]) => ({ id: name as FactId, told: ask(reader, browser) }));
    const later = (Object.keys(asked) as AskedId[])
      .filter((name) => asked[name] === id)
      .map((name) => ({ id: name, told: answers[name] ?? { is: 'asking' as const } }));
    return { id, facts: [...facts, ...later] };
  });
}

/** The content of a request's client-hint headers (User-Agent Client Hints, sections 3 and 4). */
export interface ClientHints {
  readonly browser?: Named;
  readonly chromium?: string;
  readonly platform?: string;
  readonly platformVersion?: string;
  readonly model?: string;
  readonly architecture?: string;
  readonly isMobile?: boolean;
}

interface Named {
  readonly name: string;
  readonly version: string;
}

/** Names as this tool has them. */
const BROWSERS: Readonly<Record<string, string>> = {
  'Google Chrome': 'Chrome',
  'Microsoft Edge': 'Edge',
  'Opera GX': 'Opera',
  YaBrowser: 'Yandex',
};
const ARCHITECTURES: Readonly<Record<string, string>> = {
  'x86 64': 'amd64',
  'x86 32': 'ia32',
  'arm 64': 'arm64',
  'arm 32': 'arm',
};

/** Reads the headers, names in lower case; `unread` gets the name of each that is not written as it must be. */
export function readHints(headers: ReadonlyMap<string, string>, unread: (name: string) => void): ClientHints {
  const get = (name: string, form: RegExp): string | undefined => {
    const value = headers.get(name);
    if (value === undefined) return undefined;
    const found = form.exec(value)?.[1];
    if (found === undefined) unread(name);
    return found === '' ? undefined : found;
  };
  const string = (name: string) => get(name, /^"([^"\\]*)"$/);
  const brandsName = headers.has('sec-ch-ua-full-version-list') ? 'sec-ch-ua-full-version-list' : 'sec-ch-ua';
  const brands = readBrands(get(brandsName, /^(\s*"[^"]*"\s*;\s*v="[^"]*"\s*(?:,.*)?)$/) ?? '');
  const chromium = brands.find(({ name }) => name === 'Chromium')?.version;
  const [browser] = [...brands.filter(({ name }) => name !== 'Chromium'), ...brands];
  const architecture = string('sec-ch-ua-arch');
  const known = architecture && ARCHITECTURES[`${architecture} ${string('sec-ch-ua-bitness') ?? '64'}`];
  const mobile = get('sec-ch-ua-mobile', /^\?([01])$/);
  return Object.fromEntries(
    Object.entries({
      browser: browser && { name: BROWSERS[browser.name] ?? browser.name, version: browser.version },
      chromium,
      platform: string('sec-ch-ua-platform'),
      platformVersion: string('sec-ch-ua-platform-version'),
      model: string('sec-ch-ua-model'),
      architecture: known ?? architecture,
      isMobile: mobile && mobile === '1',
    } satisfies Record<keyof ClientHints, unknown>).filter(([, value]) => value !== undefined),
  );
}

/** The brands of a list, without the made-up one that browsers mix in so that servers read the list as a list. */
function readBrands(list: string): Named[] {
  return [...list.matchAll(/"([^"]{1,100})"\s{0,9};\s{0,9}v="([^"]{0,100})"/g)]
    .map(([, name = '', version = '']) => ({ name, version }))
    .filter(({ name }) => !/not.?a.?brand|^[^a-z]*not\b/i.test(name));
}

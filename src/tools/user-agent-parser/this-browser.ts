/** User-Agent Client Hints, section 5: only in Chromium, and only by https or on localhost. */
interface Hinting {
  readonly userAgentData?: {
    readonly getHighEntropyValues: (hints: readonly string[]) => Promise<Readonly<Record<string, unknown>>>;
  };
}

/** Each header of client hints and the value that it is made of. */
const HEADERS = [
  ['Sec-CH-UA-Full-Version-List', 'fullVersionList'],
  ['Sec-CH-UA-Mobile', 'mobile'],
  ['Sec-CH-UA-Platform', 'platform'],
  ['Sec-CH-UA-Platform-Version', 'platformVersion'],
  ['Sec-CH-UA-Model', 'model'],
  ['Sec-CH-UA-Arch', 'architecture'],
  ['Sec-CH-UA-Bitness', 'bitness'],
] as const;

/** The headers by which this browser makes itself known, with client hints where it has them. */
export async function headersOfThisBrowser(): Promise<string> {
  const { userAgentData } = navigator as Hinting;
  if (userAgentData === undefined) return navigator.userAgent;
  const values = await userAgentData.getHighEntropyValues(HEADERS.map(([, value]) => value));
  const headers = HEADERS.map(([name, value]) => `${name}: ${write(values[value])}`);
  return [`User-Agent: ${navigator.userAgent}`, ...headers].join('\n');
}

/** As a structured field (RFC 9651). */
function write(value: unknown): string {
  if (typeof value === 'boolean') return value ? '?1' : '?0';
  if (!Array.isArray(value)) return `"${typeof value === 'string' ? value : ''}"`;
  const brands = value as readonly { readonly brand: string; readonly version: string }[];
  return brands.map(({ brand, version }) => `"${brand}";v="${version}"`).join(', ');
}

/** Schemes of links that only lead somewhere. */
const SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'ftp', 'sms']);

/** The scheme as a browser reads it, which skips control characters and spaces; nothing for a relative address. */
const schemeOf = (address: string) =>
  /^([a-z][a-z\d+.-]*):/i.exec(address.replaceAll(/[\0-\x20\x7f-\x9f]/g, ''))?.[1]?.toLowerCase();

/** Whether a link runs nothing. */
export function isSafeLink(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === undefined || SCHEMES.has(scheme);
}

/** Whether an image is fetched or written out; an SVG in an `img` runs no scripts. */
export function isSafeImage(address: string): boolean {
  const scheme = schemeOf(address);
  if (address.trim() === '') return false;
  return (
    scheme === undefined || scheme === 'http' || scheme === 'https' || /^\s*data:image\/[\w.+-]+[;,]/i.test(address)
  );
}

/** Whether it is a CSS color: a name, hexadecimal digits or a function of numbers. */
export const isColor = (value: string): boolean =>
  /^(?:#[\da-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl)a?\([\d\s.,%/]{1,60}\))$/i.test(value);

import { ToolError } from '#engine/error';
import { toBase64 } from '#lib/bytes';
import { bytesOf, checkCredentials, type Charset, type Credentials } from './credentials.ts';

interface Options extends Credentials {
  readonly form: 'header' | 'value' | 'proxy' | 'curl' | 'fetch' | 'url';
  readonly charset: Charset;
  readonly url: string;
}

/** Credentials as HTTP takes them (RFC 7617). Throws `ToolError` of the option that is wrong. */
export function generate({ form, charset, url, ...credentials }: Options): string {
  checkCredentials(credentials);
  const username = bytesOf(credentials.username, charset, 'username');
  const password = bytesOf(credentials.password, charset, 'password');
  const value = `Basic ${toBase64(Uint8Array.from([...username, COLON, ...password]))}`;
  switch (form) {
    case 'header':
      return `Authorization: ${value}`;
    case 'value':
      return value;
    case 'proxy':
      return `Proxy-Authorization: ${value}`;
    case 'curl': {
      const { username: user, password: secret } = credentials;
      // A terminal writes UTF-8 nearly everywhere: other bytes must go encoded.
      const isTyped = charset === 'utf-8' || /^[ -~]*$/.test(user + secret);
      const how = isTyped ? `-u ${quote(`${user}:${secret}`)}` : `-H ${quote(`Authorization: ${value}`)}`;
      return `curl ${how} ${quote(readUrl(url).href)}`;
    }
    case 'fetch':
      return `fetch(${JSON.stringify(readUrl(url).href)}, {\n  headers: { Authorization: ${JSON.stringify(value)} },\n});`;
    case 'url': {
      const { protocol, host, pathname, search, hash } = readUrl(url);
      return `${protocol}//${escape(username)}:${escape(password)}@${host}${pathname}${search}${hash}`;
    }
  }
}

const COLON = 0x3a;

/** One word of a POSIX shell. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** All but the unreserved characters of RFC 3986, section 2.3. */
const escape = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => {
    const character = String.fromCharCode(byte);
    return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');

function readUrl(text: string): URL {
  const wrong = () => new ToolError('error.url', {}, { option: 'url' });
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    throw wrong();
  }
  if (!/^https?:$/.test(url.protocol)) throw wrong();
  return url;
}

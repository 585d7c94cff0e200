import { ToolError } from '#engine/error';
import { parseUrl } from '#formats/url/read.ts';

/** The parts of a URL as they are in it, encoded. */
export interface Parts {
  readonly scheme: string;
  readonly username: string;
  readonly password: string;
  /** Null where the URL has no place for one, as in `mailto:`. */
  readonly host: string | null;
  readonly port: string;
  readonly path: string;
  /** Null where there is no question mark. */
  readonly query: string | null;
  readonly fragment: string | null;
}

/** A parameter of the query, decoded as forms are (URL Standard, section 5.1), and as it is in the URL. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
  readonly raw: string;
}

/** RFC 3986, appendix B. A URL that was parsed has each of its delimiters once, at its place. */
const URL_PARTS = /^([^:]+):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/;
const AUTHORITY = /^(?:([^:@]*)(?::([^@]*))?@)?(\[[^\]]*\]|[^:]*)(?::(\d*))?$/;

/** Splits a URL that the platform has parsed. */
export function splitUrl({ href }: URL): Parts {
  const [, scheme = '', authority, path = '', query = null, fragment = null] = URL_PARTS.exec(href) ?? [];
  const [, username = '', password = '', host = '', port = ''] = AUTHORITY.exec(authority ?? '') ?? [];
  return { scheme, username, password, host: authority === undefined ? null : host, port, path, query, fragment };
}

/** Puts a URL together. Throws `ToolError` with the part that would end, or become another one. */
export function joinUrl(parts: Parts): string {
  const { scheme, username, password, host, port, path, query, fragment } = parts;
  if (!/^[a-z][a-z\d+.-]*$/i.test(scheme)) throw new ToolError('error.scheme', { scheme }, { option: 'scheme' });
  if (!/^\d*$/.test(port) || Number(port) > 65_535) throw new ToolError('error.port', { port }, { option: 'port' });
  const isHost = /^(?:\[[\da-f:.]+\]|[^/?#@:\\[\]\s]*)$/i.test(host ?? '');
  if (!isHost) throw new ToolError('error.host', { host: host ?? '' }, { option: 'host' });
  // Browsers take the first part of the path for it: `https:a@example.org` and `https:///a` have hosts.
  if ((host ?? '') === '' && /^(?:https?|wss?|ftp)$/i.test(scheme))
    throw new ToolError('error.schemeHost', { scheme }, { option: host === null ? 'scheme' : 'host' });
  const login = `${inLogin(username)}${password === '' ? '' : `:${inLogin(password)}`}`;
  const address = `${login === '' ? '' : `${login}@`}${host ?? ''}${port === '' ? '' : `:${port}`}`;
  const authority = host === null ? '' : `//${address}`;
  const rooted = host === null || path === '' || path.startsWith('/') ? path : `/${path}`;
  const whole = `${scheme}:${authority}${rooted.replaceAll('?', '%3F').replaceAll('#', '%23')}`;
  const asked = query === null ? '' : `?${query.replaceAll('#', '%23')}`;
  const joined = parseUrl(`${whole}${asked}${fragment === null ? '' : `#${fragment}`}`);
  if (joined === undefined) throw new ToolError('error.host', { host: host ?? '' }, { option: 'host' });
  return joined.href;
}

/** A character that would end a user name or a password is encoded; escapes stay. */
const inLogin = (text: string) => text.replace(/[/:;=@[\\\]^|?#]/g, (character) => encodeURIComponent(character));

/** The parameters of a query, each as it is there: repeated ones too, in their order. */
export const readParameters = (query: string | null): Parameter[] =>
  (query ?? '')
    .split('&')
    .filter((raw) => raw !== '')
    .map(readParameter);

function readParameter(raw: string): Parameter {
  // A question mark at the beginning would be skipped as that of a query.
  const [[name, value] = ['', '']] = new URLSearchParams(`&${raw}`);
  return { name, value, raw };
}

/** A query of parameters; null where there are none. One that is still empty is not written. */
export function joinParameters(parameters: readonly Parameter[]): string | null {
  const pieces = parameters.map(({ raw }) => raw).filter((raw) => raw !== '');
  return pieces.length === 0 ? null : pieces.join('&');
}

/** A parameter, encoded so that both a form and a path would read it: a space is %20. */
export const writeParameter = (name: string, value: string): Parameter => ({
  name,
  value,
  raw: name === '' && value === '' ? '' : `${encode(name)}=${encode(value)}`,
});

/** A parameter with another name; its value stays as it is written, even where it is not UTF-8. */
export const renameParameter = ({ value, raw }: Parameter, name: string): Parameter => ({
  name,
  value,
  raw: `${encode(name)}${/=[^]*/.exec(raw)?.[0] ?? (name === '' ? '=' : '')}`,
});

/** A parameter with another value; its name stays as it is written. */
export const changeValue = ({ name, raw }: Parameter, value: string): Parameter => ({
  name,
  value,
  raw: `${/^[^=]*/.exec(raw)?.[0] ?? ''}=${encode(value)}`,
});

const encode = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1).replaceAll('+', '%20');

/** By their names; those of one name keep their order, which may mean something. */
export const sortParameters = (parameters: readonly Parameter[]): Parameter[] =>
  [...parameters].sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));

/** The URL with dots in the place of what stands before its `@`: either may be a token. */
export const hideLogin = (href: string): string => href.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#@]+@/i, '$1•••@');

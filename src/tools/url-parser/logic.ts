import { ToolError, type Params } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { splitHost, type DomainParts } from '#lib/domain';
import { noteReplaced } from '#formats/bytes/read.ts';
import { unicodeHost } from '#formats/url/host.ts';
import { parseUrl } from '#formats/url/read.ts';
import { isTracking } from '#formats/url/tracking.ts';
import { shorten } from '#lib/shorten';
import {
  joinParameters,
  joinUrl,
  readParameters,
  sortParameters,
  splitUrl,
  writeParameter,
  type Parameter,
  type Parts,
} from './parts.ts';
import { readUrl, type LinePlace } from './read.ts';

type Note = RunContext['note'];

/** A parameter with what the list of all of them tells. */
export interface ListedParameter extends Parameter {
  /** Which one of those with its name, from 1. */
  readonly occurrence: number;
  /** Whether the value is a URL itself. */
  readonly isUrl: boolean;
}

export interface ParsedUrl extends Parts, DomainParts {
  readonly href: string;
  readonly origin: string | null;
  /** The host as people write it. */
  readonly unicodeHost: string;
  /** The port that is used: the scheme's own, where none is written. */
  readonly effectivePort: string;
  readonly decodedUsername: string;
  readonly decodedPassword: string;
  readonly decodedPath: string;
  readonly parameters: readonly ListedParameter[];
}

/** The ports of the special schemes (URL Standard, section 4.2). */
const PORTS: ReadonlyMap<string, string> = new Map([
  ['ftp', '21'],
  ['http', '80'],
  ['https', '443'],
  ['ws', '80'],
  ['wss', '443'],
]);

/** Takes a URL apart. Throws `ToolError` with the place of what is wrong. */
export function parse(text: string, { base }: { readonly base: string }, note: Note): ParsedUrl {
  return factsOf(readUrl(text, base, note));
}

function factsOf(url: URL): ParsedUrl {
  const parts = splitUrl(url);
  const { scheme, host, port, path } = parts;
  return {
    href: url.href,
    origin: url.origin === 'null' ? null : url.origin,
    ...parts,
    unicodeHost: unicodeHost(host ?? ''),
    effectivePort: port || (PORTS.get(scheme) ?? ''),
    ...splitHost(host ?? ''),
    decodedUsername: decodeEscapes(parts.username),
    decodedPassword: decodeEscapes(parts.password),
    decodedPath: decodeEscapes(path),
    parameters: listParameters(parts.query),
  };
}

function listParameters(query: string | null): ListedParameter[] {
  const seen = new Map<string, number>();
  return readParameters(query).map((parameter) => {
    const occurrence = (seen.get(parameter.name) ?? 0) + 1;
    seen.set(parameter.name, occurrence);
    const isUrl = /^(?:https?|wss?|ftp):\/\//i.test(parameter.value) && parseUrl(parameter.value) !== undefined;
    return { ...parameter, occurrence, isUrl };
  });
}

/** Escapes that are no text stay. */
const decodeEscapes = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });

/** A row of a list of URLs. */
interface UrlRow {
  readonly line: number;
  readonly url: string;
  readonly host: string;
  readonly path: string;
  readonly parameters: number;
  readonly fragment: string;
  /** Code of what is wrong, and what it names. */
  readonly error: string;
  readonly params: Params;
}

/** Takes the URLs of a list apart, one on each line; a line that has none says why. */
export function parseMany(text: string, note: Note): { valid: number; invalid: number; rows: readonly UrlRow[] } {
  const rows = lines(text).map(({ source, line, start }): UrlRow => {
    try {
      const url = readUrl(source, '', note, { line, start });
      const { host, path, query, fragment } = splitUrl(url);
      const parameters = readParameters(query).length;
      return {
        line,
        url: url.href,
        host: host ?? '',
        path,
        parameters,
        fragment: fragment ?? '',
        error: '',
        params: {},
      };
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      return {
        line,
        url: source.trim(),
        host: '',
        path: '',
        parameters: 0,
        fragment: '',
        error: error.code,
        params: error.params,
      };
    }
  });
  const invalid = rows.filter(({ error }) => error !== '').length;
  return { valid: rows.length - invalid, invalid, rows };
}

interface Change {
  /** Parameters that only follow visitors go. */
  readonly tracking: boolean;
  readonly sort: boolean;
  /** The part after `#` goes. */
  readonly noFragment: boolean;
  /** User name and password go. */
  readonly noLogin: boolean;
  /** Empty ones change nothing. */
  readonly scheme: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly port: string;
  readonly path: string;
  readonly fragment: string;
  /** `name=value` on each line; replaces all parameters of that name. */
  readonly set: string;
  /** A name on each line. */
  readonly remove: string;
}

/** Options whose text becomes part of the URL. */
const WRITTEN = ['username', 'password', 'host', 'path', 'fragment', 'set'] as const;

/** Changes parts of URLs, one on each line. Throws `ToolError` with the place of a line that is not a URL. */
export function change(text: string, options: Change, note: Note): string {
  for (const option of WRITTEN) noteReplaced(options[option], note, { option });
  const edits = readEdits(options);
  let removed = 0;
  let start = 0;
  // Lines, and between them what ends them.
  const pieces = text.split(/(\r\n?|\n)/).map((piece, index, { length }) => {
    const place = length === 1 ? undefined : { line: index / 2 + 1, start };
    start += piece.length;
    if (piece.trim() === '') return piece;
    const changed = changeOne(readUrl(piece, '', note, place), options, edits, note);
    removed += changed.removed;
    return changed.url;
  });
  if (removed > 0) note('note.trackingRemoved', { count: removed });
  return pieces.join('');
}

/** What the texts of the options ask for. */
interface Edits {
  readonly removedNames: ReadonlySet<string>;
  readonly set: readonly Parameter[];
}

const readEdits = ({ remove, set }: Change): Edits => ({
  removedNames: new Set(lines(remove).map(({ source }) => source.trim())),
  set: lines(set).map(({ source }) => {
    const [, name = '', value = ''] = /^([^=]*)=?([^]*)$/.exec(source) ?? [];
    return writeParameter(name.trim(), value);
  }),
});

/** The changed URL, and how many tracking parameters it lost. */
function changeOne(
  url: URL,
  options: Change,
  { removedNames, set }: Edits,
  note: Note,
): { url: string; removed: number } {
  const parts = splitUrl(url);
  const hasHost = parts.host !== null && (parts.host !== '' || options.host !== '');
  const { username, password, host, port } = hasHost ? options : NO_AUTHORITY;
  if (!hasHost && (['username', 'password', 'host', 'port'] as const).some((name) => options[name] !== '')) {
    note('warning.noHost', { url: shorten(url.href) });
  }
  const { query } = parts;
  const before = readParameters(query);
  const kept = before.filter(({ name }) => !removedNames.has(name));
  const wanted = kept.filter(({ name }) => !(options.tracking && isTracking(name)));
  const merged = replaceParameters(wanted, set);
  const parameters = options.sort ? sortParameters(merged) : merged;
  const isSame =
    parameters.length === before.length && parameters.every(({ raw }, index) => raw === before[index]?.raw);
  const changed = joinUrl({
    ...parts,
    scheme: options.scheme || parts.scheme,
    username: options.noLogin ? '' : username || parts.username,
    password: options.noLogin ? '' : password || parts.password,
    host: parts.host === null ? null : host || parts.host,
    port: port || parts.port,
    path: options.path || parts.path,
    query: isSame ? query : joinParameters(parameters),
    fragment: options.noFragment ? null : options.fragment.replace(/^#/, '') || parts.fragment,
  });
  return { url: changed, removed: kept.length - wanted.length };
}

/** The parameters with those of some names replaced, at the place of the first; new names come at the end. */
function replaceParameters(before: readonly Parameter[], set: readonly Parameter[]): Parameter[] {
  const present = new Set<string>();
  const kept = before.flatMap((parameter) => {
    const { name } = parameter;
    const replaced = set.filter((one) => one.name === name);
    if (replaced.length === 0) return [parameter];
    if (present.has(name)) return [];
    present.add(name);
    return replaced;
  });
  return [...kept, ...set.filter(({ name }) => !present.has(name))];
}

const NO_AUTHORITY = { username: '', password: '', host: '', port: '' } as const;

/** Lines that are not blank, each with its number (from 1) and offset. */
function lines(text: string): (LinePlace & { readonly source: string })[] {
  let next = 0;
  return text.split(/(\r\n?|\n)/).flatMap((source, index) => {
    const start = next;
    next += source.length;
    return source.trim() === '' ? [] : [{ source, line: index / 2 + 1, start }];
  });
}

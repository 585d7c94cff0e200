import db from 'mime-db/db.json' with { type: 'json' };
import { FORMATS } from './formats.ts';
import { REGISTERED } from './registrations.ts';

/** The registries that list a type; `other` are the makers of the data. */
export type Source = 'iana' | 'apache' | 'nginx' | 'other';

export interface MimeType {
  readonly type: string;
  readonly extensions: readonly string[];
  /** The common name of the format, where it is well known. */
  readonly name: string;
  readonly source: Source;
  /** The character encoding where a Content-Type names none. */
  readonly charset: string | null;
  /** Null where nobody says. */
  readonly compressible: boolean | null;
  /** How the name is registered (RFC 6838, section 3). */
  readonly tree: 'standards' | 'vendor' | 'personal' | 'unregistered';
}

interface Facts {
  readonly source?: string;
  readonly charset?: string;
  readonly compressible?: boolean;
  readonly extensions?: readonly string[];
}

const entries: Readonly<Record<string, Facts>> = db;

/** All types, by their names. */
export const mimeTypes: readonly MimeType[] = Object.entries(entries).map(([type, facts]) => ({
  type,
  extensions: [...new Set([...(REGISTERED.get(type) ?? []), ...(facts.extensions ?? [])])],
  name: FORMATS.get(type) ?? '',
  source: sourceOf(facts.source),
  charset: facts.charset ?? null,
  compressible: facts.compressible ?? null,
  tree: treeOf(type),
}));

function sourceOf(source: string | undefined): Source {
  return source === 'iana' || source === 'apache' || source === 'nginx' ? source : 'other';
}

function treeOf(type: string): MimeType['tree'] {
  const subtype = type.slice(type.indexOf('/') + 1);
  if (subtype.startsWith('vnd.')) return 'vendor';
  if (subtype.startsWith('prs.')) return 'personal';
  return /^x[.-]/.test(subtype) ? 'unregistered' : 'standards';
}

const TREES = { standards: 900, vendor: 400, personal: 100, unregistered: 0 } as const;
const SOURCES = { iana: 40, other: 30, apache: 20, nginx: 10 } as const;
const TOPS: Readonly<Record<string, number>> = { application: 1, font: 2, audio: 2, video: 3 };

/** Types that few mean by an extension, although the rules would put them first: `.mpp` was Microsoft Project's long before. */
const RARE: ReadonlySet<string> = new Set(['application/octet-stream', 'application/dash-patch+xml']);

/**
 * How much one type is preferred to others of its extension: registered before not, IANA's before others, what says more of
 * the content (video before application), then the shorter. As the libraries around mime-db do it.
 */
function scoreOf({ type, tree, source }: MimeType): number {
  if (RARE.has(type)) return -1;
  return TREES[tree] + SOURCES[source] + (TOPS[type.slice(0, type.indexOf('/'))] ?? 0) - type.length / 100;
}

const byExtension = listByExtension();

function listByExtension(): ReadonlyMap<string, readonly MimeType[]> {
  const lists = new Map<string, MimeType[]>();
  for (const item of mimeTypes) {
    for (const extension of item.extensions) lists.set(extension, [...(lists.get(extension) ?? []), item]);
  }
  for (const list of lists.values()) list.sort((one, other) => scoreOf(other) - scoreOf(one));
  return lists;
}

/** All types of an extension, the preferred one first. */
export const typesOf = (extension: string): readonly MimeType[] => byExtension.get(extension) ?? [];

/** All extensions that have a type. */
export const extensions: readonly string[] = [...byExtension.keys()];

/** Whether people mean TypeScript by an extension, which has no type: `.ts` is video. */
export const isTypeScript = (extension: string): boolean => /^[cm]?tsx?$/.test(extension);

/** The last extension of a file's name, path or URL in lower case; '' where it has none. A single word is one itself. */
export function extensionOf(name: string): string {
  const path = name
    .trim()
    .replace(/[?#].*$/s, '')
    .toLowerCase();
  const base = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return base === path || base.includes('.') ? base.slice(base.lastIndexOf('.') + 1) : '';
}

import type { RunContext } from '#engine/operation';
import { shorten } from '#lib/shorten';
import { nearest } from './nearest.ts';
import { extensionOf, isTypeScript, mimeTypes, typesOf, type MimeType } from './media-types.ts';

type Note = RunContext['note'];

/** A parameter of a Content-Type. */
interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** The question, and the types that are meant. */
export interface Found {
  /** How the question was read. */
  readonly by: 'all' | 'type' | 'extension' | 'words' | 'nothing';
  /** The part of the question that was looked for, such as a type without its parameters. */
  readonly asked: string;
  /** Of an extension, the preferred type comes first. */
  readonly types: readonly MimeType[];
  readonly parameters: readonly Parameter[];
  /** Types or extensions that are nearly the same, where nothing is found. */
  readonly nearest: readonly string[];
}

/** Longer than any type with its parameters. */
const LONGEST = 1000;

/**
 * Finds types by a type (`image/*` and parameters too), an extension (`.png`, a file's name, a path) or words of type,
 * extensions and name. Without a question they are all that have an extension, or with `all` all that there are.
 */
export function search(query: string, { all }: { readonly all: boolean }, note: Note): Found {
  const asked = query.trim();
  if (asked.length > LONGEST) note('warning.cut', { count: LONGEST });
  const text = asked.slice(0, LONGEST);
  const nothing = { asked: '', parameters: [], nearest: [] } as const;
  if (text === '') return { ...nothing, by: 'all', types: listed(mimeTypes, all) };
  const found =
    findType(text, note) ?? findExtension(text, note) ?? (text.startsWith('.') ? undefined : findWords(text, all));
  if (found !== undefined) return { ...nothing, ...found };
  const extension = extensionOf(text);
  if (isTypeScript(extension)) note('note.typescript');
  const type = typeIn(text);
  return { ...nothing, by: 'nothing', asked: shorten(type || text), types: [], nearest: nearest(type, extension) };
}

const listed = (types: readonly MimeType[], all: boolean) =>
  types.filter(({ extensions }) => all || extensions.length > 0);

/** A Content-Type without the header's name. */
const valueOf = (text: string) => text.replace(/^content-type:/i, '').trim();

/** The type before its parameters; '' where there is none. */
const typeIn = (text: string) => /^[^\s;,]+\/[^\s;,]+(?=\s*(?:;|$))/.exec(valueOf(text))?.[0].toLowerCase() ?? '';

type Part = Partial<Found> & Pick<Found, 'by' | 'types'>;

function findType(text: string, note: Note): Part | undefined {
  const asked = typeIn(text);
  const start = asked.endsWith('/*') ? asked.slice(0, -1) : undefined;
  const types = mimeTypes.filter(
    ({ type }) => type === asked || asked === '*/*' || (start !== undefined && type.startsWith(start)),
  );
  if (types.length === 0) return undefined;
  const rest = valueOf(text).slice(asked.length);
  const parameters = readParameters(rest, note);
  if (rest.trim() !== '') note('note.parameters', { count: parameters.length });
  return { by: 'type', asked, types, parameters };
}

function findExtension(text: string, note: Note): Part | undefined {
  const asked = extensionOf(text);
  const types = typesOf(asked);
  if (types.length === 0) return undefined;
  if (text.replace(/^\./, '').toLowerCase() !== asked) note('note.extension', { extension: `.${asked}` });
  if (isTypeScript(asked)) note('note.typescript');
  return { by: 'extension', asked, types };
}

/** How well a type matches a word, best first: by its subtype, its format, its kind; well-known ones before others. */
function rankOf({ type, name }: MimeType, word: string): number {
  const [kind, subtype = ''] = type.split('/');
  const isKnown = name !== '';
  if (subtype === word) return 0;
  if (name.toLowerCase().includes(word)) return 1;
  if (subtype.startsWith(word)) return isKnown ? 2 : 3;
  if (kind === word) return isKnown ? 4 : 5;
  return 6;
}

/** All words must be there; those types come first that are nearest to the first word. */
function findWords(text: string, all: boolean): Part | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#-]+/gu) ?? [];
  const [first = ''] = words;
  if (first === '') return undefined;
  const types = mimeTypes
    .filter(({ type, extensions, name }) => {
      const line = `${type} ${extensions.join(' ')} ${name}`.toLowerCase();
      return words.every((word) => line.includes(word));
    })
    .map((item) => ({ item, rank: rankOf(item, first) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
  // A search for a word that only types without an extension have wants those.
  const preferred = listed(types, all);
  const shown = preferred.length > 0 ? preferred : types;
  return shown.length === 0 ? undefined : { by: 'words', types: shown };
}

/** RFC 9110, section 5.6.6: names in lower case, values perhaps in quotes. A part that is no parameter is noted. */
function readParameters(text: string, note: Note): Parameter[] {
  const pieces = text.match(/(?:"(?:[^"\\]|\\.)*"|[^;"]|")+/gs) ?? [];
  return pieces.flatMap((piece): Parameter[] => {
    if (piece.trim() === '') return [];
    const [, name = '', quoted, plain = ''] =
      /^\s*([!#$%&'*+.^`|~\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^"\s]*))\s*$/s.exec(piece) ?? [];
    if (name === '') {
      note('warning.badParameter', { text: shorten(piece.trim()) });
      return [];
    }
    return [{ name: name.toLowerCase(), value: quoted?.replace(/\\(.)/gs, '$1') ?? plain }];
  });
}

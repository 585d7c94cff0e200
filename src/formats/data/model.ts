/**
 * One document model for JSON, YAML and TOML that loses nothing of a value: order and spelling of keys, digits of any
 * length, floats and dates by their text, comments, places.
 */
export type Data = DataMap | DataList | DataScalar;

/** Offsets in the text that was read, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface DataMap extends Span {
  readonly kind: 'map';
  readonly entries: readonly Entry[];
  readonly comments: Comments | undefined;
}

/** A key and its value. Keys are unique within a map, except in JSON, where the reader keeps what it finds. */
export interface Entry {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly value: Data;
}

export interface DataList extends Span {
  readonly kind: 'list';
  readonly items: readonly Data[];
  readonly comments: Comments | undefined;
}

/**
 * `text` by kind. `string`: what it stands for. `integer`: decimal digits without leading zeros, perhaps with a minus.
 * `float`: a JSON number that is not an integer's digits alone, or `inf`, `-inf`, `nan`. `boolean`: `true` or `false`.
 * `null`: `null`. The four kinds of TOML's dates and times: as written.
 */
export interface DataScalar extends Span {
  readonly kind: ScalarKind;
  readonly text: string;
  readonly comments: Comments | undefined;
}

export type TimeKind = 'offsetDateTime' | 'localDateTime' | 'localDate' | 'localTime';
export type ScalarKind = 'string' | 'integer' | 'float' | 'boolean' | 'null' | TimeKind;

/** Comments of a value, or of the entry or item that holds it; line by line, without the mark that begins them. */
export interface Comments {
  /** On lines of their own before it. */
  readonly before: readonly string[];
  /** Behind it, on its line. */
  readonly after: string;
  /** In a map or list, after its last child. */
  readonly inside: readonly string[];
}

export const isTime = (kind: Data['kind']): kind is TimeKind =>
  kind === 'offsetDateTime' || kind === 'localDateTime' || kind === 'localDate' || kind === 'localTime';

export const isCollection = (data: Data): data is DataMap | DataList => data.kind === 'map' || data.kind === 'list';

export const isEmpty = (data: DataMap | DataList): boolean => countChildren(data) === 0;

export const countChildren = (data: DataMap | DataList): number =>
  data.kind === 'map' ? data.entries.length : data.items.length;

/** Child of a map or list by its number, which must be below `countChildren`. */
export const childAt = (data: DataMap | DataList, index: number): Data =>
  data.kind === 'map' ? data.entries[index]!.value : data.items[index]!;

export function scalar(kind: ScalarKind, text: string, { start, end }: Span, comments?: Comments): DataScalar {
  return { kind, text, start, end, comments };
}

/** The same value with other comments. */
export const withComments = <D extends Data>(data: D, comments: Comments | undefined): D =>
  data.comments === comments ? data : { ...data, comments };

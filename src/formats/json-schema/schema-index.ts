import type { Data, DataMap, DataScalar, Span } from '../data/model.ts';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';
import type { Fail, Params } from '#lib/text-error';
import { childSchemas, SHAPES, textOf, valueOf } from './keywords.ts';

/** Why a schema is refused. `ref` and `remote` have `ref`, `keyword` has `keyword`, `pattern` has `pattern`, `depth` has `limit`. */
export type SchemaFault = 'root' | 'keyword' | 'pattern' | 'ref' | 'remote' | 'depth';
/** Year of a dialect from 2019 on, number of the draft before. */
export type Dialect = 4 | 6 | 7 | 2019 | 2020;

export interface Target {
  readonly data: Data;
  /** The name of the `$dynamicAnchor` that it was found by. */
  readonly dynamic: string | undefined;
}

/** Where a schema without an address of its own stands. Nothing is ever fetched. */
const HOME = 'schema:///';

/** All schemas of a document by their addresses (JSON Schema Core 2020-12, section 8), their keywords checked. */
export class SchemaIndex {
  readonly dialect: Dialect;
  /** Whether `format` is more than a remark: from 2019-09 on it must be asked for. Without `$schema` people mean it. */
  readonly checksFormats: boolean;
  /** Whether it must be kept in mind which members and items have been looked at. */
  tracks = false;
  private readonly bases = new Map<Data, string>();
  private readonly resources = new Map<string, Data>();
  private readonly anchors = new Map<string, Data>();
  private readonly dynamicAnchors = new Map<string, Data>();

  constructor(
    readonly root: Data,
    private readonly text: string,
    private readonly fail: Fail<SchemaFault>,
  ) {
    const named = root.kind === 'map' ? textOf(root, '$schema') : undefined;
    this.dialect = dialectOf(named);
    this.checksFormats = named === undefined || this.dialect < 2019;
    this.resources.set(HOME, root);
    this.add(root, HOME);
  }

  error(code: SchemaFault, params: Params, { start, end }: Span): Error {
    return this.fail(code, params, { ...placeAt(this.text, start), endOffset: end });
  }

  /** The address of the resource that a schema belongs to. */
  baseOf(schema: Data): string {
    return this.bases.get(schema) ?? HOME;
  }

  /** The resource at an address as a whole. */
  resource(base: string): Data {
    return this.resources.get(base) ?? this.root;
  }

  /** The addresses of all resources. */
  get addresses(): Iterable<string> {
    return this.resources.keys();
  }

  /** The resource at an address if it says `$recursiveAnchor: true`. */
  recursiveAnchor(base: string): Data | undefined {
    const resource = this.resources.get(base);
    const flag = resource?.kind === 'map' ? valueOf(resource, '$recursiveAnchor') : undefined;
    return flag?.kind === 'boolean' && flag.text === 'true' ? resource : undefined;
  }

  dynamicAnchor(base: string, name: string): Data | undefined {
    return this.dynamicAnchors.get(`${base}#${name}`);
  }

  /** What a `$ref` leads to. Throws `ref` or `remote`. */
  resolve(ref: DataScalar, base: string): Target {
    const address = join(ref.text, base);
    const [uri = '', fragment = ''] = address?.split('#') ?? [];
    const resource = this.resources.get(uri);
    const params = { ref: shorten(ref.text) };
    if (address !== undefined && resource === undefined) throw this.error('remote', params, ref);
    const name = decode(fragment);
    const dynamic = this.dynamicAnchors.get(`${uri}#${name ?? ''}`);
    const data =
      resource !== undefined && (name === '' || name?.startsWith('/'))
        ? follow(resource, name)
        : (dynamic ?? this.anchors.get(`${uri}#${name ?? ''}`));
    if (data?.kind !== 'map' && data?.kind !== 'boolean') throw this.error('ref', params, ref);
    // It may stand where no keyword is known, such as under `components`.
    this.add(data, this.bases.get(data) ?? uri);
    return { data, dynamic: data === dynamic ? name : undefined };
  }

  private add(schema: Data, outer: string): void {
    // What YAML aliases share is one schema.
    if (this.bases.has(schema)) return;
    this.bases.set(schema, outer);
    if (schema.kind !== 'map') return;
    for (const { key, value } of schema.entries) {
      if (SHAPES.get(key)?.(value) === false) throw this.error('keyword', { keyword: key }, value);
    }
    const base = this.addNames(schema, outer);
    this.bases.set(schema, base);
    this.tracks ||= valueOf(schema, 'unevaluatedProperties') !== undefined;
    this.tracks ||= valueOf(schema, 'unevaluatedItems') !== undefined;
    for (const child of childSchemas(schema)) this.add(child, base);
  }

  /** Notes the schema's address and anchors, and gives the base of what it holds. */
  private addNames(schema: DataMap, outer: string): string {
    // Beside a `$ref` the old drafts know nothing else.
    if (this.dialect < 2019 && valueOf(schema, '$ref') !== undefined) return outer;
    const id = textOf(schema, this.dialect === 4 ? 'id' : '$id');
    const [uri = outer, fragment = ''] = id === undefined ? [] : (join(id, outer)?.split('#') ?? []);
    if (uri !== outer) this.resources.set(uri, schema);
    if (fragment !== '') this.anchors.set(`${uri}#${fragment}`, schema);
    const anchor = textOf(schema, '$anchor');
    if (anchor !== undefined) this.anchors.set(`${uri}#${anchor}`, schema);
    const dynamic = textOf(schema, '$dynamicAnchor');
    if (dynamic !== undefined) this.dynamicAnchors.set(`${uri}#${dynamic}`, schema);
    return uri;
  }
}

function dialectOf(uri: string | undefined): Dialect {
  const [, draft] = /\/draft-0([1-7])\//.exec(uri ?? '') ?? [];
  if (draft !== undefined) return draft === '7' ? 7 : draft === '6' ? 6 : 4;
  return uri?.includes('2019-09') === true ? 2019 : 2020;
}

function join(reference: string, base: string): string | undefined {
  try {
    return new URL(reference, base).href;
  } catch {
    return undefined;
  }
}

function decode(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

/** The value at a JSON Pointer (RFC 6901). */
function follow(root: Data, pointer: string): Data | undefined {
  let at: Data | undefined = root;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (at?.kind === 'map') at = valueOf(at, key);
    else at = at?.kind === 'list' && /^(?:0|[1-9]\d*)$/.test(key) ? at.items[Number(key)] : undefined;
  }
  return at;
}

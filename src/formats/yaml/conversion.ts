import { isAlias, isMap, isScalar, isSeq, Scalar, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { joinComments } from '../data/comment-lines.ts';
import type { Fail } from '#lib/text-error';
import { shorten, type Findings } from '../data/findings.ts';
import { scalar, withComments, type Comments, type Data, type Entry, type Span } from '../data/model.ts';
import { writeJson } from '../json/write-data.ts';
import { timeKind } from '../toml/time.ts';
import { placeAt } from '#lib/place';
import { collectionComments, linesOf, scalarComments } from './comments.ts';
import { MapBuilder } from './map-builder.ts';
import { placeOf, type YamlDocument } from './parse.ts';
import { float11, isTimestamp, isSwitchWord, OCTAL_11, resolvePlain, resolvePlain11, type Resolved } from './scalar.ts';
import { resolveTag } from './tags.ts';

/** Size of what aliases stand for all together, in characters, above which a text is an alias bomb. */
const MOST_ALIASED = 32_000_000;

/** Length of the text that a map or list becomes as a key. */
const LONGEST_KEY = 10_000;

const TIMESTAMP = 'tag:yaml.org,2002:timestamp';

interface Anchor {
  /** Undefined while the value is being read: an alias to it would be a circle. */
  readonly data: Data | undefined;
  readonly weight: number;
}

/** Turns a document of the library into ours. Recursive: the parser has limited the depth. */
export class Conversion {
  private readonly anchors = new Map<string, Anchor>();
  /** Characters so far, aliases counted as what they stand for. */
  private weight = 0;
  private aliased = 0;
  private readonly resolve: (text: string) => Resolved;

  constructor(
    private readonly document: YamlDocument,
    private readonly text: string,
    private readonly findings: Findings,
    private readonly dates: boolean,
    private readonly fail: Fail,
  ) {
    this.resolve = document.directives.yaml.version === '1.1' ? resolvePlain11 : resolvePlain;
  }

  root(): Data {
    const { contents, commentBefore, comment, range } = this.document;
    const data = this.convert(contents, { start: range[0], end: range[0] });
    const outer = joinComments({ before: linesOf(commentBefore) });
    const own = data.comments;
    const joined = joinComments(
      { before: own?.before ?? [], after: own?.after ?? '', inside: own?.inside ?? [] },
      outer,
    );
    return withComments(data, joinComments({ inside: linesOf(comment) }, joined));
  }

  private convert(node: Node | null, near: Span): Data {
    if (node === null) return scalar('null', 'null', near);
    if (isAlias(node)) return this.alias(node.source, spanOf(node), scalarComments(node));
    const anchor = (node as { anchor?: string }).anchor;
    if (anchor === undefined) return this.plainNode(node);
    const before = this.weight;
    this.anchors.set(anchor, { data: undefined, weight: 0 });
    const data = this.plainNode(node);
    this.anchors.set(anchor, { data, weight: this.weight - before });
    return data;
  }

  private plainNode(node: Node): Data {
    if (isMap(node)) return this.map(node);
    if (isSeq(node)) return this.list(node);
    return this.scalar(node as Scalar);
  }

  private alias(name: string, span: Span, comments: Comments | undefined): Data {
    const anchor = this.anchors.get(name);
    if (anchor === undefined) throw this.error('yaml.unknownAlias', { name: shorten(name) }, span);
    if (anchor.data === undefined) throw this.error('yaml.circle', { name: shorten(name) }, span);
    this.weight += anchor.weight;
    this.aliased += anchor.weight;
    if (this.aliased > MOST_ALIASED) throw this.error('yaml.aliasBomb', { limit: MOST_ALIASED }, span);
    this.findings.add('data.note.aliases', span, name);
    return withComments(anchor.data, comments);
  }

  private scalar(node: Scalar): Data {
    const span = spanOf(node);
    const source = node.source ?? '';
    this.weight += source.length + 2;
    const comments = scalarComments(node);
    const isPlain = node.type === Scalar.PLAIN;
    const mayBeTime = this.dates && (node.tag === TIMESTAMP || (node.tag === undefined && isPlain));
    const time = mayBeTime ? timeKind(source) : undefined;
    if (time !== undefined) {
      this.findings.add('data.note.datesMade', span, source);
      return scalar(time, source, span, comments);
    }
    if (node.tag !== undefined) {
      const { kind, text } = resolveTag(node.tag, source, isPlain, this.resolve, this.findings, span, () =>
        this.error('yaml.tagValue', { tag: shorten(node.tag ?? ''), value: shorten(source) }, span),
      );
      return scalar(kind, text, span, comments);
    }
    if (!isPlain) return scalar('string', source, span, comments);
    const { kind, text } = this.resolve(source);
    if (kind === 'string') this.noteText(text, span);
    else if (kind === 'integer') this.noteZero(source, span);
    else if (kind === 'float' && float11(text) !== text) this.findings.add('data.note.floats', span, source);
    return scalar(kind, text, span, comments);
  }

  /** A leading zero makes an octal number in YAML 1.1 and nothing in 1.2. */
  private noteZero(source: string, span: Span): void {
    if (this.resolve === resolvePlain11) {
      if (OCTAL_11.test(source)) this.findings.add('data.note.octal', span, source);
    } else if (/^[-+]?0\d/.test(source)) this.findings.add('data.warning.leadingZero', span, source);
  }

  private noteText(text: string, span: Span): void {
    if (isSwitchWord(text)) this.findings.add('data.note.words', span, text);
    else if (text.charCodeAt(4) === 0x2d && isTimestamp(text)) this.findings.add('data.note.timestamps', span, text);
  }

  private list(node: YAMLSeq): Data {
    const span = spanOf(node);
    this.weight += 2;
    this.noteTag(node.tag, span);
    const items = node.items.map((item) => this.item(item, span));
    return { kind: 'list', items, ...span, comments: collectionComments(node) };
  }

  /** An item of a flow sequence may be a pair alone: `[a: 1]`. */
  private item(item: unknown, near: Span): Data {
    if (!isPairNode(item)) return this.convert(item as Node | null, near);
    const builder = new MapBuilder();
    this.entry(item, builder, near);
    return { kind: 'map', entries: builder.entries, ...near, comments: undefined };
  }

  private map(node: YAMLMap): Data {
    const span = spanOf(node);
    this.weight += 2;
    this.noteTag(node.tag, span);
    const builder = new MapBuilder();
    for (const pair of node.items) this.entry(pair as Pair<Node | null, Node | null>, builder, span);
    return { kind: 'map', entries: builder.entries, ...span, comments: collectionComments(node) };
  }

  private entry(pair: Pair<Node | null, Node | null>, builder: MapBuilder, near: Span): void {
    const keyNode = pair.key;
    const keySpan = keyNode?.range ? spanOf(keyNode) : near;
    if (isMergeKey(keyNode)) return this.merge(this.convert(pair.value, keySpan), builder, keySpan);
    const key = this.key(keyNode, keySpan);
    const value = this.convert(pair.value, { start: keySpan.end, end: keySpan.end });
    const outer = joinComments({ before: [...linesOf(keyNode?.commentBefore), ...linesOf(keyNode?.comment)] });
    const own = value.comments;
    const comments = outer === undefined || own === undefined ? (outer ?? own) : joinComments(own, outer);
    const entry: Entry = { key, keyStart: keySpan.start, keyEnd: keySpan.end, value: withComments(value, comments) };
    const first = builder.add(entry);
    if (first === undefined) return;
    throw this.error(
      'yaml.duplicateKey',
      { key: shorten(key), line: placeAt(this.text, first.keyStart).line },
      keySpan,
    );
  }

  /** Keys are texts in JSON and TOML: what is none becomes one, with a remark. */
  private key(node: Node | null, span: Span): string {
    if (isScalar(node) && node.tag === undefined) {
      const source = node.source ?? '';
      this.weight += source.length + 2;
      const isText = node.type !== Scalar.PLAIN || this.resolve(source).kind === 'string';
      if (!isText) this.findings.add('data.note.keys', span, source);
      if (node.anchor !== undefined) this.anchors.set(node.anchor, { data: this.scalar(node), weight: source.length });
      return source === '~' && !isText ? '' : source;
    }
    const data = this.convert(node, span);
    if (data.kind === 'string') return data.text;
    this.findings.add('data.note.keys', span);
    if (data.kind !== 'map' && data.kind !== 'list') return data.text;
    // Keys within keys double their escapes at each level.
    const text = writeJson(data, { indent: 0 });
    if (text.length > LONGEST_KEY) throw this.error('yaml.complexKey', { limit: LONGEST_KEY }, span);
    return text;
  }

  /** `<<: *base` or `<<: [*a, *b]` (yaml.org/type/merge). */
  private merge(source: Data, builder: MapBuilder, span: Span): void {
    const maps = source.kind === 'list' ? source.items : [source];
    this.findings.add('data.note.merges', span);
    for (const map of maps) {
      if (map.kind !== 'map') throw this.error('yaml.mergeSource', {}, span);
      for (const entry of map.entries) builder.merge(entry);
    }
  }

  private noteTag(tag: string | undefined, span: Span): void {
    if (tag !== undefined && !/^tag:yaml\.org,2002:(?:map|seq|set|omap|pairs)$/.test(tag)) {
      this.findings.add('data.warning.tags', span, tag);
    }
  }

  private error(code: string, params: Readonly<Record<string, string | number>>, { start, end }: Span): Error {
    return this.fail(code, params, placeOf(this.text, [start, end]));
  }
}

function spanOf(node: { range?: [number, number, number] | null | undefined }): Span {
  const [start, end] = node.range ?? [0, 0];
  return { start, end };
}

const isPairNode = (item: unknown): item is Pair<Node | null, Node | null> =>
  typeof item === 'object' &&
  item !== null &&
  'key' in item &&
  !isAlias(item) &&
  !isScalar(item) &&
  !isMap(item) &&
  !isSeq(item);

const isMergeKey = (node: Node | null): boolean =>
  isScalar(node) &&
  node.source === '<<' &&
  (node.tag === 'tag:yaml.org,2002:merge' || (node.tag === undefined && node.type === Scalar.PLAIN));

import { Composer, Lexer, Parser, type CST, type Document, type ParsedNode, type YAMLError } from 'yaml';
import { placeAt, type Place } from '#lib/place';
import type { Fail } from '#lib/text-error';
import { explain } from './explain.ts';

export type YamlDocument = Document.Parsed;

/** Levels of nesting that are read. The library goes down by recursion; its stack ends at about 800. */
export const DEEPEST = 400;

/**
 * Every plain scalar stays the text that it is (`schema`): what it stands for is our own reading, exact for numbers of
 * any length. Keys are compared by our own too: the library takes time in the square of their number.
 */
const OPTIONS = { schema: 'failsafe', resolveKnownTags: false, uniqueKeys: false } as const;

/** The documents of a YAML 1.2 stream, without those that are nothing at all. Throws what `fail` makes. */
export function parseYaml(text: string, fail: Fail): YamlDocument[] {
  const documents: YamlDocument[] = [];
  const composer = new Composer(OPTIONS);
  const directives = new DirectiveCheck(text, fail);
  for (const token of tokensOf(text, fail)) {
    directives.check(token);
    for (const document of composer.next(token)) documents.push(checked(document, text, fail));
  }
  directives.end();
  for (const document of composer.end(true, text.length)) documents.push(checked(document, text, fail));
  return documents.filter(isThere);
}

function* tokensOf(text: string, fail: Fail): Generator<CST.Token> {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > DEEPEST) throw fail('yaml.tooDeep', { limit: DEEPEST }, placeAt(text, parser.offset));
  }
  yield* parser.end();
}

function checked(document: YamlDocument, text: string, fail: Fail): YamlDocument {
  const error = document.errors.find((one) => !isVersionTwice(one, text));
  if (error === undefined) {
    // The library writes no document that has errors.
    document.errors = [];
    return document;
  }
  const { code, params } = explain(error, text);
  throw fail(code, code === 'yaml.tooDeep' ? { limit: DEEPEST } : params, placeOf(text, error.pos));
}

/** `%YAML 1.1 1.2` is let pass by yaml-test-suite (ZYU8), any other word after the version is not (H7TQ). */
const isVersionTwice = ({ code, pos }: YAMLError, text: string): boolean =>
  code === 'BAD_DIRECTIVE' && /^%YAML +\d+\.\d+ +\d+\.\d+[ \t]*$/m.test(lineAt(text, pos[0]));

const lineAt = (text: string, offset: number): string => /^.*/.exec(text.slice(offset, offset + 80))?.[0] ?? '';

export function placeOf(text: string, [start, end]: readonly [number, number]): Place {
  const place = placeAt(text, Math.min(start, text.length));
  return { ...place, endOffset: Math.max(place.offset, Math.min(end, text.length)) };
}

/** A stretch without content and without `---`, such as comments before `...`, is not a document (YAML 1.2.2, 9.2). */
function isThere({ contents, directives }: YamlDocument): boolean {
  return (
    directives.docStart === true ||
    (contents !== null && contents.range[0] < contents.range[1]) ||
    hasProperties(contents)
  );
}

const hasProperties = (contents: ParsedNode | null): boolean =>
  contents !== null && (contents.tag ?? (contents as { anchor?: string }).anchor) !== undefined;

/** Faults that the library lets pass: `%YAML` twice, directives without a document (YAML 1.2.2, 6.8). */
class DirectiveCheck {
  private pending: CST.SourceToken | undefined;
  private hasVersion = false;

  constructor(
    private readonly text: string,
    private readonly fail: Fail,
  ) {}

  check(token: CST.Token): void {
    if (token.type === 'document') {
      this.pending = undefined;
      this.hasVersion = false;
    }
    if (token.type !== 'directive') return;
    this.pending ??= token as unknown as CST.SourceToken;
    if (!/^%YAML\b/.test(token.source)) return;
    if (this.hasVersion) throw this.fail('yaml.directive', { found: token.source }, this.place(token));
    this.hasVersion = true;
  }

  end(): void {
    if (this.pending !== undefined) throw this.fail('yaml.directiveEnd', {}, this.place(this.pending));
  }

  private place({ offset, source }: { offset: number; source: string }): Place {
    return placeOf(this.text, [offset, offset + source.length]);
  }
}

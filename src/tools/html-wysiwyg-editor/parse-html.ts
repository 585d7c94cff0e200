import {
  defaultTreeAdapter,
  ErrorCodes as ERR,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type ParserError,
  type Token,
} from 'parse5';
import type { Findings } from './findings.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** Collects end tags that close nothing, which parse5 does not report. */
class EndTagParser extends Parser<DefaultTreeAdapterMap> {
  readonly #unused = new Set<number>();

  override onEndTag(token: Token.TagToken): void {
    if (token.location) this.#unused.add(token.location.startOffset);
    super.onEndTag(token);
  }

  override _setEndLocation(element: Element, token: Token.Token): void {
    super._setEndLocation(element, token);
    const end = element.sourceCodeLocation?.endTag;
    if (end) this.#unused.delete(end.startOffset);
  }

  /** The offsets of end tags that closed no element. */
  strayEndTags(): Iterable<number> {
    return this.#unused;
  }
}

/** Parses a fragment or a whole document as browsers do: what is in its body. Mistakes go to the findings. */
export function parseHtml(text: string, findings: Findings): DefaultTreeAdapterTypes.DocumentFragment {
  const settings = {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }: ParserError) => {
      // A fragment needs no doctype.
      if (code !== ERR.missingDoctype) findings.repair(text, startOffset);
    },
  };
  const isDocument = /^\s*(?:<!doctype|<html|<body|<head)/i.test(text);
  const parser = isDocument
    ? new EndTagParser(settings)
    : (EndTagParser.getFragmentParser<DefaultTreeAdapterMap>(null, settings) as EndTagParser);
  parser.tokenizer.write(text, true);
  const root = isDocument ? parser.document : parser.getFragment();
  for (const offset of parser.strayEndTags()) findings.repair(text, offset);
  if (!isDocument) return root as DefaultTreeAdapterTypes.DocumentFragment;
  const body = defaultTreeAdapter.createDocumentFragment();
  body.childNodes = contentsOf(root as DefaultTreeAdapterTypes.Document, findings);
  return body;
}

/** The content of the body; the head has nothing to edit. */
function contentsOf(document: DefaultTreeAdapterTypes.Document, findings: Findings): Child[] {
  const root = document.childNodes.find((node): node is Element => node.nodeName === 'html');
  return (root?.childNodes ?? []).flatMap((node) => {
    if (node.nodeName !== 'head') return 'childNodes' in node ? node.childNodes : [node];
    for (const child of node.childNodes) if ('tagName' in child) findings.remove(child.tagName);
    return [];
  });
}

import { ToolError } from '#engine/error';
import { decodeAttribute, decodeCdata, decodeText } from '#formats/xml/decode.ts';
import { XmlDocument, type XmlToken } from '#formats/xml/document.ts';
import { CDATA, EMPTY, OPEN, scanXml, TEXT } from '#formats/xml/scan.ts';
import { shorten } from '#lib/shorten';
import { parsePath, type Predicate, type Step } from './path.ts';

/** The document itself, around its root element. */
const WHOLE = -1;

/** The results of a path: elements as documents of their own; attributes and texts as written. Throws `error.path…`. */
export function select(document: XmlDocument, path: string): (XmlDocument | string)[] {
  let found: XmlToken[] = [WHOLE];
  const steps = parsePath(path);
  const last = steps.at(-1);
  for (const step of steps) if (step.kind === 'element') found = follow(document, found, step);
  const results =
    last === undefined ? [] : last.kind === 'element' ? asDocuments(document, found) : parts(document, found, last);
  if (results.length === 0) throw new ToolError('error.pathNotFound', { path: shorten(path) }, { option: 'path' });
  return results;
}

const asDocuments = (document: XmlDocument, found: readonly XmlToken[]): XmlDocument[] =>
  found.map((token) => {
    const text = document.text.slice(document.start(token), document.end(document.partner(token)));
    return new XmlDocument(text, scanXml(text), document.doctype);
  });

const isElement = (document: XmlDocument, token: XmlToken): boolean =>
  document.kind(token) === OPEN || document.kind(token) === EMPTY;

/** Tokens directly in an element, or in the document. */
function* childrenOf(document: XmlDocument, around: XmlToken): Generator<XmlToken> {
  const end = around === WHOLE ? document.size : document.partner(around);
  for (let token = around + 1; token < end; token = document.partner(token) + 1) yield token;
}

/** The contexts and all elements in them, each once and in order. */
function withDescendants(document: XmlDocument, contexts: readonly XmlToken[]): XmlToken[] {
  const all: XmlToken[] = [];
  let covered = WHOLE - 1;
  for (const context of contexts) {
    if (context <= covered) continue;
    all.push(context);
    const end = context === WHOLE ? document.size : document.partner(context);
    for (let token = context + 1; token < end; token++) if (isElement(document, token)) all.push(token);
    covered = Math.max(end - 1, context);
  }
  return all;
}

function follow(document: XmlDocument, contexts: readonly XmlToken[], step: Step): XmlToken[] {
  const found = new Set<XmlToken>();
  for (const context of step.isDeep ? withDescendants(document, contexts) : contexts) {
    let nodes = [...childrenOf(document, context)].filter(
      (token) => isElement(document, token) && isNamed(document.name(token), step.name),
    );
    for (const predicate of step.predicates) nodes = keep(document, nodes, predicate);
    for (const node of nodes) found.add(node);
  }
  return [...found].sort((a, b) => a - b);
}

/** A name without a prefix finds any prefix, for nobody wants to declare some here. */
const isNamed = (name: string, wanted: string): boolean =>
  wanted === '*' || name === wanted || (!wanted.includes(':') && name.endsWith(`:${wanted}`));

function keep(document: XmlDocument, nodes: XmlToken[], predicate: Predicate): XmlToken[] {
  if (predicate.is === 'last') return nodes.slice(-1);
  if (predicate.is === 'position')
    return nodes.slice(predicate.position - 1, predicate.position).filter(() => predicate.position > 0);
  const { of, operator, value } = predicate;
  return nodes.filter((node) => {
    const values = valuesOf(document, node, of);
    switch (operator) {
      case 'exists':
        return values.length > 0;
      case '=':
        return values.includes(value);
      case '!=':
        return values.some((item) => item !== value);
      case 'contains':
        return values[0]?.includes(value) === true;
    }
  });
}

function valuesOf(document: XmlDocument, node: XmlToken, of: string): string[] {
  if (of === '.') return [textIn(document, node)];
  if (of.startsWith('@'))
    return document
      .attributes(node)
      .filter(({ name }) => isNamed(name, of.slice(1)))
      .map((attribute) => decodeAttribute(attribute.value));
  const children = [...childrenOf(document, node)];
  if (of.startsWith('text('))
    return children.filter((token) => document.kind(token) === TEXT).map((token) => decodeText(document.raw(token)));
  return children
    .filter((token) => isElement(document, token) && isNamed(document.name(token), of))
    .map((token) => textIn(document, token));
}

/** All text in an element (XPath 1.0, section 5.2: string-value). */
function textIn(document: XmlDocument, node: XmlToken): string {
  const texts: string[] = [];
  for (let token = node + 1; token < document.partner(node); token++) {
    if (document.kind(token) === TEXT) texts.push(decodeText(document.raw(token)));
    if (document.kind(token) === CDATA) texts.push(decodeCdata(document.raw(token)));
  }
  return texts.join('');
}

/** Attributes or texts of the contexts, as written. */
function parts(document: XmlDocument, found: readonly XmlToken[], step: Step): string[] {
  const contexts = step.isDeep ? withDescendants(document, found) : found;
  return contexts.flatMap((context) => {
    if (step.kind === 'text')
      return [...childrenOf(document, context)]
        .filter(
          (token) =>
            (document.kind(token) === TEXT && document.raw(token).trim() !== '') || document.kind(token) === CDATA,
        )
        .map((token) => document.raw(token).trim());
    if (context === WHOLE) return [];
    return document
      .attributes(context)
      .filter(({ name }) => isNamed(name, step.name))
      .map(({ name, value, quote }) => `${name}=${quote}${value}${quote}`);
  });
}

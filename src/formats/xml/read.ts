import { placeAt } from '#lib/place';
import { XmlDocument } from './document.ts';
import { checkEntities } from './entities.ts';
import type { XmlFail } from './error.ts';
import { textError } from '#lib/text-error';
import { Expander } from './expand.ts';
import { Failure } from './failure.ts';
import { judge } from './judge.ts';
import { scanXml, TEXT } from './scan.ts';

/**
 * Reads a well-formed XML document (XML 1.0 and 1.1) without losing anything of it. Nothing is fetched, entities are
 * checked but not expanded. Throws a `TextError`, or what `fail` makes instead.
 */
export function readXml(text: string, fail: XmlFail = textError): XmlDocument {
  return placed(text, fail, () => {
    const doctype = judge(text);
    const document = new XmlDocument(text, scanXml(text), doctype);
    checkEntities(document);
    return document;
  });
}

/**
 * The same document with the entities that it declares put in place, so that elements in them are elements. `expand` does
 * the same for the value of an attribute, which stays as written here. Both throw as `readXml` does, for an entity bomb too.
 */
export function expandContent(
  document: XmlDocument,
  fail: XmlFail = textError,
): { readonly document: XmlDocument; readonly expand: (attribute: string) => string } {
  const { doctype, text } = document;
  if (doctype === undefined || doctype.entities.size === 0) return { document, expand: (attribute) => attribute };
  const expander = new Expander(doctype);
  const expand = (raw: string, start = 0) => placed(text, fail, () => expander.expand(raw, start));
  const parts: string[] = [];
  for (let token = 0; token < document.size; token++) {
    const raw = document.raw(token);
    parts.push(document.kind(token) === TEXT ? expand(raw, document.start(token)) : raw);
  }
  const expanded = parts.join('');
  return { document: expanded === text ? document : new XmlDocument(expanded, scanXml(expanded), doctype), expand };
}

function placed<T>(text: string, fail: XmlFail, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw fail(error.code, error.params, { ...placeAt(text, error.start), endOffset: error.end });
  }
}

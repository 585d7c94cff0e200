import { SaxesParser } from 'saxes';
import { readDoctype, type Doctype } from './doctype.ts';
import { isXmlName } from './names.ts';
import { refuse } from './refuse.ts';
import { DOCTYPE, scanXml } from './scan.ts';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])/;

/**
 * Whether a text is a well-formed XML document (XML 1.0, section 2.1), entities apart. Nothing is fetched or expanded.
 * Throws a `Failure` with the first mistake.
 */
export function judge(text: string): Doctype | undefined {
  let doctype: Doctype | undefined;
  const parser = createParser(text, false);
  parser.on('doctype', () => {
    doctype = findDoctype(text.slice(0, parser.position));
    if (doctype !== undefined) declare(parser, doctype);
  });
  run(parser, text);
  return doctype;
}

/** Whether a text may be the content of an element (production `content`). Throws a `Failure`. */
export function judgeContent(text: string, doctype: Doctype): void {
  const parser = createParser(text, true);
  declare(parser, doctype);
  run(parser, text);
}

function createParser(text: string, fragment: boolean): SaxesParser {
  const parser = new SaxesParser({ position: false, fragment });
  parser.on('error', ({ message }) => {
    throw refuse(message, text, parser.position);
  });
  return parser;
}

function run(parser: SaxesParser, text: string): void {
  // The parser does not see a lone high surrogate.
  const lone = LONE_SURROGATE.exec(text);
  parser.write(lone === null ? text : text.slice(0, lone.index));
  if (lone !== null) throw refuse('disallowed character.', text, lone.index + 1);
  parser.close();
}

function findDoctype(text: string): Doctype | undefined {
  const { kinds, starts, count } = scanXml(text);
  const token = kinds.indexOf(DOCTYPE);
  return token < 0 || token >= count ? undefined : readDoctype(text, starts[token] ?? 0, text.length);
}

/** The parser only asks whether an entity is known; what it stands for is looked at elsewhere. */
function declare(parser: SaxesParser, { entities, hasUnread }: Doctype): void {
  for (const name of entities.keys()) if (!(name in parser.ENTITIES)) parser.ENTITIES[name] = '';
  if (!hasUnread) return;
  // With declarations that are not read, an entity without one is not a mistake (section 4.1, Entity Declared).
  parser.ENTITIES = new Proxy(parser.ENTITIES, {
    get: (known, name: string): string | undefined => known[name] ?? (isXmlName(name) ? '' : undefined),
  });
}

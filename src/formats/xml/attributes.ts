import { SPACE } from './names.ts';

/** An attribute as written. */
export interface RawAttribute {
  readonly name: string;
  /** Between the quotes. */
  readonly value: string;
  readonly quote: string;
  /** Offsets of name and value together. */
  readonly start: number;
  readonly end: number;
}

const ATTRIBUTE = new RegExp(
  `${SPACE}+([^\\s=<>"'/\\u0085]+)${SPACE}*=${SPACE}*(?:"([^"]*)"|'([^']*)')`.replaceAll('\\s', ' \\t\\r\\n\\u2028'),
  'y',
);
const NAME_END = /[ \t\r\n\u0085\u2028/>]/g;

/** Name of an element from the offset of its `<` or, for a closing tag, of its `</`. */
export function tagName(text: string, start: number): string {
  const from = text.charAt(start + 1) === '/' ? start + 2 : start + 1;
  NAME_END.lastIndex = from;
  return text.slice(from, NAME_END.exec(text)?.index);
}

/** Attributes of the tag (or XML declaration) that begins at an offset, in their order. */
export function readAttributes(text: string, start: number): RawAttribute[] {
  const attributes: RawAttribute[] = [];
  NAME_END.lastIndex = start + 1;
  ATTRIBUTE.lastIndex = NAME_END.exec(text)?.index ?? text.length;
  for (;;) {
    const match = ATTRIBUTE.exec(text);
    if (match === null) return attributes;
    const [whole, name = '', double, single = ''] = match;
    const end = match.index + whole.length;
    attributes.push({
      name,
      value: double ?? single,
      quote: double === undefined ? "'" : '"',
      start: match.index + whole.indexOf(name),
      end,
    });
  }
}

import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from './refuse.ts';

/*
 * Behavior of saxes that we rely on and it does not promise: its messages, and where it stops. An upgrade that changes
 * it fails here.
 */

/** Message, a text that it is about, and how far the parser has read then. */
const MESSAGES: readonly (readonly [message: string, text: string, position: number])[] = [
  ['disallowed character.', '<a>\u0001</a>', 4],
  ['disallowed character in tag name', '<a><1/></a>', 5],
  ['disallowed character in tag name.', '<a$/>', 3],
  ['disallowed character in attribute name.', '<a 1="x"/>', 4],
  ['disallowed character in closing tag.', '<a></a b>', 8],
  ['forward-slash in opening tag not followed by >.', '<a / >', 5],
  ['unquoted attribute value.', '<a b=1/>', 6],
  ['no whitespace between attributes.', '<a b="1"c="2"/>', 9],
  ['attribute without value.', '<a checked>', 11],
  ['duplicate attribute: b.', '<a b="1" b="2"/>', 16],
  ['unexpected close tag.', '<a><b></a>', 10],
  ['unmatched closing tag: a.', '</a>', 4],
  ['weird empty close tag.', '<a></></a>', 6],
  ['text data outside of root node.', 'hello', 6],
  ['documents may contain only one root.', '<a/><b/>', 7],
  ['document must contain a root element.', '<!-- -->', 8],
  ['unclosed tag: a', '<a>', 3],
  ['unexpected end.', '<a/><!-- x', 10],
  ['undefined entity.', '<a>&nbsp;</a>', 9],
  ['malformed character entity.', '<a>&#0;</a>', 7],
  ['disallowed character in entity name.', '<a>&<&amp;', 10],
  ['empty entity name.', '<a>&;</a>', 5],
  ['the string "]]>" is disallowed in char data.', '<a>]]></a>', 6],
  ['malformed comment.', '<a><!-- a -- b --></a>', 13],
  ['incorrect syntax.', '<![CDATAx', 9],
  ['inappropriately located doctype declaration.', '<a><!DOCTYPE a></a>', 12],
  ['processing instruction without a target.', '<a><? ?></a>', 6],
  ['disallowed character in processing instruction name.', '<a><?1 ?></a>', 6],
  ['an XML declaration must be at the start of the document.', ' <?xml version="1.0"?><a/>', 7],
  ['the XML declaration must appear at the start of the document.', '<?XML version="1.0"?><a/>', 21],
];

describe('saxes', () => {
  it.each(MESSAGES)('says %j', (message, text, position) => {
    const found: [string, number][] = [];
    const parser = new SaxesParser({ position: false, fragment: false });
    parser.on('error', (error) => found.push([error.message, parser.position]));
    parser.write(text).close();
    expect(found[0]).toEqual([message, position]);
  });

  it('says all that we have words for', () => {
    const said = new Set(MESSAGES.map(([message]) => (message in REFUSALS ? message : message.replace(/:.*$/s, ':'))));
    expect([...said].sort()).toEqual(Object.keys(REFUSALS).sort());
  });

  it('asks ENTITIES for what an entity is, one by one', () => {
    const asked: (string | symbol)[] = [];
    const parser = new SaxesParser({ position: false, fragment: true });
    parser.ENTITIES = new Proxy(parser.ENTITIES, {
      get: (known, name: string) => {
        asked.push(name);
        return known[name] ?? '-';
      },
    });
    let read = '';
    parser.on('text', (text) => (read += text));
    parser.write('a&b;c&amp;').close();
    expect([read, asked]).toEqual(['a-c&', ['b', 'amp']]);
  });
});

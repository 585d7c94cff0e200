import { SaxesParser } from 'saxes';

const escapeText = (text: string): string => text.replace(/[&<]/g, (found) => (found === '&' ? '&amp;' : '&lt;'));
const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

/** The least that reads XML with saxes and lays it out anew: elements on lines of their own, but a text with its tags. */
export function rewriteXml(source: string): string {
  const parts: string[] = [];
  let depth = 0;
  let isLeaf = false;
  const breakLine = () => void (parts.length > 0 && parts.push('\n', '  '.repeat(depth)));
  const parser = new SaxesParser();
  parser.on('xmldecl', ({ version }) => void parts.push(`<?xml version="${version ?? '1.0'}"?>`));
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    breakLine();
    parts.push('<', name);
    for (const key of Object.keys(attributes)) parts.push(' ', key, '="', escapeValue(attributes[key] ?? ''), '"');
    parts.push(isSelfClosing ? '/>' : '>');
    depth += 1;
    isLeaf = true;
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    depth -= 1;
    if (!isSelfClosing) {
      if (!isLeaf) breakLine();
      parts.push('</', name, '>');
    }
    isLeaf = false;
  });
  parser.on('text', (text) => void (text.trim() !== '' && parts.push(escapeText(text))));
  parser.on('comment', (comment) => {
    breakLine();
    parts.push('<!--', comment, '-->');
    isLeaf = false;
  });
  parser.write(source).close();
  return parts.join('');
}

import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';
import { extensionOf, mimeTypes, typesOf, type MimeType } from './media-types.ts';

/** The server the lines are written for. */
type Target = 'nginx' | 'apache' | 'iis' | 'accept' | 'contentType';

/**
 * Writes types or extensions, one on each line, as the settings of a server or as a header. Throws `ToolError` with the place of
 * a line that is neither, or that a server has no extension for.
 */
export function configure(text: string, { target }: { readonly target: Target }): string {
  const wanted = [...text.matchAll(/[^\r\n,;]+/g)].filter(([line]) => line.trim() !== '');
  const items = new Map<string, MimeType>();
  for (const { 0: line, index } of wanted) {
    const item = findItem(line.trim());
    const start = index + line.length - line.trimStart().length;
    const where = { at: { ...placeAt(text, start), endOffset: start + line.trim().length } };
    if (item === undefined) throw new ToolError('error.unknown', { text: shorten(line.trim()) }, where);
    if (item.extensions.length === 0 && target !== 'accept' && target !== 'contentType') {
      throw new ToolError('error.noExtension', { type: item.type }, where);
    }
    items.set(item.type, item);
  }
  return WRITERS[target]([...items.values()]);
}

function findItem(text: string): MimeType | undefined {
  const type = text.toLowerCase();
  return mimeTypes.find((item) => item.type === type) ?? typesOf(extensionOf(text))[0];
}

/** With the encoding that a text has by default. */
const withCharset = ({ type, charset }: MimeType) =>
  charset === 'UTF-8' && type.startsWith('text/') ? `${type}; charset=utf-8` : type;

const lines = (list: readonly string[]) => list.map((line) => `${line}\n`).join('');

const WRITERS: Readonly<Record<Target, (items: readonly MimeType[]) => string>> = {
  nginx: (items) =>
    items.length === 0
      ? ''
      : lines(['types {', ...items.map(({ type, extensions }) => `  ${type} ${extensions.join(' ')};`), '}']),
  apache: (items) =>
    lines(items.map(({ type, extensions }) => `AddType ${type} ${extensions.map((one) => `.${one}`).join(' ')}`)),
  iis: (items) =>
    items.length === 0
      ? ''
      : lines([
          '<staticContent>',
          ...items.flatMap(({ type, extensions }) =>
            extensions.map((one) => `  <mimeMap fileExtension=".${one}" mimeType="${type}" />`),
          ),
          '</staticContent>',
        ]),
  accept: (items) => (items.length === 0 ? '' : lines([`Accept: ${items.map(({ type }) => type).join(', ')}`])),
  contentType: (items) => lines(items.map((item) => `Content-Type: ${withCharset(item)}`)),
};

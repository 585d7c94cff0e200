import { TAG } from './balance.ts';
import { decodeText } from './characters.ts';
import { isVoid } from './elements.ts';

/** A text, the beginning of an element, or (null) the end of one. */
export type Piece = string | null | { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

type Attributes = Record<string, string>;

/** Our own HTML as a flat list, however deep it is nested. Nothing in it makes a browser ask for anything. */
export function toPieces(html: string): { pieces: readonly Piece[]; images: number } {
  const pieces: Piece[] = [];
  let images = 0;
  let done = 0;
  const addText = (end: number) => {
    if (end > done) pieces.push(decodeText(html.slice(done, end)));
  };
  for (const match of html.matchAll(TAG)) {
    const [whole, slash, name = '', source = ''] = match;
    addText(match.index);
    done = match.index + whole.length;
    if (slash === '/') pieces.push(null);
    else if (name !== 'source') {
      const attributes = readAttributes(source);
      const { src = '' } = attributes;
      const isFetched = name === 'img' && src !== '' && !/^data:/i.test(src);
      if (isFetched) images += 1;
      pieces.push(...(isFetched ? standIn(attributes) : begin(name, attributes)));
    }
  }
  addText(html.length);
  return { pieces, images };
}

const readAttributes = (source: string): Attributes =>
  Object.fromEntries(
    [...source.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decodeText(value)]),
  );

function begin(name: string, attributes: Attributes): Piece[] {
  const piece = { name, attributes: name === 'a' ? linkOf(attributes) : attributes };
  return isVoid(name) ? [piece, null] : [piece];
}

/** A picture that would have to be fetched: its description and address. */
const standIn = ({ alt = '', src = '' }: Attributes): Piece[] => [
  { name: 'span', attributes: { class: 'picture' } },
  ...(alt === '' ? [] : [alt, ' ']),
  { name: 'code', attributes: {} },
  src,
  null,
  null,
];

/** Links open beside the page; one into the text stays in the frame, whose address is about:blank. */
function linkOf({ href, ...rest }: Attributes): Attributes {
  if (href === undefined) return rest;
  if (href.startsWith('#')) return { ...rest, href: `about:blank${href}` };
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return { ...rest, href, target: '_blank', rel: 'noreferrer' };
  // It would lead into this site.
  return { title: href, ...rest };
}

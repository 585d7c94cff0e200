import type { XmlDocument } from '#formats/xml/document.ts';
import type { XmlLayout } from '#formats/xml/layout.ts';
import { EMPTY, OPEN } from '#formats/xml/scan.ts';

/**
 * The elements whose whitespace is shown (HTML, 4.4.3 and 15.3.1; SVG 2, 11.3), and those whose content is no markup.
 */
const VERBATIM = new Set(['pre', 'textarea', 'script', 'style', 'text']);
/** Phrasing content (HTML, 3.2.5.2.5): whitespace beside it is a space on the page. */
const INLINE = new Set(
  (
    'a abbr audio b bdi bdo br button canvas cite code data del dfn em embed font i iframe img input ins kbd label ' +
    'map mark math meter noscript object output picture progress q ruby s samp select small span strong sub sup svg ' +
    'time tt u var video wbr'
  ).split(' '),
);
const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** The way a document is shown, by its root element: a page, a picture, or neither. */
export function hypertextOf(document: XmlDocument): 'html' | 'svg' | undefined {
  let root = 0;
  while (document.kind(root) !== OPEN && document.kind(root) !== EMPTY) root++;
  const name = document.name(root).replace(/^.*:/, '');
  const namespaces = document
    .attributes(root)
    .flatMap((attribute) => (/^xmlns\b/.test(attribute.name) ? attribute.value : []));
  if (name === 'html' || namespaces.includes(HTML)) return 'html';
  return name === 'svg' && (namespaces.length === 0 || namespaces.includes(SVG)) ? 'svg' : undefined;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Rules that keep a page or picture looking as it does. */
export const hypertextRules = (kind: 'html' | 'svg'): Pick<XmlLayout, 'isVerbatim' | 'isInline'> => ({
  isVerbatim: (name) => VERBATIM.has(local(name)),
  ...(kind === 'html' && { isInline: (name: string) => INLINE.has(local(name)) }),
});

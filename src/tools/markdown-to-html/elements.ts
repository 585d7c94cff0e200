/*
 * The elements that raw HTML may bring in: text, lists, tables, pictures. Nothing here runs a script, sends a form,
 * frames a page or changes how the following text is read (raw text, foreign content), which is what tricks on
 * sanitizers live on.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const HEADINGS = 'h1 h2 h3 h4 h5 h6';
const BLOCKS = `address article aside blockquote center details div dl figure footer ${HEADINGS} header hr main nav ol p
pre section table ul`;

const ELEMENTS = words(`${BLOCKS} a abbr b bdi bdo big br caption cite code col colgroup dd del dfn dt em figcaption i
img ins kbd li mark picture q rp rt ruby s samp small source span strike strong sub summary sup tbody td tfoot th thead
time tr tt u var wbr`);

const VOID = words('br col hr img input source wbr');

/** Attributes that every element may have; `style`, `name` and the event handlers are not among them. */
const GLOBAL = words('align class dir id lang title');
const CELL = words('abbr colspan headers rowspan scope valign width');
const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('href name'),
  col: words('span width'),
  colgroup: words('span width'),
  del: words('datetime'),
  details: words('open'),
  img: words('alt height loading src width'),
  ins: words('datetime'),
  li: words('value'),
  ol: words('reversed start type'),
  source: words('height media srcset type width'),
  table: words('width'),
  td: CELL,
  th: CELL,
  time: words('datetime'),
  ul: words('type'),
};

/** Elements that end where another begins (HTML, 13.1.2.4, optional tags). */
const ENDED_BY: Readonly<Record<string, ReadonlySet<string>>> = {
  p: words(BLOCKS),
  li: words('li'),
  dt: words('dt dd'),
  dd: words('dt dd'),
  rt: words('rt rp'),
  rp: words('rt rp'),
  td: words('td th tr tbody tfoot thead'),
  th: words('td th tr tbody tfoot thead'),
  tr: words('tr tbody tfoot thead'),
  tbody: words('tbody tfoot'),
  thead: words('tbody tfoot'),
};

export const isElement = (name: string): boolean => ELEMENTS.has(name);
export const isVoid = (name: string): boolean => VOID.has(name);
export const isAttribute = (element: string, name: string): boolean =>
  GLOBAL.has(name) ||
  /^aria-[a-z]+$/.test(name) ||
  (Object.hasOwn(ATTRIBUTES, element) && ATTRIBUTES[element]?.has(name) === true);
export const endsBefore = (open: string, next: string): boolean =>
  Object.hasOwn(ENDED_BY, open) && ENDED_BY[open]?.has(next) === true;

import { html as namespaces, parse, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { compileHtml } from './compile.ts';
import { HOSTILE } from './hostile-inputs.test-support.ts';
import { parseMarkdown } from './parse.ts';
import { html, show } from './run.test-support.ts';

/*
 * Read by a parser that follows the HTML standard, in every place where Markdown can hold HTML. The allowed elements
 * are written down here once more, so that a hole in the lists of elements.ts is seen.
 */

const ELEMENTS = new Set(
  `a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div
  dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p picture pre q rp rt
  ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var
  wbr`.split(/\s+/),
);
const ATTRIBUTES = new Set(
  `abbr align alt class colspan datetime dir headers height href id lang loading media open reversed rowspan scope span
  src srcset start title type valign value width`.split(/\s+/),
);
const OUR_OWN = /^(?:aria-[a-z]+|data-footnote-(?:backref|ref)|data-footnotes)$/;

type Element = DefaultTreeAdapterTypes.Element;
type Attributes = Readonly<Record<string, string>>;

function* elementsIn(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* elementsIn(child);
  }
}

/** The markup that could act: nothing of it may come out. */
const dangersIn = (root: DefaultTreeAdapterTypes.Node) =>
  [...elementsIn(root)].flatMap((element) => {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    const foreign = element.namespaceURI === namespaces.NS.HTML ? [] : [element.namespaceURI];
    return [...foreign, ...dangersOf(element.tagName, attributes)];
  });

function dangersOf(name: string, attributes: Attributes): string[] {
  // A task of a list, which only Markdown makes: it can neither be changed nor sent.
  if (name === 'input') {
    const { type, disabled, checked: _, ...others } = attributes;
    return type === 'checkbox' && disabled !== undefined && Object.keys(others).length === 0 ? [] : ['input'];
  }
  const found = ELEMENTS.has(name) ? [] : [`<${name}>`];
  for (const [attribute, value] of Object.entries(attributes)) {
    const isKnown = ATTRIBUTES.has(attribute) || OUR_OWN.test(attribute) || (name === 'a' && attribute === 'name');
    if (!isKnown) found.push(`${name} ${attribute}`);
    if (/^(?:href|src|srcset)$/.test(attribute) && !isHarmless(value, name)) found.push(`${attribute}=${value}`);
  }
  return found;
}

/** As the URL Standard reads it (4.4), against an address of its own. */
function isHarmless(address: string, element: string): boolean {
  const isList = element === 'source';
  const candidates = isList ? address.split(',').map((item) => item.trim().split(/\s/)[0] ?? '') : [address];
  return candidates.every((candidate) => {
    const { protocol, pathname } = new URL(candidate, 'https://page.example/');
    if (element === 'img' && protocol === 'data:') return pathname.startsWith('image/');
    return ['http:', 'https:', 'mailto:'].includes(protocol);
  });
}

/** Where a piece of text can be. */
const PLACES: Readonly<Record<string, (text: string) => string>> = {
  'by itself': (text) => text,
  'in a paragraph': (text) => `a ${text} b`,
  'in a list': (text) => `- ${text.replaceAll('\n', '\n  ')}\n- c`,
  'in a quote': (text) => text.replace(/^/gm, '> '),
  'in an element': (text) => `<div title="a">\n\n${text}\n\n</div>`,
  'in an image': (text) => `![a ${text}](b)`,
  'after an open attribute': (text) => `<b title="\n\n${text}\n\n">`,
};
const INPUTS = Object.values(HOSTILE).flat();

it('has as many inputs as it says, and none twice', () => {
  expect(new Set(INPUTS).size).toBe(INPUTS.length);
  expect(INPUTS.length).toBeGreaterThan(275);
});

it('would find what is hostile: most of it, where raw HTML is kept', () => {
  const keep = (text: string) =>
    compileHtml(parseMarkdown(text, { isGfm: true }), { isGfm: true, html: 'keep', footnotes: '' }).html;
  // The rest is text to Markdown, or an address that a browser takes for a relative one.
  expect(INPUTS.filter((text) => dangersIn(parseFragment(keep(text))).length > 0).length).toBeGreaterThan(200);
});

function check(written: string, place: string): void {
  const page = parse(written);
  const [, head, body] = [...elementsIn(page)].filter(({ tagName }) => /^(?:html|head|body)$/.test(tagName));
  if (head === undefined || body === undefined) throw new Error('A page has a head and a body.');
  expect(head.childNodes, `${place}: ${written}`).toEqual([]);
  expect(dangersIn(body), `${place}: ${written}`).toEqual([]);
  // Written by the browser and read once more: nothing comes alive on the way (mutation XSS).
  expect(dangersIn(parseFragment(serialize(body))), place).toEqual([]);
}

describe.each(Object.entries(HOSTILE))('%s', (_, inputs) => {
  it.each(inputs)('%j', (text) => {
    for (const [place, put] of Object.entries(PLACES)) check(html(put(text), { html: 'sanitize', toc: true }), place);
    check(html(text), 'as text');
  });

  it.each(inputs)('%j in the preview', (text) => {
    const { pieces } = show(text, { html: 'sanitize' });
    const elements = pieces.filter((piece) => piece !== null && typeof piece === 'object');
    const dangers = elements.flatMap(({ name, attributes: { target: _, rel, href, ...attributes } }) => [
      ...dangersOf(name, { ...attributes, ...(href && { href: href.replace(/^about:blank(?=#)/, '') }) }),
      // A page that is opened cannot reach back.
      ...(rel === undefined || rel === 'noreferrer' ? [] : [`rel=${rel}`]),
    ]);
    expect(dangers).toEqual([]);
  });

  it.each(inputs)('%j as the title of a document', (title) => {
    const all = [...elementsIn(parse(html('a', { document: true, title, html: 'sanitize' })))];
    expect(all.map(({ tagName }) => tagName)).toEqual(['html', 'head', 'meta', 'meta', 'title', 'style', 'body', 'p']);
  });
});

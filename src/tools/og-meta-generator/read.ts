import { html, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import {
  accounts,
  appNames,
  general,
  image,
  ofCard,
  ofType,
  page,
  type Field,
  type Options,
  type TextOption,
} from './fields.ts';
import { TYPES } from './page-types.ts';

interface Found {
  readonly name: string;
  readonly content: string;
}

export interface Reading {
  /** Options of `generate` that the page sets. */
  readonly values: Partial<Record<keyof Options, string>>;
  /** Tags about the page that no option stands for. */
  readonly others: readonly Found[];
}

/** The tags that a browser would read of a page's head. Throws `error.noTags`. */
export function read(text: string, note: RunContext['note']): Reading {
  const found = tagsIn(text);
  if (found.length === 0) throw new ToolError('error.noTags');
  const values: Partial<Record<keyof Options, string>> = {};
  const rest: Found[] = [];
  const type = TYPES.find((type) => found.some(({ name, content }) => name === 'og:type' && content === type));
  const card = Object.keys(ofCard).find((card) =>
    found.some(({ name, content }) => name === 'twitter:card' && content === card),
  ) as Options['card'] | undefined;
  if (type !== undefined) values.type = type;
  if (card !== undefined) values.card = card;
  const fields = fieldsOf(type, card);
  /** The list whose last item the parts that follow belong to. */
  let open: { readonly field: Field; parts: (string | undefined)[] } | undefined;
  const close = () => {
    if (open === undefined) return;
    while (open.parts.length > 0 && open.parts.at(-1) === undefined) open.parts.pop();
    if (open.parts.length > 0) add(values, open.field.option, open.parts.map((part) => part ?? '').join(' | '));
    open = undefined;
  };
  for (const tag of found) {
    const part = open?.field.parts?.findIndex((name) => tag.name === `${open?.field.property ?? ''}:${name}`) ?? -1;
    if (open !== undefined && part >= 0 && open.parts[part + 1] === undefined) {
      open.parts[part + 1] = oneLine(tag.content);
      continue;
    }
    const field = fields.get(tag.name);
    if (field?.parts !== undefined) {
      close();
      open = { field, parts: [oneLine(tag.content), ...field.parts.map(() => undefined)] };
    } else if (field?.many === true) add(values, field.option, oneLine(tag.content));
    else if (field !== undefined && values[field.option] === undefined) values[field.option] = tag.content;
    else rest.push(tag);
  }
  close();
  return { values, others: takeRest(rest, values, type, card, note) };
}

/** The fields by their tags; those of the types of the page only, as `generate` writes no others. */
function fieldsOf(type: Options['type'] | undefined, card: Options['card'] | undefined): Map<string, Field> {
  const own = [...ofType[type ?? 'website'], ...ofCard[card ?? 'summary_large_image']];
  return new Map([...general, ...image, ...own, ...accounts, ...page].map((field) => [field.property, field]));
}

/** A tag that repeats another needs no words; a tag that stands in for a missing one is taken. */
function takeRest(
  rest: readonly Found[],
  values: Partial<Record<keyof Options, string>>,
  type: string | undefined,
  card: string | undefined,
  note: RunContext['note'],
): Found[] {
  const others: Found[] = [];
  for (const tag of rest) {
    const option = STANDS_FOR[tag.name];
    if (tag.name === 'og:type' && tag.content === type) continue;
    if (tag.name === 'twitter:card' && tag.content === card) continue;
    if (tag.name === 'og:type' && type === undefined) note('warning.unknownType', { value: tag.content });
    if (option !== undefined) values[option] ??= tag.content;
    if (option !== undefined && BASICS.has(tag.name)) values.basics = 'true';
    if (option === undefined || values[option] !== tag.content) others.push(tag);
  }
  return others;
}

const BASICS: ReadonlySet<string> = new Set(['title', 'description', 'canonical']);
const STANDS_FOR: Readonly<Record<string, TextOption>> = {
  title: 'title',
  description: 'description',
  canonical: 'url',
  icon: 'favicon',
  'twitter:title': 'title',
  'twitter:description': 'description',
  'twitter:image': 'image',
  'twitter:image:alt': 'imageAlt',
  ...Object.fromEntries(appNames.map((shop) => [`twitter:app:name:${shop}`, 'appName'])),
};

function add(values: Partial<Record<keyof Options, string>>, option: TextOption, line: string): void {
  const before = values[option];
  if (line !== '') values[option] = before === undefined ? line : `${before}\n${line}`;
}

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim();

/** The tags of a page that say something about it, in their order. */
function tagsIn(text: string): Found[] {
  const found: Found[] = [];
  const stack: DefaultTreeAdapterTypes.Node[] = [parse(text)];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if ('tagName' in node) found.push(...tagOf(node));
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) stack.push(child);
  }
  return found;
}

function tagOf(element: DefaultTreeAdapterTypes.Element): Found[] {
  const attribute = (name: string) => element.attrs.find((candidate) => candidate.name === name)?.value.trim();
  const tell = (name: string | undefined, content: string | undefined) =>
    name === undefined || name === '' || content === undefined || content === '' ? [] : [{ name, content }];
  switch (element.tagName) {
    case 'meta':
      return tell((attribute('property') ?? attribute('name'))?.toLowerCase(), attribute('content'));
    case 'link': {
      const relations = attribute('rel')?.toLowerCase().split(/\s+/) ?? [];
      const relation = ['canonical', 'icon'].find((name) => relations.includes(name));
      return tell(relation, attribute('href'));
    }
    case 'title': {
      const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
      // A drawing in the page has titles of its own.
      return element.namespaceURI === html.NS.HTML ? tell('title', text.trim()) : [];
    }
    default:
      return [];
  }
}

import { solidLines } from '#lib/solid-lines';
import {
  accounts,
  appNames,
  general,
  image,
  ofCard,
  ofType,
  page,
  partsOf,
  type Field,
  type Options,
} from './fields.ts';

export interface Tag {
  readonly element: 'meta' | 'link' | 'title';
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly text?: string;
}

/** Open Graph is RDFa, so its name is a `property`; those of X and of HTML are a `name`. */
const property = (name: string, content: string): Tag => ({
  element: 'meta',
  attributes: [
    ['property', name],
    ['content', content],
  ],
});
const named = (name: string, content: string): Tag => ({
  element: 'meta',
  attributes: [
    ['name', name],
    ['content', content],
  ],
});
const link = (rel: string, href: string): Tag => ({
  element: 'link',
  attributes: [
    ['rel', rel],
    ['href', href],
  ],
});

/** Tags of a field; none where it is empty. */
function tagsOf({ option, property: name, many, parts = [] }: Field, options: Options, write: typeof named): Tag[] {
  if (many !== true) {
    const value = options[option].trim();
    return value === '' ? [] : [write(name, value)];
  }
  return solidLines(options[option]).flatMap((line) => {
    if (parts.length === 0) return [write(name, line)];
    const [first = '', ...rest] = partsOf(line);
    const further = parts.map((part, index) => [`${name}:${part}`, rest[index] ?? ''] as const);
    // Text after the last part belongs to it, as in a role that has a bar in its name.
    return [[name, first] as const, ...further].flatMap(([key, value]) => (value === '' ? [] : [write(key, value)]));
  });
}

/** The tags that Facebook, LinkedIn, Slack, Discord and others read (ogp.me). */
export function graphTags(options: Options): Tag[] {
  const fields = [...general, ...(options.image.trim() === '' ? [] : image), ...ofType[options.type]];
  return [property('og:type', options.type), ...fields.flatMap((field) => tagsOf(field, options, property))];
}

/** The tags that X reads; title, description and image are those of Open Graph. */
export function twitterTags(options: Options): Tag[] {
  const same = (name: string, value: string) => (value.trim() === '' ? [] : [named(name, value.trim())]);
  const app = options.card === 'app' ? appNames : [];
  return [
    named('twitter:card', options.card),
    ...accounts.flatMap((field) => tagsOf(field, options, named)),
    ...same('twitter:title', options.title),
    ...same('twitter:description', options.description),
    ...same('twitter:image', options.image),
    ...(options.image.trim() === '' ? [] : same('twitter:image:alt', options.imageAlt)),
    ...app.flatMap((shop) => same(`twitter:app:name:${shop}`, options.appName)),
    ...ofCard[options.card].flatMap((field) => tagsOf(field, options, named)),
  ];
}

/** The tags that browsers and search engines read. */
export function pageTags(options: Options): Tag[] {
  const [title, description, url, favicon] = [options.title, options.description, options.url, options.favicon].map(
    (value) => value.trim(),
  );
  return [
    ...(options.basics && title ? [{ element: 'title', attributes: [], text: title } as const] : []),
    ...(options.basics && description ? [named('description', description)] : []),
    ...(options.basics && url ? [link('canonical', url)] : []),
    ...page.flatMap((field) => tagsOf(field, options, named)),
    ...(favicon ? [link('icon', favicon)] : []),
  ];
}

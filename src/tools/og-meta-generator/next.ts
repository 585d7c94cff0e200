import { solidLines } from '#lib/solid-lines';
import { accounts, general, image, ofCard, ofType, partsOf, type Field, type Options } from './fields.ts';

type Value = string | number | readonly Value[] | { readonly [key: string]: Value };
type Entries = Record<string, Value>;

/** The `Metadata` and `Viewport` of a page or layout of Next.js (App Router). */
export function nextMetadata(options: Options): string {
  const text = (name: 'title' | 'description' | 'url' | 'robots' | 'favicon' | 'themeColor') => options[name].trim();
  const metadata: Entries = {
    ...(options.basics && filled({ title: text('title'), description: text('description') })),
    ...(options.basics && text('url') !== '' && { alternates: { canonical: text('url') } }),
    ...filled({ robots: text('robots') }),
    ...(text('favicon') !== '' && { icons: { icon: text('favicon') } }),
    openGraph: openGraph(options),
    twitter: twitter(options),
  };
  const theme = text('themeColor');
  const names = theme === '' ? 'Metadata' : 'Metadata, Viewport';
  const parts = [
    `import type { ${names} } from 'next';`,
    `export const metadata: Metadata = ${write(metadata)};`,
    ...(theme === '' ? [] : [`export const viewport: Viewport = ${write({ themeColor: theme })};`]),
  ];
  return parts.join('\n\n');
}

function openGraph(options: Options): Entries {
  const hasImage = options.image.trim() !== '';
  return {
    type: options.type,
    ...entriesOf(general, options),
    ...(hasImage && { images: [entriesOf(image, options)] }),
    ...entriesOf(ofType[options.type], options),
  };
}

function twitter(options: Options): Entries {
  const [title, description, picture] = [options.title.trim(), options.description.trim(), options.image.trim()];
  const own = entriesOf(ofCard[options.card], options);
  const alt = options.imageAlt.trim();
  return {
    card: options.card,
    ...entriesOf(accounts, options),
    ...filled({ title, description }),
    ...(picture !== '' && { images: [alt === '' ? picture : { url: picture, alt }] }),
    ...(options.card === 'app' && { app: { ...filled({ name: options.appName.trim() }), id: own } }),
    ...(options.card === 'player' && { players: [own] }),
  };
}

const filled = (entries: Readonly<Record<string, string>>): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''));

function entriesOf(fields: readonly Field[], options: Options): Entries {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(field, options[field.option]);
      return value === undefined ? [] : [[field.next, value]];
    }),
  );
}

function valueOf({ check, many, parts }: Field, typed: string): Value | undefined {
  const isNumber = check === 'size' || check === 'seconds';
  if (many !== true) {
    const value = typed.trim();
    return value === '' ? undefined : isNumber ? numberOf(value) : value;
  }
  const lines = solidLines(typed);
  if (lines.length === 0) return undefined;
  return lines.map((line) => {
    const [url = '', ...rest] = parts === undefined ? [line] : partsOf(line);
    const further = (parts ?? []).flatMap((part, index) => {
      const value = rest[index] ?? '';
      return value === '' ? [] : [[part, part === 'role' ? value : numberOf(value)] as const];
    });
    return further.length === 0 ? url : { url, ...Object.fromEntries(further) };
  });
}

/** As a number where it is one; else as typed, which the types of Next.js then refuse in the right place. */
const numberOf = (value: string) => (/^\d{1,15}$/.test(value) ? Number(value) : value);

/** As TypeScript, two spaces deep. */
const write = (value: Value): string => JSON.stringify(value, undefined, 2).replaceAll(/^( *)"(\w+)":/gm, '$1$2:');

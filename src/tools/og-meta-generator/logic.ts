import type { RunContext } from '#engine/operation';
import { noteReplaced } from '#formats/bytes/read.ts';
import { loneSurrogate, toWellFormed } from '#lib/charset/utf8';
import { checkAll } from './check.ts';
import type { Options } from './fields.ts';
import { jsonLdOf } from './json-ld.ts';
import { graphLocale } from './locale.ts';
import { nextMetadata } from './next.ts';
import { graphTags, pageTags, twitterTags, type Tag } from './tags.ts';

/** The tags of a page for its head, as HTML, JSX or the metadata of Next.js. Notes what will not work as it is. */
export function generate(typed: Options, note: RunContext['note']): string {
  const options = writable(typed, note);
  checkAll(options, note);
  if (options.form === 'nextjs') return nextMetadata(options);
  const write = options.form === 'html' ? writeHtml : writeJsx;
  const sections: readonly (readonly string[])[] = [
    pageTags(options).map(write),
    graphTags(options).map(write),
    twitterTags(options).map(write),
    options.jsonLd ? [scriptOf(options)] : [],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** The options with what no page can hold replaced: lone surrogates, and a locale in another form. Notes both. */
function writable(typed: Options, note: RunContext['note']): Options {
  const broken = Object.entries(typed).flatMap(([option, value]) => {
    if (typeof value !== 'string' || loneSurrogate(value) < 0) return [];
    noteReplaced(value, note, { option });
    return [[option, toWellFormed(value)] as const];
  });
  const options: Options = { ...typed, ...Object.fromEntries(broken) };
  const value = options.locale.trim();
  const locale = graphLocale(value);
  if (locale === undefined || locale === value) return options;
  note('note.localeWritten', { value, written: locale }, { option: 'locale' });
  return { ...options, locale };
}

/** As an attribute or a text of HTML or JSX; a line break too, so that a tag stays on its line. */
const escape = (text: string) =>
  text.replaceAll(/[&<>"\r\n\t]/g, (character) => NAMED[character] ?? `&#${String(character.charCodeAt(0))};`);
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function writeHtml({ element, attributes, text }: Tag): string {
  const written = attributes.map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  return text === undefined ? `<${element}${written}>` : `<${element}${written}>${escape(text)}</${element}>`;
}

/** JSX decodes references as HTML does, but takes no tag that is left open, and braces in a text are code. */
function writeJsx(tag: Tag): string {
  if (tag.text !== undefined) return `<${tag.element}>{${JSON.stringify(tag.text)}}</${tag.element}>`;
  return writeHtml(tag).replace(/>$/, ' />');
}

function scriptOf(options: Options): string {
  // Neither `</script` nor `<!--` may end or change what a script element holds.
  const json = JSON.stringify(jsonLdOf(options), undefined, 2).replaceAll('<', String.raw`\u003c`);
  return options.form === 'html'
    ? `<script type="application/ld+json">\n${json}\n</script>`
    : `<script\n  type="application/ld+json"\n  dangerouslySetInnerHTML={{ __html: ${JSON.stringify(json)} }}\n/>`;
}

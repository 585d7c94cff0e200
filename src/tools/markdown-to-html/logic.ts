import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { shorten } from '#lib/shorten';
import { TAG } from './balance.ts';
import { decodeText, encodeText } from './characters.ts';
import style from './document.css?raw';
import { toPieces, type Piece } from './pieces.ts';
import { render, type Rendering } from './render.ts';

export interface Conversion extends Rendering {
  readonly document: boolean;
  readonly title: string;
  readonly language: string;
}

/** Markdown as HTML, a fragment or a whole document. Throws `error.language`. */
export function convert(text: string, options: Conversion, context: RunContext): string {
  const language = options.language.trim();
  // RFC 5646, 2.1, without a look at the registry.
  if (options.document && !/^(?:[a-z]{2,8}(?:-[a-z0-9]{1,8})*)?$/i.test(language)) {
    throw new ToolError('error.language', {}, { option: 'language' });
  }
  const { html, headings } = render(text, options, context);
  if (!options.document) return html;
  return `<!doctype html>
<html${language === '' ? '' : ` lang="${language}"`}>
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${encodeText(titleOf(options.title, headings, html))}</title>
<style>
${style.trim()}
</style>
</head>
<body>
${html}
</body>
</html>
`;
}

export interface Preview {
  readonly title: string;
  readonly pieces: readonly Piece[];
  /** Lines at which the elements begin, to scroll by; see `listBlocks`. */
  readonly blocks: readonly number[];
  /** Number of pictures whose address is shown instead. */
  readonly images: number;
}

/** What the HTML looks like, as elements to build, for a frame that fetches nothing. */
export function preview(text: string, options: Rendering & { readonly title: string }, context: RunContext): Preview {
  const { html, headings, blocks } = render(text, options, context);
  return { title: titleOf(options.title, headings, html), blocks, ...toPieces(html) };
}

/** A document must have a title (HTML, 4.2.2): as wanted, else the first heading, else how the text begins. */
function titleOf(wanted: string, headings: readonly { readonly text: string }[], html: string): string {
  const first = headings.find((heading) => heading.text !== '')?.text;
  const start = decodeText(
    html
      .slice(0, 2000)
      .replace(TAG, ' ')
      .replace(/<[^]*$/, ''),
  ).trim();
  return wanted.trim() || (first ?? (shorten(start, 60).trim() || 'Markdown'));
}

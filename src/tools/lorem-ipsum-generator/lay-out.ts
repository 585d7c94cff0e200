export type Format = 'text' | 'html' | 'markdown';
export type Layout = 'paragraphs' | 'list' | 'headings';

/** A paragraph or an item; an empty heading is none. */
export interface Piece {
  readonly heading: string;
  readonly text: string;
}

/** Paragraphs or items as text, HTML or Markdown. They are of letters, commas and full stops: nothing is escaped. */
export function layOut(pieces: readonly Piece[], layout: Layout, format: Format): string {
  if (layout === 'list') return layOutList(pieces, format);
  const blocks = pieces.flatMap(({ heading, text }) => [
    ...(heading === '' ? [] : [HEADINGS[format](heading)]),
    format === 'html' ? `<p>${text}</p>` : text,
  ]);
  return blocks.join(format === 'html' ? '\n' : '\n\n');
}

function layOutList(pieces: readonly Piece[], format: Format): string {
  if (format === 'html') return ['<ul>', ...pieces.map(({ text }) => `  <li>${text}</li>`), '</ul>'].join('\n');
  return pieces.map(({ text }) => (format === 'markdown' ? `- ${text}` : text)).join('\n');
}

const HEADINGS: Readonly<Record<Format, (text: string) => string>> = {
  text: (text) => text,
  html: (text) => `<h2>${text}</h2>`,
  markdown: (text) => `## ${text}`,
};

export type Format = 'text' | 'html' | 'markdown';
export type Layout = 'paragraphs' | 'list' | 'headings';

/** Paragraphs or items as text, HTML or Markdown. They are of letters, commas and full stops: nothing is escaped. */
export function layOut(pieces: readonly string[], layout: Layout, format: Format, heading: () => string): string {
  if (layout === 'list') return layOutList(pieces, format);
  const blocks = pieces.flatMap((text) => [
    ...(layout === 'headings' ? [HEADINGS[format](heading())] : []),
    format === 'html' ? `<p>${text}</p>` : text,
  ]);
  return blocks.join(format === 'html' ? '\n' : '\n\n');
}

function layOutList(items: readonly string[], format: Format): string {
  if (format === 'html') return ['<ul>', ...items.map((item) => `  <li>${item}</li>`), '</ul>'].join('\n');
  return (format === 'markdown' ? items.map((item) => `- ${item}`) : items).join('\n');
}

const HEADINGS: Readonly<Record<Format, (text: string) => string>> = {
  text: (text) => text,
  html: (text) => `<h2>${text}</h2>`,
  markdown: (text) => `## ${text}`,
};

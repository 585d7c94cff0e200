import type { RunContext } from '#engine/operation';
import { graphemesOf } from '#lib/graphemes';
import { wordsOf } from '#lib/words';
import { printHtml, type Layout } from './print-html.ts';
import { printMarkdown } from './print-markdown.ts';
import { readHtml } from './read-html.ts';
import type { RichNode } from './rich-text.ts';

/** Cleans HTML and prints it as HTML or Markdown; notes report what was removed and what Markdown cannot express. */
export function clean(text: string, layout: Layout | 'markdown', note: RunContext['note']): string {
  const { doc, findings } = readHtml(text);
  findings.note(note);
  if (layout !== 'markdown') return printHtml(doc, layout);
  const { text: markdown, html, headers } = printMarkdown(doc);
  if (html.size > 0) note('note.html', { names: [...html].join(', ') });
  if (headers > 0) note('warning.header', { count: headers });
  return markdown;
}

export interface Counts {
  readonly words: number;
  /** As people see them: grapheme clusters. */
  readonly characters: number;
}

/** Words (UAX #29) and characters of a text, without its tags and the ends of its lines. */
export function count(text: string): Counts {
  const lines = textsOf(readHtml(text).doc);
  const sum = (countIn: (line: string) => number) => lines.reduce((total, line) => total + countIn(line), 0);
  return {
    words: sum((line) => Array.from(wordsOf(line)).length),
    characters: sum((line) => Array.from(graphemesOf(line)).length),
  };
}

/** The lines of text in blocks. */
function textsOf({ content = [] }: RichNode): string[] {
  if (!content.some(({ type }) => type === 'text')) return content.flatMap(textsOf);
  return content
    .map(({ type, text = '' }) => (type === 'hardBreak' ? '\n' : text))
    .join('')
    .split('\n');
}

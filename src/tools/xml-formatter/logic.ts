import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import type { XmlDocument } from '#formats/xml/document.ts';
import { formatXml } from '#formats/xml/format.ts';
import type { XmlLayout } from '#formats/xml/layout.ts';
import { readXml } from '#formats/xml/read.ts';
import { hypertextOf, hypertextRules } from './hypertext.ts';
import { noteDocument } from './note-document.ts';
import { select } from './select.ts';

type Note = RunContext['note'];

export interface Options {
  /** Text alone in an element stands on one line with its tags. */
  readonly collapse: boolean;
  /** Spaces for each level. */
  readonly indent: number;
  readonly tabs: boolean;
  readonly minify: boolean;
  readonly attributes: 'oneLine' | 'ownLines' | 'asWritten';
  readonly sortAttributes: boolean;
  readonly emptyElements: 'asWritten' | 'short' | 'spaced' | 'pair';
  readonly keepBlankLines: boolean;
  readonly lineEnd: 'asWritten' | 'lf' | 'crlf';
  readonly hypertext: boolean;
  /** XPath; '' is everything. */
  readonly path: string;
}

/**
 * The text laid out anew. Only white space that means nothing is changed; all else stays as written, as do texts with
 * elements in them. Throws `ToolError`: `xml.…` where the text is not well-formed XML, `error.path…` for the path.
 */
export function format(text: string, options: Options, note: Note): string {
  if (text.trim() === '') return '';
  const document = readXml(text, failAt);
  noteDocument(document, note);
  const layout = layoutOf(document, options, note);
  const path = options.path.trim();
  const parts = path === '' ? [document] : select(document, path);
  let trimmed = 0;
  const formatted = parts.map((part) => {
    if (typeof part === 'string') return part;
    const result = formatXml(part, layout);
    if (trimmed === 0 && result.trimmed > 0 && part === document)
      note('warning.text', { count: result.trimmed }, { at: part.place(result.firstTrimmed) });
    trimmed += result.trimmed;
    return result.text;
  });
  if (trimmed > 0 && path !== '') note('warning.text', { count: trimmed });
  return formatted.join(layout.lineEnd);
}

function layoutOf(document: XmlDocument, options: Options, note: Note): XmlLayout & { lineEnd: '\n' | '\r\n' } {
  const kind = options.hypertext ? hypertextOf(document) : undefined;
  const isKept = kind === 'html' && options.emptyElements !== 'asWritten';
  if (isKept) note('note.emptyElements', {}, { option: 'emptyElements' });
  return {
    indent: options.tabs ? '\t' : ' '.repeat(options.indent),
    minify: options.minify,
    text: options.collapse || options.minify ? 'oneLine' : 'ownLines',
    attributes: options.attributes,
    sortAttributes: options.sortAttributes,
    keepBlankLines: options.keepBlankLines,
    emptyElements: isKept ? 'asWritten' : options.emptyElements,
    lineEnd: lineEndOf(document.text, options, note),
    ...(kind !== undefined && hypertextRules(kind)),
    fail: failAt,
  };
}

function lineEndOf(text: string, { lineEnd, minify }: Options, note: Note): '\n' | '\r\n' {
  if (lineEnd !== 'asWritten') return lineEnd === 'crlf' ? '\r\n' : '\n';
  const first = /\r\n|\r|\n/.exec(text)?.[0];
  if (first !== '\r\n') return '\n';
  if (!minify) note('note.lineEnd');
  return '\r\n';
}

import { failAt, ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import type { JsonDocument } from '#formats/json/document.ts';
import { noteBeginning } from '#formats/json/note-document.ts';
import { readJson } from '#formats/json/read.ts';
import { formatXml } from '#formats/xml/format.ts';
import type { Convention } from '#formats/xml/json-keys.ts';
import { isXmlName } from '#formats/xml/names.ts';
import { readXml } from '#formats/xml/read.ts';
import { GroupedForm } from './grouped.ts';
import { guessConvention } from './guess-convention.ts';
import { Markup } from './markup.ts';
import { NameWriter, type Names } from './name-writer.ts';
import { OrderedForm } from './ordered.ts';
import { writeDocument } from './write-document.ts';

type Note = RunContext['note'];

export interface Options {
  /** `auto`: the one that the keys look like. */
  readonly convention: Convention | 'auto';
  /** Spaces for each level; 0 puts everything on one line. */
  readonly indent: number;
  readonly declaration: boolean;
  readonly root: string;
  readonly item: string;
  readonly names: Names;
}

/**
 * JSON, JSON5 or JSON Lines as a well-formed XML document. Throws `ToolError`: `json.…` where the text is not JSON,
 * `error.…` where a value has no form in XML, `xml.tooLong`.
 */
export function convert(text: string, options: Options, note: Note): string {
  if (text.trim() === '') return '';
  for (const option of ['root', 'item'] as const) {
    const name = options[option];
    if (!isXmlName(name)) throw new ToolError('error.elementName', { name }, { option });
  }
  const document = readJson(text, { mode: 'lenient', several: true, fail: failAt });
  noteBeginning(document, note);
  const names = new NameWriter(options.names);
  const markup = new Markup(document, names);
  const convention = options.convention === 'auto' ? guessConvention(document) : options.convention;
  if (options.convention === 'auto' && convention !== 'compact')
    note(`note.${convention}`, {}, { option: 'convention' });
  const form = convention === 'ordered' ? new OrderedForm(markup) : new GroupedForm(markup, convention, options.item);
  const xml = writeDocument(document, form, options, note);
  names.finish(note);
  const [dropped] = form.dropped;
  if (dropped !== undefined)
    note('warning.emptyArray', { count: form.dropped.length }, { at: document.place(dropped) });
  noteComments(document, note);
  return layOut(xml, options.indent);
}

/** Checks once more what was written from raw parts (DOCTYPE, declaration), and indents it. */
function layOut(xml: string, indent: number): string {
  const document = readXml(xml, () => new ToolError('error.notXml'));
  return indent === 0
    ? xml
    : formatXml(document, { indent: ' '.repeat(indent), attributes: 'asWritten', fail: failAt }).text;
}

function noteComments(document: JsonDocument, note: Note): void {
  const [start, end] = document.commentOffsets;
  if (start === undefined) return;
  const count = document.commentOffsets.length / 2;
  note('warning.comments', { count }, { at: document.placeOf(start, end ?? start) });
}

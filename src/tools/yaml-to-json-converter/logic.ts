import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { reportComments } from '#formats/data/comment-lines.ts';
import { nestKeys } from '#formats/data/entries.ts';
import { Findings } from '#formats/data/findings.ts';
import { fitJson, type JsonFit } from '#formats/json/fit-data.ts';
import { scalar, type Data } from '#formats/data/model.ts';
import { writeJson } from '#formats/json/write-data.ts';
import { readYaml } from '#formats/yaml/read.ts';

interface Options {
  /** Spaces for each level; 0 puts everything on one line. */
  readonly indent: number;
  readonly notFinite: JsonFit['notFinite'];
  /** Write comments, as JSON with comments has them. */
  readonly comments: boolean;
  /** Turn keys such as `a.b` into maps in maps. */
  readonly nest: boolean;
}

/** JSON of a YAML stream; several documents become an array. Throws `ToolError`: `yaml.…`, `data.…`. */
export function convert(text: string, options: Options, note: RunContext['note']): string {
  if (text.trim() === '') return '';
  const findings = new Findings();
  if (text.startsWith('\uFEFF')) findings.add('data.note.byteOrderMark', { start: 0, end: 1 });
  const documents = readYaml(text, { findings, fail: failAt });
  let root = join(documents, findings);
  if (options.nest) root = nestKeys(root, text, failAt);
  root = fitJson(root, text, { notFinite: options.notFinite }, findings, failAt);
  const comments = options.comments && options.indent > 0;
  if (!comments) reportComments(root, findings);
  findings.tell(text, note);
  return writeJson(root, { indent: options.indent, comments, fail: failAt });
}

/** Text with only comments is null, as YAML says. */
function join(documents: readonly Data[], findings: Findings): Data {
  const [first] = documents;
  if (first === undefined) return scalar('null', 'null', { start: 0, end: 0 });
  if (documents.length === 1) return first;
  for (const document of documents) findings.add('data.note.documents', document);
  return { kind: 'list', items: documents, start: first.start, end: first.end, comments: undefined };
}

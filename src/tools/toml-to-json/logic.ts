import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { reportComments } from '#formats/data/comment-lines.ts';
import { sortKeys } from '#formats/data/entries.ts';
import { Findings } from '#formats/data/findings.ts';
import { isEmpty } from '#formats/data/model.ts';
import { fitJson, type JsonFit } from '#formats/json/fit-data.ts';
import { writeJson } from '#formats/json/write-data.ts';
import { reportNumbersBeyond64 } from '#formats/toml/fit-data.ts';
import { readToml } from '#formats/toml/read.ts';

interface Options extends Required<JsonFit> {
  /** Spaces for each level; 0 puts everything on one line. */
  readonly indent: number;
  readonly version: '1.0' | '1.1';
  readonly sortKeys: boolean;
  /** Write comments, as JSON with comments has them. */
  readonly comments: boolean;
}

/** JSON of TOML. Dates become texts. Throws `ToolError`: `toml.…`, `data.…`. */
export function convert(text: string, options: Options, note: RunContext['note']): string {
  const findings = new Findings();
  if (text.startsWith('\uFEFF')) findings.add('data.note.byteOrderMark', { start: 0, end: 1 });
  const read = readToml(text, { version: options.version, fail: failAt });
  if (isEmpty(read) && read.comments === undefined) return '';
  reportNumbersBeyond64(read, findings);
  const root = fitJson(options.sortKeys ? sortKeys(read) : read, text, options, findings, failAt);
  const comments = options.comments && options.indent > 0;
  if (!comments) reportComments(root, findings);
  findings.tell(text, note);
  return writeJson(root, { indent: options.indent, comments, fail: failAt });
}

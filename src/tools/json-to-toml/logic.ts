import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { reportComments } from '#formats/data/comment-lines.ts';
import { dropRepeated, sortKeys } from '#formats/data/entries.ts';
import { Findings } from '#formats/data/findings.ts';
import { isNotFinite, reportScalars } from '#formats/data/report-scalars.ts';
import { fitToml, type TomlFit } from '#formats/toml/fit-data.ts';
import { dataOfJson } from '#formats/json/read-data.ts';
import { readJson } from '#formats/json/read.ts';
import { writeToml } from '#formats/toml/write.ts';

interface Options extends TomlFit {
  /** Longest inline table in characters. */
  readonly inlineWidth: number;
  readonly sortKeys: boolean;
  readonly comments: boolean;
}

/** TOML 1.0 of JSON or JSON5. Throws `ToolError`: `json.…`, `data.…`. */
export function convert(text: string, options: Options, note: RunContext['note']): string {
  if (text.trim() === '') return '';
  const findings = new Findings();
  if (text.startsWith('\uFEFF')) findings.add('data.note.byteOrderMark', { start: 0, end: 1 });
  const json = readJson(text, { mode: 'lenient', several: true, fail: failAt });
  const [first, second] = dataOfJson(json);
  if (first === undefined) return '';
  if (second !== undefined) throw failAt('data.severalToml', {}, json.placeOf(second.start, second.end));
  reportScalars(first, findings, 'data.warning.notFiniteKept', isNotFinite);
  const unique = dropRepeated(first, findings);
  const root = fitToml(options.sortKeys ? sortKeys(unique) : unique, text, options, findings, failAt);
  if (!options.comments) reportComments(root, findings);
  findings.tell(text, note);
  return writeToml(root, { inlineWidth: options.inlineWidth, comments: options.comments, fail: failAt });
}

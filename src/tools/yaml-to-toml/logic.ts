import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { reportComments } from '#formats/data/comment-lines.ts';
import { sortKeys } from '#formats/data/entries.ts';
import { Findings } from '#formats/data/findings.ts';
import { fitToml, type TomlFit } from '#formats/toml/fit-data.ts';
import { scalar } from '#formats/data/model.ts';
import { writeToml } from '#formats/toml/write.ts';
import { readYaml } from '#formats/yaml/read.ts';
import { placeAt } from '#lib/place';

interface Options extends TomlFit {
  /** Longest inline table in characters. */
  readonly inlineWidth: number;
  readonly sortKeys: boolean;
  readonly comments: boolean;
}

/** TOML 1.0 of one YAML document. Throws `ToolError`: `yaml.…`, `data.…`. */
export function convert(text: string, options: Options, note: RunContext['note']): string {
  if (text.trim() === '') return '';
  const findings = new Findings();
  if (text.startsWith('\uFEFF')) findings.add('data.note.byteOrderMark', { start: 0, end: 1 });
  const [first, second] = readYaml(text, { findings, dates: options.dates, fail: failAt });
  if (second !== undefined) {
    throw failAt('data.severalToml', {}, { ...placeAt(text, second.start), endOffset: second.end });
  }
  const read = first ?? scalar('null', 'null', { start: 0, end: 0 });
  // Texts in quotes stay texts.
  const root = fitToml(options.sortKeys ? sortKeys(read) : read, text, { ...options, dates: false }, findings, failAt);
  if (!options.comments) reportComments(root, findings);
  findings.tell(text, note);
  return writeToml(root, { inlineWidth: options.inlineWidth, comments: options.comments, fail: failAt });
}

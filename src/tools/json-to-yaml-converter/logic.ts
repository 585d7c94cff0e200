import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { dropRepeated, sortKeys } from '#formats/data/entries.ts';
import { Findings } from '#formats/data/findings.ts';
import { isNotFinite, reportScalars } from '#formats/data/report-scalars.ts';
import { dataOfJson } from '#formats/json/read-data.ts';
import { findLoneSurrogates } from '#formats/json/lone-surrogates.ts';
import { readJson } from '#formats/json/read.ts';
import { writeYaml, type YamlWriteOptions } from '#formats/yaml/write.ts';

interface Options extends YamlWriteOptions {
  readonly sortKeys: boolean;
  /** Begin the first document with `---` too. */
  readonly documentStart: boolean;
  readonly comments: boolean;
}

/** YAML of JSON, JSON5 or JSON Lines; each line becomes a document. Throws `ToolError`: `json.…`, `data.…`. */
export function convert(text: string, options: Options, note: RunContext['note']): string {
  if (text.trim() === '') return '';
  const findings = new Findings();
  if (text.startsWith('\uFEFF')) findings.add('data.note.byteOrderMark', { start: 0, end: 1 });
  const json = readJson(text, { mode: 'lenient', several: true, fail: failAt });
  for (const { offset, endOffset } of findLoneSurrogates(json)) {
    findings.add('data.warning.loneSurrogate', { start: offset, end: endOffset });
  }
  const read = dataOfJson(json);
  if (read.length > 1) for (const root of read) findings.add('data.note.lines', root);
  const documents = read.map((root) => {
    reportScalars(root, findings, 'data.warning.notFiniteKept', isNotFinite);
    const unique = dropRepeated(root, findings);
    return options.sortKeys ? sortKeys(unique) : unique;
  });
  const parts = documents.map((root) => writeYaml(root, { ...options, findings, fail: failAt }));
  findings.tell(text, note);
  const hasStart = options.documentStart || parts.length > 1;
  return hasStart ? parts.map((part) => `---\n${part}`).join('') : parts.join('');
}

import { failAt } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { sortKeys } from '#formats/data/entries.ts';
import { Findings } from '#formats/data/findings.ts';
import { isEmpty } from '#formats/data/model.ts';
import { dateText, type DateForm } from '#formats/json/fit-data.ts';
import { mapScalars } from '#formats/data/map-scalars.ts';
import { reportScalars } from '#formats/data/report-scalars.ts';
import { reportNumbersBeyond64 } from '#formats/toml/fit-data.ts';
import { readToml } from '#formats/toml/read.ts';
import { writeYaml, type YamlWriteOptions } from '#formats/yaml/write.ts';

interface Options extends YamlWriteOptions {
  readonly dates: DateForm;
  readonly version: '1.0' | '1.1';
  readonly sortKeys: boolean;
  readonly comments: boolean;
}

/** A date and time as YAML 1.1 takes it for one: with seconds, which TOML 1.1 may leave out, and with a capital Z. */
const yamlTimestamp = (text: string): string => text.replace(/^(.{16})(?!:)/, '$1:00').replace(/z$/, 'Z');

/** YAML of TOML. Throws `ToolError`: `toml.…`, `data.…`. */
export function convert(text: string, options: Options, note: RunContext['note']): string {
  const findings = new Findings();
  if (text.startsWith('\uFEFF')) findings.add('data.note.byteOrderMark', { start: 0, end: 1 });
  const read = readToml(text, { version: options.version, fail: failAt });
  if (isEmpty(read) && read.comments === undefined) return '';
  reportNumbersBeyond64(read, findings);
  reportScalars(read, findings, 'data.note.timesText', ({ kind }) => kind === 'localTime');
  const root = mapScalars(options.sortKeys ? sortKeys(read) : read, (value) =>
    value.kind === 'offsetDateTime' || value.kind === 'localDateTime'
      ? { ...value, text: yamlTimestamp(dateText(value.text, options.dates)) }
      : value,
  );
  const yaml = writeYaml(root, { ...options, findings, fail: failAt });
  findings.tell(text, note);
  return yaml;
}

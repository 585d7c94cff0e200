import { textError, type Fail } from '#lib/text-error';
import type { Findings } from '../data/findings.ts';
import type { Data } from '../data/model.ts';
import { Conversion } from './conversion.ts';
import { parseYaml } from './parse.ts';

export interface YamlReadOptions {
  /** Takes what is resolved or assumed: `data.note.…`. */
  readonly findings: Findings;
  /** Plain scalars that are dates or times of TOML are read as such, not as text. */
  readonly dates?: boolean;
  readonly fail?: Fail;
}

/**
 * The documents of a YAML 1.2 stream (those that say `%YAML 1.1` by its rules). Aliases and merge keys are resolved;
 * what an alias stands for is the same object everywhere, so an alias bomb costs nothing until it is written, and is
 * refused. Throws `yaml.…`.
 */
export function readYaml(text: string, { findings, dates = false, fail = textError }: YamlReadOptions): Data[] {
  return parseYaml(text, fail).map((document) => new Conversion(document, text, findings, dates, fail).root());
}

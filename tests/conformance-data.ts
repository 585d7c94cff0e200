import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { needs } from './needs.ts';

/*
 * Official suites that no npm package holds. They run where their data is: files of a JSON object a line in the folder that
 * HANDY_CONFORMANCE names, or in ../shared/conformance. Absent from a folder that is named, it is an error.
 */

interface Source {
  readonly file: string;
  readonly caseCount: number;
  readonly repository: string;
  readonly commit: string;
}

/** A file of json5-tests. `name`: its path; `base64`: its bytes; the rest by its extension: `.json`, `.json5`. */
export interface Json5Row {
  readonly name: string;
  readonly json: boolean;
  readonly json5: boolean;
  readonly base64: string;
}

/**
 * A file of toml-test. `name`: its path; `base64`: its bytes; `valid`: whether it is in `valid/`; `toml10`, `toml11`:
 * whether `files-toml-1.0.0` or `files-toml-1.1.0` lists it; `tagged`: the JSON beside it.
 */
export interface TomlRow {
  readonly name: string;
  readonly valid: boolean;
  readonly toml10: boolean;
  readonly toml11: boolean;
  readonly base64: string;
  readonly tagged?: unknown;
}

/** A file of SQL that is valid in its dialect. `dialect`: by our name; `name`: its path; `sql`: its text. */
export interface SqlRow {
  readonly dialect: string;
  readonly name: string;
  readonly sql: string;
}

const named = process.env['HANDY_CONFORMANCE'];
const folder = resolve(named ?? '../shared/conformance');

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the border: only the caller knows the file
function load<Row>({ file, caseCount, repository, commit }: Source) {
  const path = resolve(folder, file);
  const isThere = existsSync(path);
  const reason = `${caseCount} cases of ${repository} at ${commit}: there is no ${file} (see tests/conformance-data.ts)`;
  if (!isThere && named !== undefined) throw new Error(reason);
  const text = isThere ? readFileSync(path, 'utf8').trimEnd() : '';
  const rows = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Row]));
  return { rows, title: `${repository} (${commit})`, caseCount, needed: needs(isThere, reason) };
}

export const json5Tests = () =>
  load<Json5Row>({
    file: 'json5.jsonl',
    caseCount: 113,
    repository: 'github.com/json5/json5-tests',
    commit: 'c9af328',
  });

export const tomlTests = () =>
  load<TomlRow>({
    file: 'toml.jsonl',
    caseCount: 777,
    repository: 'github.com/toml-lang/toml-test',
    commit: 'd168c2a',
  });

export const sqlFluffTests = () =>
  load<SqlRow>({
    file: 'sql.jsonl',
    caseCount: 1059,
    repository: 'github.com/sqlfluff/sqlfluff',
    commit: 'e8e8c5d24',
  });

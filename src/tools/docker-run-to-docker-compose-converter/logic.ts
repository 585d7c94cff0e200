import type { ToolError } from '#engine/error';
import { type Note } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { findRuns } from './commands.ts';
import { ComposeWriter, writeDocument } from './compose-writer.ts';
import { findDialect, type Dialect } from './dialect.ts';
import { Expansions } from './expansions.ts';
import { ComposeFile } from './merge.ts';
import { declareSecrets } from './podman-secrets.ts';
import { declare, linkServices, nameServices, type Declaration } from './project.ts';
import { Report } from './report.ts';
import { splitSecrets, writeEnvironment } from './secrets.ts';
import { readService, writeService, type ServiceStyle } from './service.ts';
import { tokenize } from './tokenizer.ts';

export interface Options extends ServiceStyle {
  readonly shell: Dialect | 'auto';
  /** A Compose file to add to; '' for a new one. */
  readonly existing: string;
  readonly splitSecrets: boolean;
  readonly declare: Declaration;
  /** Spaces for each level. */
  readonly indent: number;
}

interface Converted {
  readonly compose: string;
  readonly environmentFile: string;
  readonly report: Report;
}

/**
 * A Compose file (Compose specification) for commands that begin with `docker run` and the like, one service each. What
 * has no form there is in the notes. Throws `ToolError`: `error.…`, `yaml.…` of the existing file.
 */
export function convert(text: string, options: Options, note: RunContext['note']): string {
  return finished(text, options, note).compose;
}

/** The lines of `.env` that go with `convert`: secrets that were taken out, and variables that the text itself sets. */
export function environmentFile(text: string, options: Options, note: RunContext['note']): string {
  return finished(text, options, note).environmentFile;
}

export interface Review {
  /** In the form in which errors and notes are put into words. */
  readonly errors: readonly Note[];
  readonly services: number;
}

/** All that is wrong, where `convert` ends with the first error. */
export function review(text: string, options: Options): Review {
  const { report, services } = run(text, options);
  return {
    errors: inOrder(report.errors).map(({ code, params, where }) => ({ code, params, where })),
    services,
  };
}

function finished(text: string, options: Options, note: RunContext['note']): Converted {
  const converted = run(text, options);
  const [error] = inOrder(converted.report.errors);
  if (error !== undefined) throw error;
  for (const { code, params, where } of inOrder(converted.report.notes)) note(code, params, where);
  return converted;
}

/** As they stand in the text; what is about no place comes last. */
const inOrder = <T extends Pick<ToolError, 'where'>>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => (a.where.at?.offset ?? Infinity) - (b.where.at?.offset ?? Infinity) || 0);

function run(text: string, options: Options): Converted & { readonly services: number } {
  const report = new Report(text);
  const result = { compose: '', environmentFile: '', report, services: 0 };
  if (text.trim() === '') return result;
  report.attempt(() => Object.assign(result, convertAll(text, options, report)));
  return result;
}

function convertAll(text: string, options: Options, report: Report) {
  const file = ComposeFile.read(options.existing);
  if (file.has('version')) report.note('note.version');
  const expansions = new Expansions();
  const dialect = options.shell === 'auto' ? findDialect(text) : options.shell;
  if (options.shell === 'auto' && dialect !== 'posix') report.note(`note.shell.${dialect}`);
  const { runs, assignments } = findRuns(tokenize(text, dialect, expansions, report), report);
  const drafts = runs.map((command) => readService(command, expansions, report));
  const existing = file.names('services');
  const services = nameServices(drafts, existing, expansions, report);
  linkServices(services, existing, report);
  const secrets = splitSecrets(services, options.splitSecrets, expansions, report);
  const declared = declare(services.values(), options.declare, expansions);
  const writer = new ComposeWriter(expansions);
  file.add('services', new Map([...services].map(([name, draft]) => [name, writeService(draft, options)])), writer);
  file.add('networks', declared.networks, writer);
  file.add('volumes', declared.volumes, writer);
  file.add('secrets', declareSecrets(services.values(), options.declare, file.names('secrets'), report), writer);
  return {
    compose: writeDocument(file.document, options.indent),
    environmentFile: writeEnvironment(secrets, assignments, expansions),
    services: services.size,
  };
}

import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { Findings } from '#formats/data/findings.ts';
import type { Data } from '#formats/data/model.ts';
import { joinPath } from '#formats/data/path.ts';
import type { Path, Violation } from '#formats/json-schema/evaluation.ts';
import { JsonSchema } from '#formats/json-schema/schema.ts';
import { placeAt } from '#lib/place';
import { shorten } from '#lib/shorten';
import type { Fail } from '#lib/text-error';
import { readYaml } from '#formats/yaml/read.ts';

export interface SchemaOptions {
  readonly schema: 'none' | keyof typeof known | 'own';
  /** JSON or YAML, for `schema: 'own'`. */
  readonly ownSchema: string;
}

/** Each is fetched when it is chosen. Their `$comment` says where they come from. */
const known = {
  compose: () => import('./compose-schema.json'),
  githubWorkflow: () => import('./github-workflow-schema.json'),
};

const ready = new Map<SchemaOptions['schema'], JsonSchema>();

/** Violations that are spoken of one by one, in all documents together. */
const MOST_TOLD = 100;

/** Notes what documents have against them, `warning.schema.…`, in the order of the text. Throws `error.schema.depth`. */
export type SchemaCheck = (documents: readonly Data[], text: string, note: RunContext['note']) => void;

/**
 * The check by the schema that is chosen; undefined for none, and with a note for an empty text of one's own. Throws
 * `yaml.…` and `error.schema.…`, both with the place in the option `ownSchema`.
 */
export async function loadCheck(
  { schema, ownSchema }: SchemaOptions,
  { note, limited }: Pick<RunContext, 'note' | 'limited'>,
): Promise<SchemaCheck | undefined> {
  if (schema === 'none') return undefined;
  if (schema === 'own') {
    if (ownSchema.trim() !== '') return checkBy(readSchema(ownSchema), limited);
    note('warning.schema.missing', {}, { option: 'ownSchema' });
    return undefined;
  }
  const made = ready.get(schema) ?? readSchema(JSON.stringify((await known[schema]()).default));
  ready.set(schema, made);
  return checkBy(made, limited);
}

const failInSchema: Fail = (code, params, at) => new ToolError(code, params, { at, option: 'ownSchema' });

/** JSON is YAML, too (YAML 1.2.2, section 1.3). */
function readSchema(text: string): JsonSchema {
  const failAsSchema: Fail = (code, params, at) => failInSchema(`error.schema.${code}`, params, at);
  const [first, second] = readYaml(text, { findings: new Findings(), fail: failInSchema });
  if (first === undefined || second !== undefined) throw failAsSchema('root', {}, placeAt(text, second?.start ?? 0));
  return new JsonSchema(first, text, failAsSchema);
}

const checkBy =
  (schema: JsonSchema, limited: RunContext['limited']): SchemaCheck =>
  (documents, text, note) => {
    const verdicts = limited(() => documents.map((document) => schema.check(document)));
    const violations = verdicts.flatMap((verdict) => verdict.violations).sort((a, b) => a.span.start - b.span.start);
    const told = violations.slice(0, MOST_TOLD);
    for (const { code, params, path, span } of told) {
      const at = { ...placeAt(text, span.start), endOffset: span.end };
      note(`warning.schema.${code}`, { ...params, path: pathOf(path) }, { at });
    }
    const count = verdicts.reduce((sum, verdict) => sum + verdict.count, 0);
    if (count > told.length) note('warning.schema.more', { count: count - told.length });
  };

const LONGEST_PATH = 120;

function pathOf(path: Violation['path']): string {
  const steps: (string | number)[] = [];
  for (let at: Path = path; at.parent !== undefined; at = at.parent) steps.push(at.step);
  return shorten(joinPath(steps.reverse()), LONGEST_PATH);
}

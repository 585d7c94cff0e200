import { failAt, ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { sortKeys } from '#formats/data/entries.ts';
import { TextError } from '#lib/text-error';
import { Findings } from '#formats/data/findings.ts';
import type { Data } from '#formats/data/model.ts';
import { placeAt } from '#lib/place';
import { readYaml } from '#formats/yaml/read.ts';
import { findUnusedAnchors } from './anchors.ts';
import { findDifference } from './difference.ts';
import type { SchemaCheck } from './schema-check.ts';
import { layOut, type Laid } from './layout.ts';
import type { Style } from './style.ts';
import { tokensOf } from './tokens.ts';

/** What the reader remarks of which a formatter should speak, too. */
const LINT = ['data.note.words', 'data.warning.leadingZero'];

/**
 * YAML indented anew; comments, anchors, tags, quotes, blank lines and the spelling of values stay. The result is read
 * again: should it mean anything else than the input, it is refused. What does not fit the schema is a note. Throws
 * `ToolError`: `yaml.…`, `data.changed`, `error.schema.depth`.
 */
export function prettify(text: string, options: Style, note: RunContext['note'], check?: SchemaCheck): string {
  if (text.trim() === '') return '';
  const findings = new Findings();
  const before = readYaml(text, { findings, fail: failAt });
  findings.tell(text, (code, params, where) => {
    if (LINT.includes(code)) note(code, params, where);
  });
  for (const { name, start, end } of findUnusedAnchors(text)) {
    note('warning.unusedAnchor', { name }, { at: { ...placeAt(text, start), endOffset: end } });
  }
  check?.(before, text, note);
  const tokens = tokensOf(text);
  if (options.sortKeys) {
    const sorted = layOut(tokens, options);
    if (differs(before, sorted.text, true) === undefined) return told(sorted, note);
    note('warning.notSorted', {}, { option: 'sortKeys' });
  }
  const result = layOut(tokens, { ...options, sortKeys: false });
  const difference = result.text === text ? undefined : differs(before, result.text, false);
  if (difference === undefined) return told(result, note);
  throw new ToolError('data.changed', {}, { at: { ...placeAt(text, difference.start), endOffset: difference.end } });
}

function told({ text, unfolded }: Laid, note: RunContext['note']): string {
  if (unfolded > 0) note('note.notFolded', { count: unfolded }, { option: 'width' });
  return text;
}

/** The first value that means something else in the result, or the whole when that cannot even be read. */
function differs(before: readonly Data[], result: string, isSorted: boolean): Data | undefined {
  try {
    const after = readYaml(result, { findings: new Findings() });
    return isSorted ? findDifference(before.map(sortKeys), after.map(sortKeys)) : findDifference(before, after);
  } catch (error) {
    if (error instanceof TextError) return before[0];
    throw error;
  }
}

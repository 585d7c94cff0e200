import { failAt, ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { sortKeys } from '#formats/data/entries.ts';
import { textError, TextError, type Fail } from '#lib/text-error';
import { Findings } from '#formats/data/findings.ts';
import type { Data } from '#formats/data/model.ts';
import { placeAt } from '#lib/place';
import { parseYaml } from '#formats/yaml/parse.ts';
import { readYaml } from '#formats/yaml/read.ts';
import { findUnusedAnchors } from './anchors.ts';
import { findLostComments } from './comments.ts';
import { findDifference } from './difference.ts';
import type { SchemaCheck } from './schema-check.ts';
import { sortDocument } from './sort.ts';
import { write, type Style } from './write.ts';

interface Options extends Style {
  readonly sortKeys: boolean;
}

/** The reader's remarks that a formatter should pass on, too. */
const LINT = ['data.note.words', 'data.note.leadingZero'];

/**
 * YAML indented anew; comments, anchors, tags, quotes, blank lines and the spelling of values stay. The result is read
 * again: should it mean anything else than the input, it is refused. Values that do not fit the schema get a note.
 * Throws `ToolError`: `yaml.…`, `data.changed`, `error.schema.depth`.
 */
export function prettify(text: string, options: Options, note: RunContext['note'], check?: SchemaCheck): string {
  if (text.trim() === '') return '';
  const findings = new Findings();
  const before = readYaml(text, { findings, fail: failAt });
  findings.tell(text, (code, params, where) => {
    if (LINT.includes(code)) note(code, params, where);
  });
  for (const { name, start, end } of findUnusedAnchors(text)) {
    note('note.unusedAnchor', { name }, { at: { ...placeAt(text, start), endOffset: end } });
  }
  check?.(before, text, note);
  const sorted = options.sortKeys ? format(text, options, true) : undefined;
  const isSorted = sorted !== undefined && differs(before, sorted, true) === undefined;
  if (options.sortKeys && !isSorted) note('note.notSorted', {}, { option: 'sortKeys' });
  const result = isSorted ? sorted : (format(text, options, false) ?? '');
  const difference = isSorted ? undefined : differs(before, result, false);
  if (difference !== undefined) {
    throw new ToolError('data.changed', {}, { at: { ...placeAt(text, difference.start), endOffset: difference.end } });
  }
  const lost = findLostComments(text, result);
  if (lost.length > 0) note('note.commentsLost', { count: lost.length, list: lost.slice(0, 3).join(' ') });
  return result;
}

/** After so many rounds a text that still changes is left as it was after the first. */
const MOST_ROUNDS = 5;

/**
 * Undefined when it cannot be sorted. The library may move comments, blank lines and folds once more when it reads what it
 * wrote, so that this is repeated until the result stays as it is.
 */
function format(text: string, style: Style, isSorted: boolean): string | undefined {
  const first = formatOnce(text, style, isSorted, failAt);
  if (first === undefined || (!text.includes('#') && style.width === 0)) return first;
  let result = first;
  try {
    for (let round = 1; round < MOST_ROUNDS; round++) {
      const next = formatOnce(result, style, isSorted, textError);
      if (next === undefined || next === result) return result;
      result = next;
    }
  } catch (error) {
    // Text that cannot even be read is refused later, with a place in the text that was given.
    if (!(error instanceof TextError)) throw error;
  }
  return first;
}

function formatOnce(text: string, style: Style, isSorted: boolean, fail: Fail): string | undefined {
  const documents = parseYaml(text, fail);
  if (isSorted && !documents.map(sortDocument).every(Boolean)) return undefined;
  return documents.map((document) => write(document, text, style)).join('');
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

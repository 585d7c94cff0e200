import fc from 'fast-check';
import { ToolError, type Note } from '#engine/error';
import { initialValues } from '#engine/options';
import * as logic from './logic.ts';
import { applyPatch, diff, mergePatch, patch } from './operations.ts';

/* Shorthand for tests. */

export const silent = { note: () => undefined };

type Comparing = Partial<Parameters<typeof logic.patch>[1]>;
export const makePatch = (left: string, right: string, options: Comparing = {}) =>
  logic.patch(left, { ...initialValues(patch.options), ...options, right }, silent);
export const patchOf = (left: unknown, right: unknown, options: Comparing = {}) =>
  JSON.parse(makePatch(JSON.stringify(left), JSON.stringify(right), options)) as unknown;
export const mergeOf = (left: unknown, right: unknown) =>
  JSON.parse(
    logic.mergePatch(
      JSON.stringify(left),
      { ...initialValues(mergePatch.options), right: JSON.stringify(right) },
      silent,
    ),
  ) as unknown;
export const diffOf = (left: string, right: string, options: Partial<Parameters<typeof logic.diff>[1]> = {}) =>
  logic.diff(left, { ...initialValues(diff.options), ...options, right }, silent);
export const isSame = (left: string, right: string, options: Comparing = {}) => diffOf(left, right, options).same;
export const apply = (document: string, change: string, format: 'jsonPatch' | 'mergePatch' = 'jsonPatch') =>
  logic.applyPatch(document, { ...initialValues(applyPatch.options), patch: change, format }, silent);

export const collectNotes = (
  run: (context: { note: (code: string, params?: Note['params'], where?: Note['where']) => void }) => unknown,
) => {
  const notes: Note[] = [];
  run({ note: (code, params = {}, where = {}) => void notes.push({ code, params, where }) });
  return notes;
};

export const failure = (run: () => unknown): ToolError => {
  try {
    run();
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
  throw new Error('It did not fail.');
};

/** Few different values, so that many are equal. */
export const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, -1, 2.5, 1e21, '', 'a', 'b', 'é', '\ud800', 'a/b~c'),
    fc.array(tie('value'), { maxLength: 6 }),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'id', '', '/', '~', '__proto__', 'constructor'), tie('value')), {
        maxLength: 4,
      })
      .map((pairs) => Object.fromEntries(pairs)),
  ),
})).value;

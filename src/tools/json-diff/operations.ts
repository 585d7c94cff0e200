import { INDENTED, operation } from '#engine/operation';
import { choice, content, flag, integer, PANE } from '#engine/options';

const load = () => import('./logic.ts');

/** See `CompareOptions`. */
const comparing = {
  right: content('', PANE),
  arrays: choice(['lcs', 'index', 'key', 'unordered'], 'lcs'),
  key: content('id'),
  ignore: content(''),
  ignoreCase: flag(false),
  ignoreSpace: flag(false),
  nullIsAbsent: flag(false),
  exactNumbers: flag(false),
  tolerance: content(''),
};

export const diff = operation({
  input: 'text',
  output: 'json',
  reads: 'json',
  options: { ...comparing, onlyDifferences: flag(false), from: integer({ initial: 0, min: 0, max: 1_000_000_000 }) },
  needs: { key: { arrays: 'key' } },
  load,
  run: (logic, left, options, context) => logic.diff(left, options, context),
});

export const check = operation({
  input: 'text',
  output: 'json',
  helper: true,
  options: {},
  load,
  run: (logic, text) => logic.check(text),
});

/** Formats one document, as the page does with both sides before comparing them. */
export const format = operation({
  input: 'text',
  output: 'text',
  growth: INDENTED,
  helper: true,
  workerFrom: 16 * 1024,
  options: { sortKeys: flag(false) },
  load: () => import('./format-document.ts'),
  run: ({ formatDocument }, text, { sortKeys }) => formatDocument(text, sortKeys),
});

export const patch = operation({
  input: 'text',
  output: 'text',
  reads: 'json',
  writes: 'jsonPatch',
  options: comparing,
  needs: { key: { arrays: 'key' } },
  load,
  run: (logic, left, options, context) => logic.patch(left, options, context),
});

export const mergePatch = operation({
  input: 'text',
  output: 'text',
  growth: INDENTED,
  reads: 'json',
  writes: 'mergePatch',
  options: comparing,
  load,
  run: (logic, left, options, context) => logic.mergePatch(left, options, context),
});

export const paths = operation({
  input: 'text',
  output: 'text',
  reads: 'json',
  options: { ...comparing, form: choice(['pointer', 'jsonPath'], 'pointer') },
  needs: { key: { arrays: 'key' } },
  load,
  run: (logic, left, options, context) => logic.paths(left, options, context),
});

export const applyPatch = operation({
  input: 'text',
  output: 'text',
  reads: 'json',
  writes: 'json',
  options: { patch: content('', PANE), format: choice(['jsonPatch', 'mergePatch'], 'jsonPatch') },
  load,
  run: (logic, document, options, context) => logic.applyPatch(document, options, context),
});

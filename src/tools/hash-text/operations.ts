import { operation } from '#engine/operation';
import { choice, content, flag, picked } from '#engine/options';
import { byteForm } from '#formats/bytes/options.ts';
import { encoding } from '#formats/digest/options.ts';
import { algorithmNames } from './algorithms.ts';

const presentation = { encoding, uppercase: flag(false), expected: content() };
/** `common`, `all` or names, in any mix, separated by commas. */
const algorithms = picked('common');

export const digest = operation({
  input: 'text',
  output: 'json',
  options: {
    ...presentation,
    algorithms,
    input: byteForm,
    eachLine: flag(false),
  },
  needs: { uppercase: { encoding: 'Hex' } },
  // Each line is hashed by each algorithm.
  workerFrom: 4096,
  load: () => import('./logic.ts'),
  run: (logic, input, options, context) => logic.digestText(input, options, context),
});

const loadFile = () => import('./logic-file.ts');

export const digestFile = operation({
  input: 'file',
  output: 'json',
  options: { ...presentation, algorithms },
  needs: { uppercase: { encoding: 'Hex' } },
  place: 'worker',
  inOrder: true,
  load: loadFile,
  run: (logic, file, options, context) => logic.digestFile(file, options, context),
});

/** One digest and nothing else, as `sha256sum` has it; with `expected` it fails unless they are equal. */
export const sum = operation({
  input: 'file',
  output: 'text',
  options: { ...presentation, algorithm: choice(algorithmNames, 'SHA-256', { asWritten: true }) },
  needs: { uppercase: { encoding: 'Hex' } },
  place: 'worker',
  inOrder: true,
  load: loadFile,
  run: (logic, file, options, context) => logic.sumFile(file, options, context),
});

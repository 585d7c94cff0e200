import { operation } from '#engine/operation';
import { choice, content, PANE, secret } from '#engine/options';
import { byteForm } from '#formats/bytes/options.ts';
import { encoding } from '#formats/digest/options.ts';
import { sizes } from './algorithms.ts';

const key = {
  algorithm: choice([...sizes.keys()], 'SHA-256', { asWritten: true }),
  key: secret('', PANE),
  keyForm: byteForm,
};
const expected = content();

const load = () => import('./logic.ts');
const loadFile = () => import('./logic-file.ts');

export const compute = operation({
  input: 'text',
  output: 'text',
  options: { ...key, input: byteForm, encoding },
  load,
  run: (logic, text, options, context) => logic.compute(text, options, context),
});

export const verify = operation({
  input: 'text',
  output: 'json',
  options: { ...key, input: byteForm, expected },
  // A message whose HMAC is another one is signed some two hundred times, to find out why.
  workerFrom: 2048,
  load,
  run: (logic, text, options, context) => logic.verify(text, options, context),
});

export const computeFile = operation({
  input: 'file',
  output: 'text',
  options: { ...key, encoding },
  place: 'worker',
  inOrder: true,
  load: loadFile,
  run: (logic, file, options, context) => logic.computeFile(file, options, context),
});

export const verifyFile = operation({
  input: 'file',
  output: 'json',
  options: { ...key, expected },
  place: 'worker',
  load: loadFile,
  run: (logic, file, options, context) => logic.verifyFile(file, options, context),
});

import { operation } from '#engine/operation';
import { choice, content, flag, integer, PANE } from '#engine/options';

const load = () => import('./logic.ts');

/** See `Options`. */
const options = {
  environment: choice(['map', 'list'], 'map'),
  resources: choice(['deploy', 'service'], 'deploy'),
  declare: choice(['named', 'project', 'external'], 'named'),
  splitSecrets: flag(false),
  indent: integer({ initial: 2, min: 2, max: 8 }),
  shell: choice(['auto', 'posix', 'cmd', 'powershell'], 'auto'),
  existing: content('', PANE),
};

export const convert = operation({
  input: 'text',
  output: 'text',
  reads: 'dockerRun',
  writes: 'compose',
  options,
  load,
  run: (logic, text, values, { note }) => logic.convert(text, values, note),
});

export const environmentFile = operation({
  input: 'text',
  output: 'text',
  reads: 'dockerRun',
  writes: 'dotenv',
  options,
  load,
  run: (logic, text, values, { note }) => logic.environmentFile(text, values, note),
});

export const review = operation({
  input: 'text',
  output: 'json',
  reads: 'dockerRun',
  helper: true,
  options,
  load,
  run: (logic, text, values) => logic.review(text, values),
});

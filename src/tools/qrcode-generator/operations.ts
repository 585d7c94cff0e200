import { operation } from '#engine/operation';
import { qrNeeds, qrOptions } from '#formats/qr/options.ts';
import { templateFields, templateNeeds } from './template-fields.ts';

const load = () => import('./logic.ts');

export const draw = operation({
  input: 'text',
  output: 'text',
  reads: 'url',
  writes: 'svg',
  options: qrOptions,
  needs: qrNeeds,
  load,
  run: (logic, text, options, { note }) => logic.draw(text, options, note),
});

export const measure = operation({
  input: 'text',
  output: 'json',
  options: { level: qrOptions.level, logo: qrOptions.logo },
  needs: qrNeeds,
  load,
  run: (logic, text, options) => logic.measureText(text, options),
});

export const compose = operation({
  input: 'none',
  output: 'text',
  options: templateFields,
  needs: templateNeeds,
  load,
  run: (logic, _input, options) => logic.compose(options),
});

export const read = operation({
  input: 'text',
  output: 'json',
  options: {},
  load,
  run: (logic, text) => logic.read(text),
});

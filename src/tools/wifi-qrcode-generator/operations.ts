import { operation } from '#engine/operation';
import { choice } from '#engine/options';
import { qrNeeds, qrOptions } from '#formats/qr/options.ts';
import { networkFields, networkNeeds } from './network.ts';

const load = () => import('./logic.ts');

export const draw = operation({
  input: 'none',
  output: 'text',
  // The picture of the largest code has some 150 kB.
  growth: { result: 400 },
  writes: 'svg',
  options: { ...networkFields, ...qrOptions, caption: choice(['none', 'network', 'all'], 'none') },
  needs: { ...networkNeeds, ...qrNeeds },
  load,
  run: (logic, _input, options, { note }) => logic.draw(options, note),
});

export const payload = operation({
  input: 'none',
  output: 'text',
  options: networkFields,
  needs: networkNeeds,
  load,
  run: (logic, _input, options, { note }) => logic.payload(options, note),
});

export const read = operation({
  input: 'text',
  output: 'json',
  options: {},
  load,
  run: (logic, text) => logic.read(text),
});

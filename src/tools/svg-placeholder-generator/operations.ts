import { operation } from '#engine/operation';
import { pictureOptions } from './options.ts';

const load = () => import('./logic.ts');

/** The picture as SVG, or what holds it: an address, or code that shows it. */
export const draw = operation({
  input: 'none',
  output: 'text',
  writes: ({ as }) =>
    as === 'base64' ? 'dataUri' : as === 'svg' || as === 'html' || as === 'markdown' ? as : undefined,
  options: pictureOptions,
  needs: { fontSize: { fit: false }, second: { fill: ['gradient', 'stripes'] } },
  load,
  run: (logic, _input, options, { note }) => logic.draw(options, note),
});

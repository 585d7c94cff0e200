import { operation } from '#engine/operation';
import { choice, content, flag, integer, PANE, picked } from '#engine/options';
import { CODE_NAMES, codes } from './options.ts';

const load = () => import('./logic.ts');
const running = { place: 'worker', limit: 10_000 } as const;

export const draw = operation({
  ...running,
  input: 'text',
  output: 'text',
  options: {
    font: picked('Standard'),
    width: integer({ initial: 80, min: 0, max: 10_000, optional: true }),
    layout: choice(['font', 'full', 'fitted', 'smushed', 'overlapped'], 'font'),
    code: choice(codes, 'none', { asWritten: CODE_NAMES }),
    align: choice(['font', 'left', 'center', 'right'], 'font'),
    border: choice(['none', 'ascii', 'stars', 'hashes', 'single', 'double', 'rounded'], 'none'),
    trim: flag(true),
    ownFont: content('', PANE),
  },
  load,
  run: (logic, text, options, { note }) => logic.draw(text, options, note),
});

/** A text in several fonts, for the page. */
export const samples = operation({
  ...running,
  helper: true,
  input: 'text',
  output: 'json',
  options: { from: integer({ initial: 0, min: 0, max: 1000 }), count: integer({ initial: 12, min: 0, max: 50 }) },
  load,
  run: (logic, text, options) => logic.samples(text, options),
});

import { operation } from '#engine/operation';
import { choice, flag } from '#engine/options';

const load = () => import('./logic.ts');

export const encode = operation({
  input: 'text',
  output: 'text',
  inverse: {
    to: 'decode',
    options: ({ mode }) => ({ plus: mode === 'form', repeat: false, lenient: false }),
    keeps: 'exact',
  },
  options: {
    mode: choice(['component', 'segment', 'url', 'form', 'javascript', 'all'], 'component'),
    eachLine: flag(false),
  },
  load,
  run: (logic, text, options, { note }) => logic.encode(text, options, note),
});

export const decode = operation({
  input: 'text',
  output: 'text',
  inverse: {
    to: 'encode',
    options: ({ plus }) => ({ mode: plus ? 'form' : 'component', eachLine: true }),
    keeps: 'meaning',
  },
  options: { plus: flag(false), repeat: flag(false), lenient: flag(false) },
  load,
  run: (logic, text, options, { note }) => logic.decode(text, options, note),
});

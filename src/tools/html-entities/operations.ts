import { operation } from '#engine/operation';
import { choice, flag } from '#engine/options';

export const encode = operation({
  input: 'text',
  output: 'text',
  writes: 'escapes',
  inverse: { to: 'decode', options: () => ({ attribute: false, repeat: false }), keeps: 'exact' },
  options: {
    scope: choice(['markup', 'nonAscii', 'all'], 'markup'),
    notation: choice(['named', 'decimal', 'hex'], 'named'),
  },
  load: () => import('./encode.ts'),
  run: (logic, text, options, { note }) => logic.encode(text, options, note),
});

export const decode = operation({
  input: 'text',
  output: 'text',
  reads: 'escapes',
  inverse: {
    to: 'encode',
    options: ({ repeat }) => (repeat ? undefined : { scope: 'markup', notation: 'named' }),
    keeps: 'meaning',
  },
  options: { repeat: flag(false), attribute: flag(false) },
  load: () => import('./decode.ts'),
  run: (logic, text, options, { note }) => logic.decode(text, options, note),
});

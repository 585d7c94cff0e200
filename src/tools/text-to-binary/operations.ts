import { operation } from '#engine/operation';
import { choice, flag, integer } from '#engine/options';

const load = () => import('./logic.ts');

const base = choice(['2', '8', '10', '16'], '2');
const charset = choice(['utf-8', 'utf-16le', 'utf-16be', 'latin1'], 'utf-8');

export const encode = operation({
  input: 'text',
  output: 'text',
  writes: ({ base }) => (base === '2' ? 'binary' : undefined),
  inverse: { to: 'decode', options: ({ base, charset }) => ({ base, charset }), keeps: 'exact' },
  options: {
    base,
    charset,
    separator: choice(['space', 'none', 'comma', 'line'], 'space'),
    /** Bits of a group in base 2; the last one may be shorter. */
    bits: integer({ initial: 8, min: 1, max: 64 }),
    prefix: flag(false),
  },
  needs: { bits: { base: '2' } },
  load,
  run: (logic, text, options) => logic.encode(text, options),
});

/** Base 2, in whole bytes: digits and separators only. */
const isBinary = (sample: string) =>
  /^\s*(?:[01]{8}[\s,]+)+[01]{8}\s*$/.test(sample.replace(/(?<![01])[01]{1,7}$/, '').trimEnd());

export const decode = operation({
  input: 'text',
  output: 'text',
  reads: 'binary',
  inverse: { to: 'encode', options: ({ base, charset }) => ({ base, charset }), keeps: 'meaning' },
  options: { base, charset },
  detect: (sample) => (isBinary(sample) ? 0.9 : 0),
  load,
  run: (logic, text, options, context) => logic.decode(text, options, context.note),
});

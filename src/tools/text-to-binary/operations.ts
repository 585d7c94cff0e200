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

export const decode = operation({
  input: 'text',
  output: 'text',
  reads: 'binary',
  inverse: { to: 'encode', options: ({ base, charset }) => ({ base, charset }), keeps: 'meaning' },
  options: { base, charset },
  load,
  run: (logic, text, options, context) => logic.decode(text, options, context.note),
});

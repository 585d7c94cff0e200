import { operation } from '#engine/operation';
import { choice, flag } from '#engine/options';

const load = () => import('./logic.ts');

const charset = choice(['utf-8', 'utf-16le', 'utf-16be', 'latin1', 'hex'], 'utf-8');

export const encode = operation({
  input: 'text',
  output: 'text',
  // Several Base64 texts, one a line, are not one Base64 text.
  writes: ({ eachLine }) => (eachLine ? undefined : 'base64'),
  inverse: {
    to: 'decode',
    options: ({ charset, eachLine }) => ({ charset, eachLine }),
    // Hex comes back in lowercase and without spaces.
    keeps: 'meaning',
  },
  options: { charset, urlSafe: flag(false), wrap: flag(false), eachLine: flag(false) },
  load,
  run: (logic, text, options, { note }) => logic.encode(text, options, note),
});

export const decode = operation({
  input: 'text',
  output: 'text',
  reads: 'base64',
  inverse: {
    to: 'encode',
    options: ({ charset, eachLine }) => ({ charset, eachLine }),
    keeps: 'meaning',
  },
  options: { charset, eachLine: flag(false) },
  load,
  run: (logic, text, options, { note }) => logic.decode(text, options, note),
});

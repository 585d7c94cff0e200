import { operation } from '#engine/operation';
import { choice, flag } from '#engine/options';

const load = () => import('./logic.ts');

const alphabet = choice(['icao', 'german', 'french', 'spanish', 'italian', 'portuguese', 'russian'], 'icao');

export const spell = operation({
  input: 'text',
  output: 'text',
  // The words say nothing of small letters, unless capitals are said.
  inverse: {
    to: 'read',
    options: ({ alphabet, capitals, layout }) => ({ alphabet, lowercase: capitals, list: layout === 'list' }),
    keeps: 'meaning',
  },
  options: {
    alphabet,
    /** Radio operators say niner, so that it is not taken for the German no. */
    nine: choice(['nine', 'niner'], 'nine'),
    symbols: flag(true),
    capitals: flag(false),
    layout: choice(['line', 'list'], 'line'),
  },
  needs: { nine: { alphabet: 'icao' } },
  load,
  run: (logic, text, options, { note }) => logic.spell(text, options, note),
});

export const read = operation({
  input: 'text',
  output: 'text',
  inverse: {
    to: 'spell',
    options: ({ alphabet, lowercase, list }) => ({ alphabet, capitals: lowercase, layout: list ? 'list' : 'line' }),
    keeps: 'meaning',
  },
  options: {
    alphabet,
    /** Letters are small unless the words say that they are capital. */
    lowercase: flag(false),
    /** A word a line: line breaks are none of the text. */
    list: flag(false),
  },
  load,
  run: (logic, text, options, { note }) => logic.read(text, options, note),
});

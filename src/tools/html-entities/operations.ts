import { operation } from '#engine/operation';
import { choice, flag } from '#engine/options';
import { ANY_TEXT } from '#engine/sample';
import { detectEntities } from './detect.ts';

const load = () => import('./logic.ts');
const loadReference = () => import('./reference.ts');

const syntax = choice(['html', 'xml'], 'html', { asWritten: { html: 'HTML', xml: 'XML' } });

export const encode = operation({
  input: 'text',
  output: 'text',
  writes: 'escapes',
  inverse: {
    to: 'decode',
    options: ({ syntax, keep }) => (keep ? undefined : { syntax, attribute: false, repeat: false }),
    keeps: 'exact',
  },
  options: {
    scope: choice(['markup', 'attribute', 'nonAscii', 'all'], 'markup'),
    notation: choice(['named', 'decimal', 'hex'], 'named'),
    syntax,
    keep: flag(false),
    lines: flag(false),
  },
  needs: { lines: { scope: ['attribute', 'all'] } },
  detect: () => ANY_TEXT,
  load,
  run: (logic, text, options, context) => logic.encode(text, options, context.note),
});

export const decode = operation({
  input: 'text',
  output: 'text',
  reads: 'escapes',
  inverse: {
    to: 'encode',
    options: ({ syntax, repeat }) =>
      repeat ? undefined : { syntax, scope: 'markup', notation: 'named', keep: false, lines: false },
    keeps: 'meaning',
  },
  options: { syntax, repeat: flag(false), attribute: flag(false) },
  needs: { attribute: { syntax: 'html' } },
  detect: detectEntities,
  load,
  run: (logic, text, options, context) => logic.decode(text, options, context.note),
});

export const lookUp = operation({
  input: 'text',
  output: 'json',
  options: {},
  load: loadReference,
  run: (reference, query) => reference.lookUp(query),
});

/** The entities of a text, for the list under the panes. */
export const found = operation({
  input: 'text',
  output: 'json',
  helper: true,
  options: { syntax },
  load: loadReference,
  run: (reference, text, options) => reference.listFound(text, options.syntax),
});

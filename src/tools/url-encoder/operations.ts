import { operation } from '#engine/operation';
import { ANY_TEXT } from '#engine/sample';
import { choice, flag } from '#engine/options';

const load = () => import('./logic.ts');

const charset = choice(['utf-8', 'latin1'], 'utf-8', { asWritten: { 'utf-8': 'UTF-8', latin1: 'Latin-1' } });

export const encode = operation({
  input: 'text',
  output: 'text',
  inverse: {
    to: 'decode',
    options: ({ mode, charset }) =>
      mode === 'header' ? undefined : { charset, plus: mode === 'form', repeat: false, lenient: false },
    keeps: 'exact',
  },
  options: {
    mode: choice(['component', 'segment', 'url', 'form', 'strict', 'header', 'all'], 'component'),
    eachLine: flag(false),
    charset,
  },
  detect: () => ANY_TEXT,
  load,
  run: (logic, text, options) => logic.encode(text, options),
});

/** Escapes of bytes in a text without spaces, as in a link. */
function detectEncoded(sample: string): number {
  const escapes = sample.match(/%[\da-f]{2}/gi)?.length ?? 0;
  if (escapes === 0 || /^(?:mailto|otpauth(?:-migration)?):/i.test(sample) || /%(?![\da-f]{2}|[\da-f]?$)/i.test(sample))
    return 0;
  // A whole link has its escapes by right; what reads links is offered first.
  if (/^https?:\/\//i.test(sample)) return 0.2;
  return /[^\x21-\x7e\s]| /.test(sample.trim()) ? 0.15 : escapes > 1 ? 0.7 : 0.5;
}

export const decode = operation({
  input: 'text',
  output: 'text',
  inverse: {
    to: 'encode',
    // Characters that Latin-1 does not have stay as they are on the way there only.
    options: ({ charset, plus }) =>
      charset === 'latin1' ? undefined : { charset, mode: plus ? 'form' : 'component', eachLine: true },
    keeps: 'meaning',
  },
  options: { plus: flag(false), repeat: flag(false), lenient: flag(false), charset },
  detect: detectEncoded,
  load,
  run: (logic, text, options, context) => logic.decode(text, options, context.note),
});

import { operation } from '#engine/operation';
import { content, flag, LONG_LINE, PANE, secret } from '#engine/options';
import { solidLines } from '#lib/solid-lines';

const load = () => import('./logic.ts');

/** With a bare `%` it is a text that is still to be encoded. */
const URL_LINE =
  /^(?:https?|wss?|ftps?|file|ssh|git|redis|postgres(?:ql)?|mysql|mongodb(?:\+srv)?|amqps?):\/\/(?:[^\s%]|%[\da-f]{2})+$/i;

const urlLines = (sample: string) => solidLines(sample).filter((line) => URL_LINE.test(line)).length;

export const parse = operation({
  input: 'text',
  maxLength: 100_000,
  output: 'json',
  reads: 'url',
  options: { base: content('', LONG_LINE) },
  detect: (sample) => (URL_LINE.test(sample.trim()) ? 0.75 : 0),
  load,
  run: (logic, text, options, context) => logic.parse(text, options, context.note),
});

export const parseMany = operation({
  input: 'text',
  output: 'json',
  reads: 'url',
  options: {},
  detect: (sample) => (urlLines(sample) > 1 ? 0.7 : 0),
  load,
  run: (logic, text, _options, { note }) => logic.parseMany(text, note),
});

export const change = operation({
  input: 'text',
  output: 'text',
  reads: 'url',
  writes: 'url',
  inverse: 'identity',
  options: {
    tracking: flag(true),
    sort: flag(false),
    noFragment: flag(false),
    scheme: content(''),
    username: content(''),
    password: secret(''),
    noLogin: flag(false),
    host: content(''),
    port: content(''),
    path: content('', LONG_LINE),
    fragment: content('', LONG_LINE),
    set: content('', PANE),
    remove: content('', PANE),
  },
  needs: {
    username: { noLogin: false },
    password: { noLogin: false },
    fragment: { noFragment: false },
  },
  detect: (sample) => (urlLines(sample) > 0 ? 0.5 : 0),
  load,
  run: (logic, text, options, context) => logic.change(text, options, context.note),
});

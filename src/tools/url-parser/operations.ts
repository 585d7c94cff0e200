import { operation } from '#engine/operation';
import { content, flag, LONG_LINE, PANE, secret } from '#engine/options';

const load = () => import('./logic.ts');

export const parse = operation({
  input: 'text',
  maxLength: 100_000,
  output: 'json',
  reads: 'url',
  options: { base: content('', LONG_LINE) },
  load,
  run: (logic, text, options, context) => logic.parse(text, options, context.note),
});

export const parseMany = operation({
  input: 'text',
  output: 'json',
  reads: 'url',
  options: {},
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
  load,
  run: (logic, text, options, context) => logic.change(text, options, context.note),
});

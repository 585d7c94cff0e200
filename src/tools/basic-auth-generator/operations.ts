import { operation } from '#engine/operation';
import { choice, content, LONG_LINE, secret } from '#engine/options';

export const generate = operation({
  input: 'none',
  output: 'text',
  options: {
    username: content('', LONG_LINE),
    password: secret('', LONG_LINE),
    form: choice(['header', 'value', 'curl'], 'header', { asWritten: { curl: 'curl' } }),
    url: content('https://example.com/', LONG_LINE),
  },
  needs: { url: { form: 'curl' } },
  load: () => import('./generate.ts'),
  run: (logic, _input, options, { note }) => logic.generate(options, note),
});

export const decode = operation({
  input: 'text',
  maxLength: 30_000,
  output: 'json',
  options: {},
  load: () => import('./decode.ts'),
  run: (logic, text, _options, { note }) => logic.decode(text, note),
});

import { operation } from '#engine/operation';
import { choice, content, secret } from '#engine/options';
import { detectHeader } from './detect.ts';

export const generate = operation({
  input: 'none',
  output: 'text',
  options: {
    username: content('', { maxLength: 10_000 }),
    password: secret('', { maxLength: 10_000 }),
    form: choice(['header', 'value', 'curl'], 'header', { asWritten: { curl: 'curl' } }),
    url: content('https://example.com/', { maxLength: 10_000 }),
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
  detect: detectHeader,
  load: () => import('./decode.ts'),
  run: (logic, text, _options, { note }) => logic.decode(text, note),
});

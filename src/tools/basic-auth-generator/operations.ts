import { operation } from '#engine/operation';
import { choice, content, secret } from '#engine/options';
import { detectHeader } from './detect.ts';

export const generate = operation({
  input: 'none',
  output: 'text',
  options: {
    username: content(''),
    password: secret(''),
    form: choice(['header', 'value', 'curl'], 'header', { asWritten: { curl: 'curl' } }),
    url: content('https://example.com/'),
  },
  needs: { url: { form: 'curl' } },
  load: () => import('./generate.ts'),
  run: (logic, _input, options, { note }) => logic.generate(options, note),
});

export const decode = operation({
  input: 'text',
  output: 'json',
  options: {},
  detect: detectHeader,
  load: () => import('./decode.ts'),
  run: (logic, text, _options, { note }) => logic.decode(text, note),
});

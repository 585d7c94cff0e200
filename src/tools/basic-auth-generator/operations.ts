import { operation } from '#engine/operation';
import { choice, content, integer, secret } from '#engine/options';

const credentials = { username: content(''), password: secret('') };

export const generate = operation({
  input: 'none',
  output: 'text',
  options: {
    ...credentials,
    form: choice(['header', 'value', 'proxy', 'curl', 'fetch', 'url'], 'header', {
      asWritten: { proxy: 'Proxy-Authorization', curl: 'curl', fetch: 'fetch' },
    }),
    charset: choice(['utf-8', 'latin1'], 'utf-8', { asWritten: { 'utf-8': 'UTF-8', latin1: 'Latin-1' } }),
    url: content('https://example.com/'),
  },
  needs: { url: { form: ['curl', 'fetch', 'url'] } },
  load: () => import('./generate.ts'),
  run: (logic, _input, options) => logic.generate(options),
});

/** A header by its name and scheme, or the scheme alone. */
function detectHeader(sample: string): number {
  const found = /^\s*((?:proxy-)?authorization\s*:\s*)?basic\s+[\w+/-]{4,}={0,2}\s*$/i.exec(sample);
  if (found === null) return 0;
  return found[1] === undefined ? 0.7 : 0.95;
}

export const decode = operation({
  input: 'text',
  output: 'json',
  options: {},
  detect: detectHeader,
  load: () => import('./decode.ts'),
  run: (logic, text, _options, { note }) => logic.decode(text, note),
});

export const htpasswd = operation({
  input: 'none',
  output: 'text',
  options: {
    ...credentials,
    username: content('user'),
    algorithm: choice(['bcrypt', 'apr1', 'sha512'], 'bcrypt', {
      asWritten: { bcrypt: 'bcrypt', apr1: 'apr1 (MD5)', sha512: 'SHA-512 crypt' },
    }),
    cost: integer({ initial: 10, min: 4, max: 17 }),
  },
  needs: { cost: { algorithm: 'bcrypt' } },
  place: 'worker',
  load: () => import('./htpasswd.ts'),
  run: (logic, _input, options, context) => logic.htpasswd(options, context),
});

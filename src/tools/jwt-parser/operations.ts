import { operation } from '#engine/operation';
import { choice, content, integer, LONG_LINE, PANE, secret } from '#engine/options';
import { byteForm } from '#formats/bytes/options.ts';

const key = { key: secret('', PANE), keyForm: byteForm };

/** A part that begins like Base64url of `{"`, `{ ` or `{` and a line break, a second part, and a dot. */
const TOKEN = /^\s*(?:authorization\s*:\s*)?(?:bearer\s+)?["'`]?e[wy][\w-]{6,}={0,2}\.[\w-]*(?:\s*[\w-]+)?={0,2}\./i;
/** The beginning of an object with a registered claim. */
const CLAIMS = /^\s*\{\s*"(?:iss|sub|aud|exp|iat|jti)"\s*:/;

export const decode = operation({
  input: 'text',
  output: 'json',
  reads: 'jwt',
  options: { ...key, skew: integer({ initial: 0, min: 0, max: 3600 }) },
  needs: { keyForm: { key: true } },
  detect: (sample) => (TOKEN.test(sample) ? 0.95 : 0),
  load: () => import('./decode.ts'),
  run: (logic, text, options, context) => logic.decode(text, options, context),
});

export const sign = operation({
  input: 'text',
  output: 'text',
  reads: 'json',
  writes: 'jwt',
  options: {
    algorithm: choice(
      [
        'HS256',
        'HS384',
        'HS512',
        'RS256',
        'RS384',
        'RS512',
        'PS256',
        'PS384',
        'PS512',
        'ES256',
        'ES384',
        'ES512',
        'EdDSA',
        'none',
      ],
      'HS256',
      { asWritten: true },
    ),
    ...key,
    header: content('', LONG_LINE),
  },
  needs: { keyForm: { key: true } },
  detect: (sample) => (CLAIMS.test(sample) ? 0.3 : 0),
  load: () => import('./sign.ts'),
  run: (logic, claims, options, { note }) => logic.sign(claims, options, note),
});

import { operation } from '#engine/operation';
import { choice, content, integer, LONG_LINE, PANE, secret } from '#engine/options';
import { byteForm } from '#formats/bytes/options.ts';

const key = { key: secret('', PANE), keyForm: byteForm };

export const decode = operation({
  input: 'text',
  output: 'json',
  reads: 'jwt',
  options: { ...key, skew: integer({ initial: 0, min: 0, max: 3600 }) },
  needs: { keyForm: { key: true } },
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
  load: () => import('./sign.ts'),
  run: (logic, claims, options, { note }) => logic.sign(claims, options, note),
});

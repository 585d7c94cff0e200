import { operation } from '#engine/operation';
import { choice, content, secret } from '#engine/options';
import { byteForm } from '#formats/bytes/options.ts';
import { macAlgorithms } from './algorithms.ts';

const algorithm = choice(macAlgorithms, 'SHA-256', { asWritten: true });
const encoding = choice(['Bin', 'Hex', 'Base64', 'Base64url'], 'Hex');
const key = { key: secret(), keyForm: byteForm };
const load = () => import('./logic.ts');

export const compute = operation({
  input: 'text',
  output: 'text',
  options: { algorithm, encoding, ...key, input: byteForm },
  load,
  run: (logic, text, options, context) => logic.computeOfText(text, options, context),
});

export const computeFile = operation({
  input: 'file',
  output: 'text',
  options: { algorithm, encoding, ...key },
  place: 'worker',
  inOrder: true,
  load: () => import('./logic-file.ts'),
  run: (logic, file, options, context) => logic.computeOfFile(file, options, context),
});

export const verify = operation({
  input: 'text',
  output: 'json',
  options: { algorithm, expected: content(), ...key, input: byteForm },
  load,
  run: (logic, text, options, context) => logic.verify(text, options, context),
});

/** The signature of a webhook's body as its sender makes it, or the check of the one that came with it. */
export const webhook = operation({
  input: 'text',
  output: 'json',
  options: {
    service: choice(['github', 'stripe', 'slack'], 'github', {
      asWritten: { github: 'GitHub', stripe: 'Stripe', slack: 'Slack' },
    }),
    signature: content(),
    timestamp: content(),
    key: secret(),
  },
  needs: { timestamp: { service: ['stripe', 'slack'] } },
  load: () => import('./logic-webhook.ts'),
  run: (logic, body, options, context) => logic.sign(body, options, context),
});

/** The line that computes the same in a shell; the key stays in the variable `KEY`. */
export const openssl = operation({
  input: 'none',
  output: 'text',
  options: { algorithm, encoding, keyForm: byteForm },
  load: () => import('./logic-openssl.ts'),
  run: (logic, _input, options) => logic.opensslLine(options),
});

export const randomKey = operation({
  input: 'none',
  output: 'text',
  options: { algorithm, keyForm: byteForm },
  load,
  run: (logic, _input, options, context) => logic.randomKey(options, context),
});

import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { loneSurrogate } from '#lib/charset/utf8';
import { toBase32 } from './base32.ts';
import type { KeyOptions } from './key-options.ts';
import { readSecret } from './secret.ts';

export interface LinkOptions extends KeyOptions {
  readonly issuer: string;
  readonly account: string;
}

/** `SHA-256` as links write it. */
const nameInLink = (algorithm: KeyOptions['algorithm']) => algorithm.replace('-', '');

/**
 * The link by which authenticators take a secret over (github.com/google/google-authenticator/wiki/Key-Uri-Format). Throws
 * `ToolError` for a wrong secret or label.
 */
export function writeLink(options: LinkOptions, note: RunContext['note']): string {
  const { type, algorithm, digits, period, counter } = options;
  const secret = toBase32(readSecret(options, note));
  const issuer = readLabel(options, 'issuer');
  const account = readLabel(options, 'account');
  if (account === '') note('warning.noAccount', {}, { option: 'account' });
  const label = [issuer, account].filter((part) => part !== '').map(encodeURIComponent);
  const parameters = {
    secret,
    ...(issuer !== '' && { issuer }),
    // Steam's authenticator is known by its issuer alone, and apps that make its codes by this parameter.
    ...(type === 'steam' && { encoder: 'steam' }),
    ...(type !== 'steam' && { algorithm: nameInLink(algorithm), digits }),
    ...(type === 'totp' && { period }),
    ...(type === 'hotp' && { counter }),
  };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://${type === 'hotp' ? 'hotp' : 'totp'}/${label.join(':')}?${query.join('&')}`;
}

/** Colons part the issuer from the account, and so cannot be in either. */
function readLabel(options: LinkOptions, option: 'issuer' | 'account'): string {
  const text = options[option].trim();
  if (text.includes(':')) throw new ToolError('error.colon', {}, { option });
  if (loneSurrogate(text) >= 0) throw new ToolError('error.loneSurrogate', {}, { option });
  return text;
}

import type { Algorithm } from './hotp.ts';
import type { SecretOptions } from './secret.ts';

/** How codes are made of a secret. */
export interface KeyOptions extends SecretOptions {
  readonly type: 'totp' | 'hotp' | 'steam';
  readonly digits: number;
  readonly algorithm: Algorithm;
  /** Seconds of a code. */
  readonly period: number;
  /** Of HOTP. */
  readonly counter: number;
}

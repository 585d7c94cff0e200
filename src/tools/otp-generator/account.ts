import type { KeyOptions } from './key-options.ts';

/** The account that an authenticator takes over by a link. */
export interface Account extends Pick<KeyOptions, 'type' | 'digits' | 'algorithm'> {
  readonly issuer: string;
  readonly account: string;
  /** Base32 without padding. */
  readonly secret: string;
  readonly period?: number;
  readonly counter?: number;
}

/** What the codes of an account depend on. The length of Steam's codes is no choice. */
export const keyOf = ({ issuer: _issuer, account: _account, digits, ...key }: Account) => ({
  ...key,
  ...(key.type !== 'steam' && { digits }),
});

/** An error about a link, or about a part of it. */
export type Fail = (code: string, params?: Record<string, string>, part?: string) => never;

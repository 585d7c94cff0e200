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

/** An error about a link, or about a part of it. */
export type Fail = (code: string, params?: Record<string, string>, part?: string) => never;

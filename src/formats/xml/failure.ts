import type { XmlErrorCode } from './error.ts';
import type { Params } from '#lib/text-error';

/** Why and where a text is wrong, before lines are counted. Never leaves this folder. */
export class Failure {
  constructor(
    readonly code: XmlErrorCode,
    readonly start: number,
    readonly end: number,
    readonly params: Params = {},
  ) {}
}

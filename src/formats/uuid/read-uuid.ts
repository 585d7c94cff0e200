import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import { fromHex } from '#lib/bytes';

const DIGITS = 32;
/** Digits in front of each dash (RFC 9562, section 4). */
const DASHES_AFTER: readonly number[] = [8, 12, 16, 20];
const HEAD = /^\s*["'{(]?\s*(?:urn:uuid:)?\s*/i;

/** Where a text comes from, for what is said of it. */
interface Origin {
  /** The option it was typed into. */
  readonly option?: string;
  /** The text that it is a part of, and where it begins there. */
  readonly whole?: string;
  readonly start?: number;
}

/**
 * The 16 bytes of a UUID in any case, with or without dashes, braces, quotes or `urn:uuid:`. Throws `ToolError` with the
 * place of the first wrong character.
 */
export function parseUuid(text: string, { option, whole = text, start: from = 0 }: Origin = {}): Uint8Array {
  const start = HEAD.exec(text)?.[0].length ?? 0;
  const body = text
    .slice(start)
    .trimEnd()
    .replace(/["'})][,;]?$/, '')
    .trimEnd();
  const fail = (code: string, offset: number, params = {}): never => {
    throw new ToolError(code, params, { option, at: placeAt(whole, from + start + offset) });
  };
  const wrong = body.search(/[^\da-f-]/i);
  if (wrong >= 0) fail('uuid.character', wrong, { character: String.fromCodePoint(body.codePointAt(wrong) ?? 0) });
  const hex = body.replace(/-/g, '');
  if (hex.length !== DIGITS) fail('uuid.length', Math.max(0, body.length - 1), { count: hex.length });
  const dash = misplacedDash(body);
  if (dash >= 0) fail('uuid.dash', dash);
  return fromHex(hex);
}

/** Offset of the first dash where none belongs or of the digit in whose place one belongs, or -1. */
function misplacedDash(body: string): number {
  if (!body.includes('-')) return -1;
  let digits = 0;
  for (let offset = 0; offset < body.length; offset++) {
    const isDue = DASHES_AFTER.includes(digits) && body.charAt(offset - 1) !== '-';
    if ((body.charAt(offset) === '-') !== isDue) return offset;
    if (!isDue) digits += 1;
  }
  return -1;
}

/** A UUID of 32 hex digits as it is written, with dashes. */
export const writeUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

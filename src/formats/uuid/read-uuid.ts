import { ToolError } from '#engine/error';
import { whereIn, type Part } from '#formats/bytes/part.ts';
import { fromHex } from '#lib/bytes';
import { showCharacter } from '#lib/show-character';

const DIGITS = 32;
/** The number of digits before each dash (RFC 9562, section 4). */
const DASHES_AFTER: readonly number[] = [8, 12, 16, 20];
const HEAD = /^\s*["'{(]?\s*(?:urn:uuid:)?\s*/i;

/**
 * The 16 bytes of a UUID in any case, with or without dashes, braces, quotes or `urn:uuid:`. Throws `error.uuidDigit`,
 * `error.uuidLength` and `error.uuidDash` with the place of the first wrong character.
 */
export function parseUuid(text: string, part: Part = {}): Uint8Array {
  const { from = 0, to = text.length } = part;
  const own = text.slice(from, to);
  const start = HEAD.exec(own)?.[0].length ?? 0;
  const body = own
    .slice(start)
    .trimEnd()
    .replace(/["'})][,;]?$/, '')
    .trimEnd();
  const fail = (code: string, offset: number, params = {}): never => {
    throw new ToolError(code, params, whereIn(text, part, start + offset));
  };
  const wrong = body.search(/[^\da-f-]/i);
  if (wrong >= 0) fail('error.uuidDigit', wrong, { character: showCharacter(text, from + start + wrong) });
  const hex = body.replace(/-/g, '');
  if (hex.length !== DIGITS) fail('error.uuidLength', Math.max(0, body.length - 1), { count: hex.length });
  const dash = misplacedDash(body);
  if (dash >= 0) fail('error.uuidDash', dash);
  return fromHex(hex);
}

/** The offset of the first misplaced dash, or of a digit where a dash belongs; -1 if there is none. */
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

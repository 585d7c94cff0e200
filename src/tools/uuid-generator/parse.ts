import { ToolError } from '#engine/error';
import { placeAt } from '#lib/place';
import { fromHex } from '#lib/bytes';

const DIGITS = 32;
/** The number of digits before each dash (RFC 9562, section 4). */
const DASHES_AFTER: readonly number[] = [8, 12, 16, 20];
const HEAD = /^\s*["'{(]?\s*(?:urn:uuid:)?\s*/i;

/**
 * The 16 bytes of a UUID in any case, with or without dashes, braces, quotes or `urn:uuid:`. Throws `ToolError` with the
 * place of the first wrong character; `option` names the option it was typed into.
 */
export function parseUuid(text: string, option?: string): Uint8Array {
  const start = HEAD.exec(text)?.[0].length ?? 0;
  const body = text
    .slice(start)
    .trimEnd()
    .replace(/["'})][,;]?$/, '')
    .trimEnd();
  const fail = (code: string, offset: number, params = {}): never => {
    throw new ToolError(code, params, { option, at: placeAt(text, start + offset) });
  };
  const wrong = body.search(/[^\da-f-]/i);
  if (wrong >= 0) fail('error.character', wrong, { character: String.fromCodePoint(body.codePointAt(wrong) ?? 0) });
  const hex = body.replace(/-/g, '');
  if (hex.length !== DIGITS) fail('error.length', Math.max(0, body.length - 1), { count: hex.length });
  const dash = misplacedDash(body);
  if (dash >= 0) fail('error.dash', dash);
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

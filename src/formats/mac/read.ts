import { ToolError } from '#engine/error';
import { readMac } from '#lib/mac';

/** The 12 hex digits of a MAC address in any notation. Throws `ToolError` with the place, in the option if one is given. */
export const parseMac = (text: string, option?: string): string =>
  readMac(text, (code, params, at) => new ToolError(code, params, { option, at }));

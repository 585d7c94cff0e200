import { ToolError } from '#engine/error';
import { readMac, readMacDigits, type MacFault } from '#lib/mac';
import type { Fail } from '#lib/text-error';

const failIn =
  (option?: string): Fail<MacFault> =>
  (code, params, at) =>
    new ToolError(code, params, { option, at });

/** The 12 hex digits of a MAC address in any notation. Throws `ToolError` with the place, in the option if one is given. */
export const parseMac = (text: string, option?: string): string => readMac(text, failIn(option));

/** The hex digits of an address or its beginning, at most 16. Throws `ToolError` as `parseMac` does. */
export const parseMacDigits = (text: string, option?: string): string => readMacDigits(text, failIn(option));

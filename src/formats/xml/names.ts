/* XML 1.0 (fifth edition), section 2.3. */

const START =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const PART = `${START}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}`;

/** Source of a regular expression (flag `u`) for one name. */
export const NAME = `[${START}][${PART}]*`;

const WHOLE = new RegExp(`^${NAME}$`, 'u');
const NAME_START = new RegExp(`^[${START}]$`, 'u');
const NAME_PART = new RegExp(`^[${PART}]$`, 'u');

/** Whether a text can be the name of an element or attribute (production `Name`). */
export const isXmlName = (text: string): boolean => WHOLE.test(text);
/** Whether a character can begin a name. */
export const isNameStart = (character: string): boolean => NAME_START.test(character);
/** Whether a character can go on a name. */
export const isNamePart = (character: string): boolean => NAME_PART.test(character);

/** Production `S`, and the line ends that only XML 1.1 has (section 2.11). */
export const SPACE = '[ \\t\\r\\n\\u0085\\u2028]';

/** Whether a text is whitespace as XML means it (production `S`); '' is. */
export function isBlank(text: string, start = 0, end = text.length): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return false;
  }
  return true;
}

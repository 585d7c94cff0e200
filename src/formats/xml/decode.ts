import { characterOf, PREDEFINED, REFERENCE } from './references.ts';

/** The value of a text token: references replaced, line ends as LF (XML 1.0, section 2.11). Unknown entities stay. */
export const decodeText = (raw: string): string => decodeReferences(raw.includes('\r') ? normalizeLines(raw) : raw);

/** The value of an attribute: whitespace becomes spaces, references not (section 3.3.3). */
export const decodeAttribute = (raw: string): string =>
  decodeReferences(/[\t\n\r]/.test(raw) ? normalizeLines(raw).replace(/[\t\n]/g, ' ') : raw);

const normalizeLines = (text: string): string => text.replace(/\r\n?/g, '\n');

function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole, name?: string, decimal?: string, hex?: string) =>
    name === undefined ? characterOf(decimal, hex) : (PREDEFINED.get(name) ?? whole),
  );
}

/** The value of a CDATA section; `raw` has its marks. */
export const decodeCdata = (raw: string): string => normalizeLines(raw.slice(9, -3));
/** The text between the marks of a comment. */
export const decodeComment = (raw: string): string => normalizeLines(raw.slice(4, -3));
/** Target and data of a processing instruction. */
export function decodeInstruction(raw: string): { target: string; data: string } {
  const [, target = '', data = ''] = /^<\?([^ \t\r\n?]+)[ \t\r\n]*([^]*)\?>$/.exec(raw) ?? [];
  return { target, data: normalizeLines(data) };
}

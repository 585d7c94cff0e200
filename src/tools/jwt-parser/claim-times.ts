import { readJson } from '#formats/json/read.ts';
import { TextError } from '#lib/text-error';

/** Claims that are set to a time (RFC 7519, section 4.1). */
export type TimeClaim = 'iat' | 'nbf' | 'exp';

/**
 * The text of claims with one of them set to a time in seconds since 1970; all else stays as it is written. Undefined for a
 * text that is not a JSON object.
 */
export function setTime(text: string, claim: TimeClaim, seconds: number): string | undefined {
  if (text.trim() === '') return `{\n  "${claim}": ${seconds}\n}`;
  const document = tryRead(text);
  if (document?.kind(0) !== 'object') return undefined;
  const members = document.listChildren(0);
  const same = members.findLast((node) => document.key(node) === claim);
  if (same !== undefined) return replace(document.start(same), document.end(same), `${seconds}`);
  const last = members.at(-1);
  if (last === undefined) return replace(document.start(0), document.end(0), `{"${claim}": ${seconds}}`);
  // The new member is written as the last one: on a line of its own or not, with a space after the colon or not.
  const colon = text.slice(document.keyEnd(last), document.start(last));
  const before = text.slice(document.start(0) + 1, document.memberStart(last));
  const lead = spaceAtEnd(before) || spaceAtEnd(colon);
  return replace(document.end(last), document.end(last), `,${lead}"${claim}"${colon}${seconds}`);

  function replace(from: number, to: number, written: string): string {
    return text.slice(0, from) + written + text.slice(to);
  }
}

const spaceAtEnd = (text: string): string => text.slice(text.trimEnd().length);

function tryRead(text: string) {
  try {
    return readJson(text, { mode: 'strict' });
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}

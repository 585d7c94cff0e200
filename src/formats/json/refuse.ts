import {
  ASTERISK,
  COLON,
  COMMA,
  APOSTROPHE,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  SLASH,
  codeName,
  isFurtherSpace,
  showCharacter,
} from './characters.ts';
import type { JsonErrorCode } from './error.ts';
import { Failure } from './failure.ts';

/* The errors for a character that is not allowed where it is. `open` is what to say when the text ends there. */

const LONGEST_SHOWN = 20;

/** The general case: the reasons that are the same everywhere, else `code` with what was found. */
export function refuse(code: JsonErrorCode, text: string, at: number, open: Failure, lenient: boolean): Failure {
  if (at >= text.length) return open;
  const found = text.charCodeAt(at);
  const second = text.charCodeAt(at + 1);
  if (!lenient && found === SLASH && (second === SLASH || second === ASTERISK))
    return new Failure('json.strictComment', at, at + 2);
  if (!lenient && isFurtherSpace(found)) return new Failure('json.strictSpace', at, at + 1, { found: codeName(found) });
  const isCloser = found === CLOSE_BRACE || found === CLOSE_BRACKET;
  if (isCloser && code !== 'json.afterValue' && code !== 'json.unexpected' && isWrongCloser(found, open)) {
    return new Failure('json.wrongCloser', at, at + 1, {
      found: text.charAt(at),
      expected: found === CLOSE_BRACE ? ']' : '}',
    });
  }
  return failAt(code, text, at);
}

const isWrongCloser = (found: number, open: Failure): boolean =>
  open.code === (found === CLOSE_BRACE ? 'json.unclosedArray' : 'json.unclosedObject');

/** Where a value is expected. */
export function refuseValue(text: string, at: number, open: Failure, lenient: boolean): Failure {
  const found = text.charCodeAt(at);
  if (found === APOSTROPHE) return new Failure('json.strictQuotes', at, at + 1);
  if (found === COMMA || found === COLON) return failAt('json.valueMissing', text, at);
  if (found === CLOSE_BRACE || found === CLOSE_BRACKET) {
    return refuse(open.code === 'json.valueMissing' ? 'json.unexpected' : 'json.valueMissing', text, at, open, lenient);
  }
  return refuse(wordAt(text, at) === '' ? 'json.unexpected' : 'json.word', text, at, open, lenient);
}

/** Where a key is expected. */
export function refuseKey(text: string, at: number, open: Failure, lenient: boolean): Failure {
  const found = text.charCodeAt(at);
  if (found === APOSTROPHE) return new Failure('json.strictQuotes', at, at + 1);
  if (wordAt(text, at) === '') return refuse('json.keyMissing', text, at, open, lenient);
  return failAt(lenient ? 'json.keyCharacter' : 'json.strictKey', text, at);
}

/** Where the colon after a key is expected. A name without quotes may have been cut short, as in `multi-word`. */
export function refuseColon(text: string, at: number, keyEnd: number, open: Failure, lenient: boolean): Failure {
  const isCut = at === keyEnd && !/["']/.test(text.charAt(keyEnd - 1)) && at < text.length;
  return isCut ? failAt('json.keyCharacter', text, at) : refuse('json.colonMissing', text, at, open, lenient);
}

const wordAt = (text: string, at: number): string =>
  /^[\p{L}\p{N}_$]*/u.exec(text.slice(at, at + LONGEST_SHOWN))?.[0] ?? '';

function failAt(code: JsonErrorCode, text: string, at: number): Failure {
  const word = wordAt(text, at);
  const length = word.length || String.fromCodePoint(text.codePointAt(at) ?? 0).length;
  return new Failure(code, at, at + length, { found: word || showCharacter(text, at) });
}

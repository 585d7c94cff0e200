/*
 * Words as programmers' names have them. Everything that is not a separator belongs to a word: letters of every script,
 * digits, marks, emoji with their joiners.
 */

/** White space, control characters, punctuation, and the ASCII symbols; other symbols (€, 😀) stay. */
const SEPARATORS = /[\s\p{Z}\p{Cc}\p{P}$+<=>^`|~]+/u;
/*
 * Each expression asks first for the character itself and then looks behind it: walking back over a run of marks from
 * every one of them would take quadratic time.
 */

/** An apostrophe inside a word separates nothing: don't → dont. */
const APOSTROPHE = /['’](?<=\p{L}\p{M}*['’])(?=\p{L})/gu;
/** user|Id, http2|Server */
const LOWER_TO_UPPER = /(?=[\p{Lu}\p{Lt}])(?<=[\p{Ll}\p{N}]\p{M}*)/u;
/** HTTP|Server */
const LAST_OF_CAPITALS = /(?=\p{Lu}\p{M}*\p{Ll})(?<=\p{Lu}\p{M}*)/u;
const BOUNDARY = new RegExp(`${LOWER_TO_UPPER.source}|${LAST_OF_CAPITALS.source}`, 'u');

/** Words of a text: `HTTP2 server-side` → HTTP2, server, side; `user_ID` → user, ID. */
export const splitWords = (text: string): string[] =>
  text
    .replace(APOSTROPHE, '')
    .split(SEPARATORS)
    .filter((part) => part !== '')
    .flatMap((part) => part.split(BOUNDARY));

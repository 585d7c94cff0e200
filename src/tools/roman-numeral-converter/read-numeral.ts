import { ToolError, type Params } from '#engine/error';
import { placeAt } from '#lib/place';
import { LARGE_LIMIT, OVERLINE, writeNumeral } from './numeral.ts';

const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

interface Letter {
  readonly letter: string;
  readonly value: number;
  readonly offset: number;
}

/**
 * The number of a numeral in its one right form; thousands may be under a line or in parentheses. Throws `ToolError`
 * with the place and, for a wrong form, the right one.
 */
export function readNumeral(text: string): number {
  const { letters, notation } = readLetters(text);
  const [first] = letters;
  if (first === undefined) throw new ToolError('error.numeralMissing');
  const value = evaluate(letters);
  const last = letters.at(-1) ?? first;
  if (value > LARGE_LIMIT) fail(text, 'error.tooLarge', { max: LARGE_LIMIT }, first.offset);
  const { numeral } = writeNumeral(value, notation);
  const written = text.slice(first.offset, last.offset + 1).trim();
  const found = plain(text);
  if (found === plain(numeral)) return value;
  const repeated = findRepeated(letters);
  const params = { found: notation === 'off' ? found : written, right: numeral, value };
  if (repeated !== undefined) fail(text, 'error.repeat', { ...params, letter: repeated.letter }, repeated.offset);
  return fail(text, 'error.order', params, (letters[sharedLength(found, plain(numeral))] ?? last).offset);
}

function fail(text: string, code: string, params: Params, offset: number): never {
  throw new ToolError(code, params, { at: placeAt(text, offset) });
}

/** The one spelling that numerals are compared in: uppercase, no whitespace, the letters of U+2160 taken apart. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toUpperCase().normalize('NFC');

function readLetters(text: string): { letters: Letter[]; notation: 'overline' | 'parentheses' | 'off' } {
  const letters: Letter[] = [];
  let open = -1;
  let notation: 'overline' | 'parentheses' | 'off' = 'off';
  for (let offset = 0; offset < text.length; offset++) {
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    if (/\s/.test(character)) continue;
    if (character === '(' && open < 0 && letters.length === 0) open = offset;
    else if (character === ')' && open >= 0 && notation === 'off' && letters.length > 0) notation = 'parentheses';
    else if (character === OVERLINE && letters.length > 0 && open < 0) {
      notation = 'overline';
      const last = letters.pop();
      if (last === undefined || last.value > 1000) return fail(text, 'error.letter', { character: '̅' }, offset);
      letters.push({ ...last, letter: last.letter + OVERLINE, value: last.value * 1000 });
    } else letters.push(...readLetter(text, character, offset, open >= 0 && notation === 'off' ? 1000 : 1));
  }
  if (open >= 0 && notation === 'off') fail(text, 'error.parenthesis', {}, open);
  return { letters, notation };
}

/** One letter, or those of a compatibility character such as Ⅷ. */
function readLetter(text: string, character: string, offset: number, factor: number): Letter[] {
  return Array.from(character.normalize('NFKC').toUpperCase(), (letter) => {
    const value = Object.hasOwn(VALUES, letter) ? VALUES[letter] : undefined;
    if (value === undefined) return fail(text, 'error.letter', { character }, offset);
    return { letter, value: value * factor, offset };
  });
}

/** A smaller letter before a larger one counts negative. */
const evaluate = (letters: readonly Letter[]): number =>
  letters.reduce((sum, { value }, at) => sum + (value < (letters[at + 1]?.value ?? 0) ? -value : value), 0);

/** V, L and D appear once, the others at most three times in a row. */
function findRepeated(letters: readonly Letter[]): Letter | undefined {
  return letters.find(({ letter, value }, at) => {
    const allowed = /^5/.test(String(value)) ? 1 : 3;
    return letters.slice(at, at + allowed + 1).filter((next) => next.letter === letter).length > allowed;
  });
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

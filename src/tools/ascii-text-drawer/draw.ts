import { RULE, type FigFont } from './font.ts';

/** How letters are put together. */
export interface Drawing {
  /** The sum of `RULE`; 0 puts letters side by side. */
  readonly smushing: number;
  /** Columns that a line may have; 0 is as many as it needs. */
  readonly width: number;
}

const OPEN_CLOSE = '[]{}()';
/** Each class of characters wins over those before. */
const HIERARCHY = ['|', '/\\', '[]', '{}', '()', '<>'];
const BARS = '|/\\[]{}()<>';

/** The character that two characters at the same place become; undefined where both must be seen. */
function smush(
  left: string,
  right: string,
  { hardblank }: FigFont,
  rules: number,
  isRightToLeft: boolean,
): string | undefined {
  if ((rules & 63) === 0) {
    if (left === hardblank) return right;
    if (right === hardblank) return left;
    return isRightToLeft ? left : right;
  }
  if ((rules & RULE.hardblank) !== 0 && left === hardblank && right === hardblank) return left;
  if (left === hardblank || right === hardblank) return undefined;
  if ((rules & RULE.equal) !== 0 && left === right) return left;
  if ((rules & RULE.underscore) !== 0) {
    if (left === '_' && BARS.includes(right)) return right;
    if (right === '_' && BARS.includes(left)) return left;
  }
  if ((rules & RULE.hierarchy) !== 0) {
    const rankOf = (character: string) => HIERARCHY.findIndex((group) => group.includes(character));
    const [ofLeft, ofRight] = [rankOf(left), rankOf(right)];
    if (ofLeft >= 0 && ofRight >= 0 && ofLeft !== ofRight) return ofLeft < ofRight ? right : left;
  }
  if ((rules & RULE.pair) !== 0) {
    const [ofLeft, ofRight] = [OPEN_CLOSE.indexOf(left), OPEN_CLOSE.indexOf(right)];
    if (ofLeft >= 0 && ofRight >= 0 && ofLeft !== ofRight && ofLeft >> 1 === ofRight >> 1) return '|';
  }
  if ((rules & RULE.bigX) !== 0) {
    if (left === '/' && right === '\\') return '|';
    if (left === '\\' && right === '/') return 'Y';
    if (left === '>' && right === '<') return 'X';
  }
  return undefined;
}

/** One line of letters that grows, as FIGlet 2.2 makes it. */
class Line {
  rows: string[];
  text: number[] = [];
  #previousWidth = 0;
  readonly #font: FigFont;
  readonly #smushing: number;
  readonly #limit: number;

  constructor(font: FigFont, { smushing, width }: Drawing) {
    this.#font = font;
    this.#smushing = smushing;
    // FIGlet leaves the last column of a terminal free.
    this.#limit = width === 0 ? Infinity : Math.max(1, width - 1);
    this.rows = blank(font);
  }

  get width(): number {
    return this.rows[0]?.length ?? 0;
  }

  clear(): void {
    this.rows = blank(this.#font);
    this.text = [];
  }

  /** False where the line has no room for it. */
  add(code: number): boolean {
    const letter = rowsOf(this.#font, code);
    const width = letter[0]?.length ?? 0;
    const isNarrow = this.#previousWidth < 2 || width < 2;
    this.#previousWidth = width;
    const { isRightToLeft } = this.#font;
    const join = (left: string, right: string): string | undefined => {
      if (left === ' ' || left === '') return right;
      if (right === ' ' || right === '') return left;
      if (isNarrow || (this.#smushing & RULE.smush) === 0) return undefined;
      return smush(left, right, this.#font, this.#smushing, isRightToLeft);
    };
    const [before, after] = isRightToLeft ? [letter, this.rows] : [this.rows, letter];
    const overlap = this.#overlap(before, after, width, join);
    if (this.width + width - overlap > this.#limit) return false;
    this.rows = before.map((left, row) => {
      const right = after[row] ?? '';
      const start = left.length - overlap;
      const shared = Array.from({ length: overlap }, (_, index) => {
        // Before the first column there are only blanks to leave out.
        if (start + index < 0) return '';
        return join(left.charAt(start + index), right.charAt(index)) ?? right.charAt(index);
      });
      return left.slice(0, Math.max(0, start)) + shared.join('') + right.slice(overlap);
    });
    this.text.push(code);
    return true;
  }

  /** How many columns the two sides share. */
  #overlap(
    before: readonly string[],
    after: readonly string[],
    width: number,
    join: (left: string, right: string) => string | undefined,
  ): number {
    if ((this.#smushing & (RULE.smush | RULE.kern)) === 0) return 0;
    let most = this.#font.isRightToLeft ? Math.min(width, this.width) : width;
    before.forEach((left, row) => {
      const right = after[row] ?? '';
      // No other white space gives way.
      const end = Math.max(0, left.replace(/ +$/, '').length - 1);
      const start = /^ */.exec(right)?.[0].length ?? 0;
      let amount = start + left.length - 1 - end;
      const last = left.charAt(end);
      const first = right.charAt(start);
      if (last === '' || last === ' ') amount += 1;
      else if (first !== '' && join(last, first) !== undefined) amount += 1;
      most = Math.min(most, amount);
    });
    return Math.max(0, most);
  }
}

const [NEWLINE, SPACE] = [10, 32];

/**
 * The state of a line: nothing since it was broken, nothing or spaces, a word, spaces after a word, a word after these.
 */
type State = 'broken' | 'empty' | 'word' | 'spaces' | 'words';

/** The effect on the line of a letter that has no room, and the state that the next line then has. */
const AFTER_BREAK: Readonly<Record<State, { readonly isSplit: boolean; readonly next: State }>> = {
  broken: { isSplit: false, next: 'empty' },
  empty: { isSplit: false, next: 'empty' },
  word: { isSplit: false, next: 'empty' },
  spaces: { isSplit: true, next: 'empty' },
  words: { isSplit: true, next: 'word' },
};

/** A text in the letters of a font, line by line: in words, as `figlet` breaks them. Characters that the font lacks are nothing. */
export function drawText(text: string, font: FigFont, drawing: Drawing): string[][] {
  const line = new Line(font, drawing);
  const lines: string[][] = [];
  const print = () => {
    lines.push(line.rows);
    line.clear();
  };
  /** Breaks the line at its last spaces. */
  const split = () => {
    const { text: codes } = line;
    const last = codes.lastIndexOf(SPACE);
    const first = codes.findLastIndex((code, index) => index <= last && code !== SPACE) + 1;
    line.clear();
    for (const code of codes.slice(0, first)) line.add(code);
    print();
    for (const code of codes.slice(last + 1)) line.add(code);
  };
  let state = 'empty' as State;
  for (const code of codesOf(text)) {
    for (let isAdded = false; !isAdded;) {
      isAdded = true;
      if (state === 'broken') {
        if (code === SPACE) continue;
        state = 'empty';
        if (code === NEWLINE) continue;
      }
      if (code === NEWLINE) {
        print();
        state = 'empty';
      } else if (line.add(code)) {
        if (code === SPACE) state = state === 'empty' ? 'empty' : 'spaces';
        else state = state === 'spaces' || state === 'words' ? 'words' : 'word';
      } else if (line.width === 0) {
        lines.push([...rowsOf(font, code)]);
        state = 'broken';
      } else if (code === SPACE) {
        if (state === 'spaces') split();
        else print();
        state = 'broken';
      } else {
        const { isSplit, next } = AFTER_BREAK[state];
        if (isSplit) split();
        else print();
        state = next;
        isAdded = false;
      }
    }
  }
  if (line.width > 0) print();
  return lines;
}

/** Line breaks of all systems are one, other white space is a space, other control characters are nothing. */
function* codesOf(text: string): Generator<number> {
  for (const character of text.replaceAll(/\r\n?/g, '\n')) {
    const code = character.codePointAt(0) ?? 0;
    if (code === NEWLINE) yield code;
    else if (/\s/.test(character) && code < 127) yield SPACE;
    else if (code >= SPACE && code !== 127) yield code;
  }
}

const blank = ({ height }: FigFont): string[] => Array.from({ length: height }, () => '');

const rowsOf = (font: FigFont, code: number): readonly string[] =>
  font.characters.get(code) ?? font.characters.get(0) ?? blank(font);

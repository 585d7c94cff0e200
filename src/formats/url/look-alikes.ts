/** Letters that a host may have, by the ASCII letter that they look like (Unicode Technical Standard 39, confusables). */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьƅ',
  c: 'сᴄ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ցɡƍ',
  h: 'һհ',
  i: 'іιıɩɪ',
  j: 'јյϳȷ',
  k: 'кκᴋ',
  l: 'ӏǀ',
  m: 'мᴍ',
  n: 'ոηп',
  o: 'оοօσᴏ',
  p: 'рρ',
  q: 'ԛզգ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'սυᴜʋ',
  v: 'ѵνᴠ',
  w: 'ԝѡᴡ',
  x: 'хχ',
  y: 'уγүʏ',
  z: 'ᴢ',
};

/** Signs that a host may have, by the delimiter of a URL that they look like. No language needs them in a name. */
const SIGNS: Readonly<Record<string, string>> = { '/': '∕⁄⧸⟋', ':': '∶꞉ꓽ', '.': 'ꓸꞏ', '-': '‐–—−', '?': 'ʔɂ' };

const byCharacter = (alike: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(alike).flatMap(([like, characters]) => Array.from(characters, (one) => [one, like])));

const LIKE_LETTERS = byCharacter(LETTERS);
const LIKE_SIGNS = byCharacter(SIGNS);

/** A character of a host, and the ASCII one it looks like. */
interface LookAlike {
  readonly character: string;
  readonly like: string;
}

/**
 * The first character that may make a host, given in Unicode, pass for another: a sign that looks like a delimiter, or a
 * letter of a label that can be read as ASCII as a whole, as in `аррӏе.com`. Under a top-level domain that is not ASCII
 * such letters are what readers expect.
 */
export function findLookAlike(host: string): LookAlike | undefined {
  const labels = host.split('.');
  const isAscii = /^\p{ASCII}*$/u.test(labels.at(-1) ?? '');
  for (const label of labels) {
    const characters = Array.from(label);
    const sign = characters.find((character) => LIKE_SIGNS.has(character));
    if (sign !== undefined) return { character: sign, like: LIKE_SIGNS.get(sign) ?? '' };
    const letter = characters.find((character) => LIKE_LETTERS.has(character));
    const isReadable = characters.every((character) => /\p{ASCII}/u.test(character) || LIKE_LETTERS.has(character));
    if (isAscii && letter !== undefined && isReadable)
      return { character: letter, like: LIKE_LETTERS.get(letter) ?? '' };
  }
  return undefined;
}

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Whether a label of a host, given in Unicode, has letters of two of the scripts that share shapes. */
export const mixesScripts = (host: string): boolean =>
  host.split('.').some((label) => SCRIPTS.filter((script) => script.test(label)).length > 1);

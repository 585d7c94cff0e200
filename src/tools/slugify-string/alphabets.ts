/** Letters and their spelling in Latin ones, applied in order; in small letters. */
type Rules = readonly (readonly [RegExp, string])[];

const letters = (pairs: string): Rules =>
  pairs.split(' ').map((pair) => {
    const [from = '', to = ''] = pair.split('=');
    return [new RegExp(from, 'gu'), to] as const;
  });

const START = String.raw`(?<![\p{L}\p{M}'’])`;

/** Ukrainian as on passports (resolution 55 of the Cabinet of Ministers, 2010). */
const UKRAINIAN: Rules = [
  [/(?<=\p{L})['’](?=\p{L})/gu, ''],
  ...letters('зг=zgh'),
  ...(['є=ye', 'ї=yi', 'й=y', 'ю=yu', 'я=ya'] as const).flatMap((pair) => letters(START + pair)),
  ...letters(
    'а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ь= ю=iu я=ia',
  ),
];

/** Bulgarian by the Transliteration Act of 2009. */
const BULGARIAN: Rules = [[/ия(?!\p{L})/gu, 'ia'], ...letters('ж=zh й=y х=h ц=ts ч=ch ш=sh щ=sht ъ=a ь=y ю=yu я=ya')];

/** Greek by ELOT 743 (ISO 843, type 2). */
const GREEK: Rules = [
  [/γ(?=[γξχ])/gu, 'n'],
  ...letters(`${START}μπ=b ο[υύ]=ou`),
  // Before a voiced sound the diphthong ends in v, else in f.
  [/([αεη])[υύ](?=[αάεέηήιίοόυύωώβγδζλμνρ])/gu, '$1v'],
  [/([αεη])[υύ](?!\u0308)/gu, '$1f'],
  ...letters('α=a ά=a β=v γ=g δ=d ε=e έ=e ζ=z η=i ή=i θ=th ι=i ί=i ϊ=i ΐ=i κ=k λ=l μ=m ν=n ξ=x ο=o ό=o π=p ρ=r'),
  ...letters('[σς]=s τ=t υ=y ύ=y ϋ=y ΰ=y φ=f χ=ch ψ=ps ω=o ώ=o'),
];

const ALPHABETS = { uk: UKRAINIAN, bg: BULGARIAN, el: GREEK } as const;

type Alphabet = keyof typeof ALPHABETS;

/** The text with the letters of a language as Latin ones. Щ is Shch, and SHCH within capitals. */
export function spell(text: string, language: Alphabet): string {
  let spelled = text;
  for (const [pattern, to] of ALPHABETS[language]) {
    spelled = spelled.replace(new RegExp(pattern.source, 'giu'), (match, ...found: readonly unknown[]) => {
      const whole = String(found.at(-1));
      const offset = Number(found.at(-2));
      const [vowel] = found;
      const small = to.replace('$1', String(vowel));
      if (match === match.toLowerCase()) return small;
      const isCapital = (at: number) => /\p{Lu}/u.test(whole.charAt(at));
      const next = whole.charAt(offset + match.length);
      const inCapitals = isCapital(offset + match.length) || (!/\p{L}/u.test(next) && isCapital(offset - 1));
      return inCapitals ? small.toUpperCase() : small.charAt(0).toUpperCase() + small.slice(1);
    });
  }
  return spelled;
}

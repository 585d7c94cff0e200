import { canSegment, segmentsOf } from './segments.ts';

/*
 * Abbreviations whose full stop does not end a sentence, of the six languages of the site and German. Those that often stand at
 * the end of one (etc., a.m., usw., и т. д.) are left out.
 */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  [
    // English
    'Mr Mrs Ms Mx Dr Prof Rev Hon Capt Cmdr Col Gen Lt Maj Sgt Adm Gov Sen Rep Pres Messrs Jr Sr St Mt Ph.D',
    'cf viz vs al approx Fig Figs fig Eq Eqs Sec Ch Vol vol pp ed eds Dept Univ',
    // German
    'Hr Fr Hrn Frl Dipl Ing Nr Abs Art Bd bzw ca evtl ggf inkl exkl zzgl vgl sog Str geb gest Jh',
    // French
    'MM Mgr Me ex c.-à-d J.-C av chap env',
    // Spanish, Portuguese
    'Sra Srta Sres Dra Drs Dña Ud Uds Vd Vds Lic ej EE UU pág págs núm Av Avda Exmo Exma Ilmo Profa aprox',
    // Russian
    'гг ул стр рис др им проф акад доц см ср руб коп тыс млн млрд напр обл просп наб корп кв тел долл',
  ].flatMap((line) => line.split(' ')),
);
/** The same before a number alone: the word, or the name of a month, may end a sentence. */
const BEFORE_NUMBERS =
  /^(?:Nos?|no|nos|[Pp]|[Aa]rt|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|янв|февр?|апр|авг|сент?|окт|нояб?|дек)$/;
/** A day before the name of its month in German. */
const GERMAN_MONTH = /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/;
/** Letters with a full stop each, one or several: initials, z. B., т. е., p. ex., e.g.; the pronoun I is none. */
const LETTERS = /^(?!I$)\p{L}(?:\.-?\p{L})*$/u;
/** Those of them that often end a sentence, with the word before them. */
const AT_THE_END = /(?:^|\s)(?:[ap]\.\s?m|т\.\s?[дп]|A\.\s?D|B\.\s?C)$/iu;

/** Whether a piece that UAX #29 takes for a sentence goes on in the next one, since it ends with an abbreviation or an initial. */
function endsInAbbreviation(piece: string, next: string): boolean {
  const text = piece.slice(-40).trimEnd();
  if (!text.endsWith('.')) return false;
  const before = text.slice(0, -1);
  const word = /[^\s([{"'«“„‘]*$/u.exec(before)?.[0] ?? '';
  if (word === '' || word.endsWith('.')) return false;
  if (/^\d{1,2}$/.test(word)) return GERMAN_MONTH.test(next);
  if (BEFORE_NUMBERS.test(word)) return /^\d/.test(next) || (word.length === 1 && !AT_THE_END.test(before));
  if (LETTERS.test(word)) return !AT_THE_END.test(before);
  return ABBREVIATIONS.has(word) || ABBREVIATIONS.has(word.charAt(0).toLowerCase() + word.slice(1));
}

/**
 * The sentences of a line, each with the white space after it (UAX #29), joined where an abbreviation divided them. Browsers
 * without `Intl.Segmenter` end one at a mark before white space, and at each mark of Chinese.
 */
export function* sentencesOf(line: string): Generator<string> {
  let open = '';
  for (const piece of piecesOf(line)) {
    if (open !== '' && !endsInAbbreviation(open, piece)) {
      yield open;
      open = '';
    }
    open += piece;
  }
  if (open !== '') yield open;
}

function* piecesOf(line: string): Generator<string> {
  if (canSegment()) for (const { segment } of segmentsOf(line, 'sentence')) yield segment;
  else for (const [piece] of line.matchAll(/[^]+?(?:[.!?]\s+|[。！？]\s*|$)/gu)) yield piece;
}

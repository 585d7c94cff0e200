import { readIpv6 } from '#lib/ip/ipv6';
import { wholeText } from '#lib/ip/part';
import { hasRightMod97 } from '#lib/mod97';
import { TextError, textError } from '#lib/text-error';
import type { Kind } from './options.ts';
import { PASSWORDS, TOKENS } from './patterns.ts';

/** The kinds to look for, and texts of the user's own. */
export type Wish = Readonly<Record<Kind, boolean>> & {
  /** Words that are secrets in any case of letters, one a line. */
  readonly words: string;
};

/** A secret in a text; offsets in UTF-16 units. */
export interface Secret {
  readonly kind: Kind | 'words';
  readonly start: number;
  readonly end: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}
type Find = (text: string) => Iterable<Span>;

/** Finds what a pattern matches, without its group 1. `lengthOf` says how much of the rest is meant; 0 is nothing. */
const byPattern = (pattern: RegExp, lengthOf: (value: string) => number = (value) => value.length): Find =>
  function* find(text) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index + (match[1]?.length ?? 0);
      const length = lengthOf(text.slice(start, match.index + match[0].length));
      if (length > 0) yield { start, end: start + length };
    }
  };

const only = (check: (value: string) => boolean) => (value: string) => (check(value) ? value.length : 0);

/** Whole private keys in PEM (RFC 7468) or OpenPGP armor (RFC 9580, section 6.2). A key that is cut off is one all the same. */
function* findPrivateKeys(text: string): Generator<Span> {
  const begin = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
  for (let match = begin.exec(text); match !== null; match = begin.exec(text)) {
    const stop = /-----END [A-Z0-9 ]{0,40}-----/g;
    stop.lastIndex = begin.lastIndex;
    const end = stop.exec(text) === null ? text.length : stop.lastIndex;
    yield { start: match.index, end };
    begin.lastIndex = end;
  }
}

/** What stands for a password or is no value: types, variables, calls and placeholders. */
const NO_PASSWORD =
  /^(?:null|nil|none|true|false|undefined|string|str|number|int|boolean|bool|any|object|required|optional|yes|no|on|off|basic|bearer|digest|negotiate|token|\*+|x{3,}|\.{3}|…|<.*>?|\$\{.*|\$\(.*|\$[A-Z_][A-Z\d_]*|\{\{.*|%\w+%|[\w.]*env(?:iron)?\b[.[(].*|[\w.]+\(.*)$/i;

const JWT = /(?<![\w.-])eyJ[\w-]{5,}\.eyJ[\w-]{2,}\.[\w-]*(?:\.[\w-]+){0,2}(?![\w-])/g;
const EMAIL = /(?<![\p{L}\p{N}._%+-])(?!git@)[\p{L}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;
const IBAN = /(?<![A-Za-z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}(?![A-Za-z\d])/gi;
const CARD = /(?<![\d.-])[2-6]\d{3}(?:[ -]?\d){9,15}(?![\d-])/g;
const UUID = /(?<![\w-])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\w-])/gi;
const MAC =
  /(?<![\w:.-])(?:(?:[\da-f]{2}:){5}[\da-f]{2}|(?:[\da-f]{2}-){5}[\da-f]{2}|(?:[\da-f]{4}\.){2}[\da-f]{4})(?![\w:-])/gi;
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const IPV4 = new RegExp(String.raw`(?<![\d.])(?:${OCTET}\.){3}${OCTET}(?!\.?\d)`, 'g');
const IPV6 = /(?<![\w:.])(?:[\da-f]{0,4}:){2,7}(?:(?:\d{1,3}\.){3}\d{1,3}|[\da-f]{1,4})?(?![\w:])/gi;
/** International numbers, numbers of North America, and national ones that begin with a zero. */
const PHONE =
  /(?<![\w+.-])(?:(?:\+|00(?=[1-9]))\d(?:[ ().\-/]{0,2}\d){6,14}|\(?[2-9]\d\d\)?[ .-]\d{3}[ .-]\d{4}|\(?0\d{1,4}\)?(?:(?: \d{2,8}){1,5}|(?:-\d{2,8}){1,5}|\/\d{3,8}(?: ?\d{2,4}){0,2}))(?![\w-])/g;
const HASH = /(?<![\w-])(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})(?![\w-])/gi;

/** Luhn's check digit (ISO/IEC 7812-1, annex B), of a number as long as those of cards. */
function isCard(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0 && !/^(\d)\1*$/.test(digits);
}

const SHORTEST_IBAN = 15;

/** How much of what may be an IBAN is one by its check digits (ISO 13616-1); what follows may be a word. */
function lengthOfIban(value: string): number {
  for (let length = value.length; length >= SHORTEST_IBAN; length -= 1) {
    const iban = value.slice(0, length).replaceAll(' ', '').toUpperCase();
    if (/^(?: |$)/.test(value.slice(length)) && iban.length >= SHORTEST_IBAN && hasRightMod97(iban)) return length;
  }
  return 0;
}

/** Addresses of this machine and of none tell nothing. */
const isIpv4 = (value: string) => !/^(?:127\.|0\.0\.0\.0$|255\.255\.255\.)/.test(value);

/** `a::b` is more often a name in code. */
function isIpv6(value: string): boolean {
  if (!/\d/.test(value) || /^[0:]*:0*1?$/.test(value)) return false;
  try {
    readIpv6(wholeText(value), textError);
    return true;
  } catch (error) {
    if (error instanceof TextError) return false;
    throw error;
  }
}

const isPhone = (value: string) => {
  const digits = value.replaceAll(/\D/g, '').length;
  return digits >= 9 && digits <= 15;
};

/** In the order in which they look; what one has found no other one finds. */
const FINDERS: readonly (readonly [Kind, readonly Find[]])[] = [
  ['privateKeys', [findPrivateKeys]],
  [
    'passwords',
    PASSWORDS.map((pattern) =>
      byPattern(
        pattern,
        only((value) => !NO_PASSWORD.test(value)),
      ),
    ),
  ],
  ['jwts', [byPattern(JWT)]],
  ['tokens', [byPattern(TOKENS)]],
  ['emails', [byPattern(EMAIL)]],
  ['ibans', [byPattern(IBAN, lengthOfIban)]],
  ['cards', [byPattern(CARD, only(isCard))]],
  ['uuids', [byPattern(UUID)]],
  ['macs', [byPattern(MAC)]],
  ['ips', [byPattern(IPV6, only(isIpv6)), byPattern(IPV4, only(isIpv4))]],
  ['phones', [byPattern(PHONE, only(isPhone))]],
  ['hashes', [byPattern(HASH)]],
];

/** What stands after the name of a password may be of a kind that says more. */
const BETTER_KINDS = [
  ['jwts', JWT],
  ['tokens', TOKENS],
] as const;

/** Finds secrets of known forms, in order and without overlaps. Forms are a guess: there are others. */
export function findSecrets(text: string, wish: Wish): Secret[] {
  const secrets: Secret[] = [];
  const isTaken = new Uint8Array(text.length);
  const take = (kind: Secret['kind'], spans: Iterable<Span>) => {
    for (const { start, end } of spans) {
      if (isTaken.subarray(start, end).includes(1)) continue;
      isTaken.fill(1, start, end);
      secrets.push({ kind: kind === 'passwords' ? kindOf(text.slice(start, end), wish) : kind, start, end });
    }
  };
  const words = patternOf(wish.words);
  if (words !== undefined) take('words', byPattern(words)(text));
  for (const [kind, finders] of FINDERS) if (wish[kind]) for (const find of finders) take(kind, find(text));
  return secrets.sort((a, b) => a.start - b.start);
}

function kindOf(password: string, wish: Wish): Kind {
  const better = BETTER_KINDS.find(
    ([kind, pattern]) => wish[kind] && [...password.matchAll(pattern)].some(([found]) => found === password),
  );
  return better?.[0] ?? 'passwords';
}

/** The longest of words that begin alike comes first. */
function patternOf(words: string): RegExp | undefined {
  const wanted = words
    .split(/[\r\n]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`));
  return wanted.length === 0 ? undefined : new RegExp(`(?:${wanted.join('|')})`, 'giu');
}

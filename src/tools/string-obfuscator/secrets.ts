import { readIpv6 } from '#lib/ip/ipv6';
import { wholeText } from '#lib/ip/part';
import { hasRightMod97 } from '#lib/mod97';
import { TextError, textError } from '#lib/text-error';
import { solidLines } from '#lib/solid-lines';
import { findCommandSecrets, findOptionSecrets } from './commands.ts';
import { findUrlPasswords } from './credentials.ts';
import { findValues, foldCase } from './known-values.ts';
import type { Kind } from './options.ts';
import { PASSWORDS, TOKENS } from './patterns.ts';
import { findPhones } from './phones.ts';
import type { Span } from './span.ts';

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

/** Looks in what no other one has taken, which are line feeds there; what looks at quotes needs the whole text. */
type Find = (rest: string, text: string) => Iterable<Span>;

/** Finds what a pattern matches, without its group 1. `lengthOf` says how much of the rest is meant; 0 is nothing. */
const byPattern = (pattern: RegExp, lengthOf: (value: string) => number = (value) => value.length): Find =>
  function* find(text) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index + (match[1]?.length ?? 0);
      const length = lengthOf(text.slice(start, match.index + match[0].length));
      if (length > 0) yield { start, end: start + length };
    }
  };

/** The same for numbers in groups, of which some may be another number's: what is left over is looked at again. */
const byGroups = (pattern: RegExp, lengthOf: (value: string) => number): Find =>
  function* find(text) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const { index: start, 0: found } = match;
      const length = lengthOf(found);
      if (length > 0) yield { start, end: start + length };
      const group = /^[^ ]*/.exec(found)?.[0].length ?? 0;
      pattern.lastIndex = start + Math.max(1, length > 0 ? length : group);
    }
  };

const only = (check: (value: string) => boolean) => (value: string) => (check(value) ? value.length : 0);

/** What stands for a secret. The last character is the only `>`, so that none begins another. */
export const PLACEHOLDER = /<[A-Z]+(?:_[A-Z]+)?_\d+>/g;

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
  /^(?:null|nil|none|true|false|undefined|string|str|number|int|boolean|bool|any|object|required|optional|yes|no|on|off|basic|bearer|digest|negotiate|token|[{[(]|\*+|x{3,}|\.{3}|…|<.*>?|\$\{.*|\$\(.*|\$[A-Z_][A-Z\d_]*|\{\{.*|%\w+%|[\w.]*env(?:iron)?\b[.[(].*|[\w.]+\(.*)$/i;

/** Passwords without what stands for one. */
const real = (find: Find): Find =>
  function* findReal(rest, text) {
    for (const span of find(rest, text)) if (!NO_PASSWORD.test(text.slice(span.start, span.end))) yield span;
  };

const whole =
  (find: (text: string) => Iterable<Span>): Find =>
  (_, text) =>
    find(text);

/** A full stop after a token ends a sentence. */
const withoutStop = (value: string): number => value.replace(/\.+$/, '').length;

const JWT = /(?<![\w.-])eyJ[\w-]{5,}\.eyJ[\w-]{2,}\.[\w-]*(?:\.[\w-]+){0,2}(?![\w-])/g;
const EMAIL =
  /(?<![\p{L}\p{N}._%+-]|:\/\/)(?!git@)[\p{L}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;
const IBAN = /(?<![A-Za-z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}(?![A-Za-z\d])/gi;
const CARD = /(?<![\d.-])[2-6]\d{3}(?:[ -]?\d){9,15}(?![\d-])/g;
const UUID = /(?<![\w-])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\w-])/gi;
const MAC =
  /(?<![\w:.-])(?:(?:[\da-f]{2}:){5}[\da-f]{2}|(?:[\da-f]{2}-){5}[\da-f]{2}|(?:[\da-f]{4}\.){2}[\da-f]{4})(?![\w:-])/gi;
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const IPV4 = new RegExp(String.raw`(?<![\d.])(?:${OCTET}\.){3}${OCTET}(?!\.?\d)`, 'g');
const IPV6 = /(?<![\w:.])(?:[\da-f]{0,4}:){2,7}(?:(?:\d{1,3}\.){3}\d{1,3}|[\da-f]{1,4})?(?![\w:])/gi;
const HASH = /(?<![\w-])(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})(?![\w-])/gi;

/** How much of what may be a card's number is one; groups that follow may be another number. */
function lengthOfCard(value: string): number {
  for (let length = value.length; length > 0; length = value.lastIndexOf(' ', length - 1))
    if (isCard(value.slice(0, length))) return length;
  return 0;
}

/** Luhn's check digit (ISO/IEC 7812-1, annex B), of a number as long as those of cards. */
function isCard(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return digits.length >= SHORTEST_CARD && sum % 10 === 0 && !/^(\d)\1*$/.test(digits);
}

const SHORTEST_CARD = 13;
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

/** In the order in which they look; what one has found no other one finds. */
const FINDERS: readonly (readonly [Kind, readonly Find[]])[] = [
  ['privateKeys', [findPrivateKeys]],
  [
    'passwords',
    [
      findUrlPasswords,
      whole(findCommandSecrets),
      whole(findOptionSecrets),
      ...PASSWORDS.map((pattern) => byPattern(pattern)),
    ].map(real),
  ],
  ['jwts', [byPattern(JWT)]],
  ['tokens', [byPattern(TOKENS, withoutStop)]],
  ['emails', [byPattern(EMAIL)]],
  ['ibans', [byGroups(IBAN, lengthOfIban)]],
  ['cards', [byGroups(CARD, lengthOfCard)]],
  ['uuids', [byPattern(UUID)]],
  ['macs', [byPattern(MAC)]],
  ['ips', [byPattern(IPV6, only(isIpv6)), byPattern(IPV4, only(isIpv4))]],
  ['phones', [findPhones]],
  ['hashes', [byPattern(HASH)]],
];

/** What stands after the name of a password may be of a kind that says more. */
const BETTER_KINDS = [
  ['jwts', JWT],
  ['tokens', TOKENS],
] as const;

/** Characters of a password that is looked for in the whole text once it is found, if it is no plain word. */
const TELLING = /^(?=[^]{8})(?=[^]*\p{L})(?=[^]*[^\p{L}\s])/u;

/**
 * Finds secrets of known forms, in order and without overlaps. Forms are a guess: there are others. What one finder has found
 * no other one finds; where it overlaps with that, it gives way.
 */
export function findSecrets(text: string, wish: Wish): Secret[] {
  const secrets: Secret[] = [];
  const isTaken = new Uint8Array(text.length);
  /** The text with line feeds in the place of what is taken, and of placeholders. */
  let rest = text.replace(PLACEHOLDER, (found, at: number) => {
    isTaken.fill(1, at, at + found.length);
    return '\n'.repeat(found.length);
  });
  const take = (kind: Secret['kind'], find: Find) => {
    const count = secrets.length;
    for (const { start, end } of find(rest, text)) {
      for (const span of freeIn(isTaken, start, end)) {
        isTaken.fill(1, span.start, span.end);
        secrets.push({ kind: kind === 'passwords' ? kindOf(text.slice(span.start, span.end), wish) : kind, ...span });
      }
    }
    if (secrets.length > count) rest = without(rest, secrets.slice(count));
  };
  const words = solidLines(foldCase(wish.words));
  if (words.length > 0) take('words', (free) => findValues(foldCase(free), words));
  for (const [kind, finders] of FINDERS) {
    if (wish[kind]) for (const find of finders) take(kind, find);
    if (kind === 'tokens') for (const again of findAgain(secrets, text)) take(again.kind, again.find);
  }
  return secrets.sort((a, b) => a.start - b.start);
}

/** The parts of a span that nothing has taken yet. */
function* freeIn(isTaken: Uint8Array, start: number, end: number): Generator<Span> {
  // Without what is behind the span, which is not to be searched for each.
  const span = isTaken.subarray(start, end);
  for (let from = span.indexOf(0); from >= 0;) {
    const taken = span.indexOf(1, from);
    yield { start: start + from, end: taken < 0 ? end : start + taken };
    from = taken < 0 ? -1 : span.indexOf(0, taken);
  }
}

/** The text of the same length with line feeds in the place of spans. */
function without(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, start), '\n'.repeat(end - start));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** The passwords found so far, where they stand without what showed that they are some. */
function findAgain(secrets: readonly Secret[], text: string): { readonly kind: Secret['kind']; readonly find: Find }[] {
  const kinds = new Map<string, Secret['kind']>();
  for (const { kind, start, end } of secrets) {
    const value = text.slice(start, end);
    if (kind !== 'words' && kind !== 'privateKeys' && TELLING.test(value)) kinds.set(value, kind);
  }
  return [...new Set(kinds.values())].map((kind) => ({
    kind,
    find: (rest) =>
      findValues(
        rest,
        [...kinds.keys()].filter((value) => kinds.get(value) === kind),
        ({ start, end }) => !isWordCharacter(rest.charAt(start - 1)) && !isWordCharacter(rest.charAt(end)),
      ),
  }));
}

const isWordCharacter = (character: string): boolean => /[\p{L}\p{N}_-]/u.test(character);

function kindOf(password: string, wish: Wish): Kind {
  const better = BETTER_KINDS.find(
    ([kind, pattern]) => wish[kind] && [...password.matchAll(pattern)].some(([found]) => found === password),
  );
  return better?.[0] ?? 'passwords';
}

import type { RunContext } from '#engine/operation';
import { hasRightMod97 } from '#lib/mod97';
import { checkMask, maskValue, type Kept, type MaskWish } from './mask.ts';

/** The kinds of secrets to look for. */
type Kind = 'keys' | 'passwords' | 'emails' | 'phones' | 'cards' | 'ibans' | 'ips';
export type Wish = MaskWish & Readonly<Record<Kind, boolean>>;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly kept: Kept;
  /** Whether its length is a hint already. */
  readonly isPassword?: boolean;
}
type Find = (text: string) => Iterable<Found>;

const SEPARATORS = /^[\s().\-/]$/;
/** Masks of a value whose length says too much. */
const PASSWORD_MASKS = 8;

/** Finds what a pattern matches, where `check` does not say how much of it is meant. Group 1 is before the value. */
const byPattern = (
  pattern: RegExp,
  kept: (value: string) => Kept,
  check: (value: string) => number = (value) => value.length,
): Find =>
  function* find(text) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index + (match[1]?.length ?? 0);
      const value = text.slice(start, match.index + match[0].length);
      const length = check(value);
      if (length > 0) yield { start, end: start + length, kept: kept(value.slice(0, length)) };
    }
  };

const none = (): Kept => ({ first: 0, last: 0 });
/** As `none`, for what people choose. */
const password = (find: Find): Find =>
  function* hide(text) {
    for (const found of find(text)) yield { ...found, isPassword: true };
  };

/** Private keys in PEM (RFC 7468), without their first and last lines. */
function* privateKeys(text: string): Generator<Found> {
  const begin = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
  for (let match = begin.exec(text); match !== null; match = begin.exec(text)) {
    const start = begin.lastIndex;
    const next = text.indexOf('-----END ', start);
    // A key that is cut off is a key all the same.
    const end = next === -1 ? text.length : next;
    yield { start, end, kept: { first: 0, last: 0, others: /^\s$/ }, isPassword: true };
    begin.lastIndex = end;
  }
}

/** Beginnings by which services mark their keys, and JSON web tokens. */
const KEY =
  /(?<![\w.-])()(?:(?:AKIA|ASIA)[A-Z\d]{16}|gh[pousr]_[A-Za-z\d]{36,255}|github_pat_\w{22,255}|glpat-[\w-]{20,255}|[srp]k_(?:live|test)_[A-Za-z\d]{10,255}|sk-[\w-]{20,255}|xox[abeoprs]-[\w-]{10,255}|xapp-[\w-]{10,255}|AIza[\w-]{35}|ya29\.[\w-]{20,1000}|npm_[A-Za-z\d]{36}|pypi-[\w-]{50,1000}|hf_[A-Za-z\d]{30,255}|dop_v1_[a-f\d]{64}|SG\.[\w-]{16,64}\.[\w-]{16,64}|whsec_[A-Za-z\d+/=]{16,255}|eyJ[\w-]{5,}\.eyJ[\w-]{2,}\.[\w-]*)(?![\w-])/g;

const NAME = 'password|passwd|passphrase|pwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credentials?';
const VALUE = String.raw`(?:(?<=")(?:[^"\\\r\n]|\\.)+(?=")|(?<=')(?:[^'\\\r\n]|\\.)+(?=')|[^\s"',;&<>]+)`;
/** `DB_PASSWORD=…`, `"apiKey": "…"`, `--password …`. */
const NAMED = new RegExp(
  String.raw`((?:${NAME})(?:s|key|value|string|text|hash|[_-][\w-]{0,20})?\d{0,3}["']?(?:[ \t]{0,3}[:=]>?[ \t]{0,3}|(?<=--[\w-]{3,40})[ \t])["']?)${VALUE}`,
  'gi',
);
const AUTHORIZATION =
  /((?:authorization["']?[ \t]{0,3}[:=][ \t]{0,3}["']?(?:(?:basic|bearer|token|apikey)[ \t]{1,3})?|\bbearer[ \t]))[\w.~+/=-]{4,}/gi;
const IN_URL = /(\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s/:@]{0,200}:)[^\s/@]{1,200}(?=@)/gi;

const EMAIL = /()[\p{L}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;
const PHONE = /(?<![\w+])()(?:\+\d(?:[ ().\-/]{0,2}\d){6,14}|\(\d{3}\) ?\d{3}-\d{4})(?!\d)/g;
const CARD = /(?<![\d.-])()\d(?:[ -]?\d){12,18}(?!\d)/g;
const IBAN = /(?<![A-Za-z\d])()[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}(?![A-Za-z\d])/g;
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const IPV4 = new RegExp(String.raw`(?<![\d.])()(?:${OCTET}\.){3}${OCTET}(?![\d.]*\d)`, 'g');

/** In the order in which they look, each at what those before it have left. */
const FINDERS: Readonly<Record<Kind, readonly Find[]>> = {
  passwords: [AUTHORIZATION, NAMED, IN_URL].map((pattern) => password(byPattern(pattern, none))),
  keys: [privateKeys, byPattern(KEY, () => ({ first: 4, last: 0 }))],
  // The domain helps to tell whose it is.
  emails: [byPattern(EMAIL, (value) => ({ first: 1, last: [...value.slice(value.lastIndexOf('@'))].length }))],
  ibans: [byPattern(IBAN, () => ({ first: 4, last: 4, others: /^\s$/ }), lengthOfIban)],
  cards: [
    byPattern(
      CARD,
      () => ({ first: 6, last: 4, others: SEPARATORS }),
      (value) => (isCard(value) ? value.length : 0),
    ),
  ],
  phones: [byPattern(PHONE, () => ({ first: 3, last: 2, others: SEPARATORS }))],
  ips: [byPattern(IPV4, (value) => ({ first: value.split('.').slice(0, 2).join('').length, last: 0, others: /^\.$/ }))],
};

interface Piece {
  readonly text: string;
  readonly isHidden: boolean;
}

/** A text in which what looks like a secret is hidden; a note says how many were found. */
export function redact(text: string, wish: Wish, note: RunContext['note']): string {
  checkMask(wish);
  let pieces: readonly Piece[] = [{ text, isHidden: false }];
  for (const [kind, finders] of Object.entries(FINDERS)) {
    if (!wish[kind as Kind]) continue;
    for (const find of finders)
      pieces = pieces.flatMap((piece) => (piece.isHidden ? [piece] : hide(piece.text, find, wish)));
  }
  const count = pieces.filter(({ isHidden }) => isHidden).length;
  if (count > 0) note('note.redacted', { count });
  else if (text.trim() !== '') note('note.nothing');
  if (wish.suffix && count > 0) note('note.suffix');
  return pieces.map((piece) => piece.text).join('');
}

function hide(text: string, find: Find, wish: MaskWish): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { start, end: stop, kept, isPassword = false } of find(text)) {
    const fixedLength = wish.fixedLength === 0 && isPassword ? PASSWORD_MASKS : wish.fixedLength;
    const masked = maskValue(text.slice(start, stop), kept, { ...wish, fixedLength });
    pieces.push({ text: text.slice(end, start), isHidden: false }, { text: masked.text, isHidden: true });
    end = stop;
  }
  return [...pieces, { text: text.slice(end), isHidden: false }];
}

/** Luhn's check digit (ISO/IEC 7812-1, annex B). */
function isCard(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0 && !/^(\d)\1*$/.test(digits);
}

/** How much of what may be an IBAN is one by its check digits (ISO 13616-1); what follows may be a word. */
function lengthOfIban(value: string): number {
  for (let length = value.length; length >= 15; length -= 1) {
    if (/^(?: |$)/.test(value.slice(length)) && isIban(value.slice(0, length))) return length;
  }
  return 0;
}

function isIban(value: string): boolean {
  const compact = value.replaceAll(' ', '');
  return compact.length >= 15 && hasRightMod97(compact);
}

import { octetsOf, readIpv4 } from '#lib/ip/ipv4';
import { readIpv6 } from '#lib/ip/ipv6';
import type { Fail } from '#lib/text-error';
import { contentOf, placeOfPart, splitPart, trimPart, within, type TextPart } from '#lib/ip/part';

export interface WrittenAddress {
  readonly address: number;
  /** There was more, such as the rest of a 6to4 address. */
  readonly isPart: boolean;
}

const MAX = 0xffffffffn;

interface Numeral {
  readonly form: 'hex' | 'octal' | 'binary' | 'decimal';
  readonly digit: RegExp;
  readonly prefix: string;
}

const HEX: Numeral = { form: 'hex', digit: /[\da-f]/i, prefix: '0x' };
const OCTAL: Numeral = { form: 'octal', digit: /[0-7]/, prefix: '0o' };
const BINARY: Numeral = { form: 'binary', digit: /[01]/, prefix: '0b' };
const DECIMAL: Numeral = { form: 'decimal', digit: /\d/, prefix: '' };

/** Reads an IPv4 address in any form that this tool writes. Throws what `fail` makes of a code. */
export function readAnyAddress(whole: TextPart, fail: Fail): WrittenAddress {
  const part = trimPart(whole);
  const text = contentOf(part);
  if (text === '') throw fail('ip.empty', {}, placeOfPart(part));
  if (text.includes(':')) return readEmbedded(part, fail);
  if (/\.in-addr\.arpa\.?$/i.test(text)) return readReverse(part, fail);
  const numeral = [HEX, OCTAL, BINARY].find(({ prefix }) => text.toLowerCase().startsWith(prefix));
  if (text.includes('.') && (numeral !== undefined || /^[01]{8}(?:\.[01]{8})+$/.test(text))) {
    return readDottedNumerals(part, numeral ?? BINARY, fail);
  }
  if (numeral !== undefined) return readNumeral(within(part, 2), numeral, fail);
  if (/^[01]{8}(?:[ _]?[01]{8}){3}$/.test(text)) return readNumeral(part, BINARY, fail);
  if (/^(?=.*[a-f])[\da-f]{8}$/i.test(text)) return readNumeral(part, HEX, fail);
  if (/^\d+$/.test(text)) return readNumeral(part, DECIMAL, fail);
  return { address: readIpv4(part, fail), isPart: false };
}

/** One whole number; in binary and hex groups may be set apart. */
function readNumeral(part: TextPart, { form, digit, prefix }: Numeral, fail: Fail): WrittenAddress {
  const digits = contentOf(part);
  [...digits.matchAll(/./gsu)].forEach(({ 0: character, index }) => {
    if (digit.test(character) || (index > 0 && /[ _]/.test(character))) return;
    throw fail('error.digit', { character }, placeOfPart(within(part, index, index + character.length)));
  });
  const plain = digits.replaceAll(/[ _]/g, '');
  if (plain === '') throw fail('error.noDigits', {}, placeOfPart(part));
  if (form === 'decimal' && /^0\d/.test(plain)) {
    throw fail('ip.leadingZero', { number: plain, plain: plain.replace(/^0+(?=\d)/, '') }, placeOfPart(part));
  }
  if (form === 'hex' && plain.length % 2 === 1) {
    throw fail('error.oddHex', { count: plain.length }, placeOfPart(part));
  }
  const address = BigInt(prefix + plain);
  if (address > MAX) throw fail('error.tooLarge', { max: String(MAX) }, placeOfPart(part));
  return { address: Number(address), isPart: false };
}

/** Four numbers of another base, each with its prefix, or of eight binary digits. */
function readDottedNumerals(part: TextPart, numeral: Numeral, fail: Fail): WrittenAddress {
  const { form, prefix } = numeral;
  const pieces = splitPart(part, '.');
  if (pieces.length !== 4) throw fail('ip.octetCount', { count: pieces.length }, placeOfPart(part));
  const address = pieces.reduce((before, piece) => {
    const text = contentOf(piece);
    if (text === '') throw fail('ip.octetMissing', {}, placeOfPart(piece));
    const has = text.toLowerCase().startsWith(prefix);
    if (!has && form !== 'binary') throw fail('error.mixedBases', { prefix }, placeOfPart(piece));
    const octet = readNumeral(within(piece, has ? 2 : 0), numeral, fail).address;
    if (octet > 255) throw fail('ip.octetRange', { number: text }, placeOfPart(piece));
    return before * 256 + octet;
  }, 0);
  return { address, isPart: false };
}

/** An IPv6 address that holds one: IPv4-mapped, of NAT64 or of 6to4. */
function readEmbedded(part: TextPart, fail: Fail): WrittenAddress {
  // Both notations of 6to4 and NAT64 are networks of one address; a prefix length says nothing of it.
  const address = readIpv6(within(part, 0, /\/(?:48|96|128)$/.exec(contentOf(part))?.index), fail);
  const last = Number(address & MAX);
  if (address >> 32n === 0xffffn) return { address: last, isPart: false };
  if (address >> 32n === 0x64ff9bn << 64n) return { address: last, isPart: false };
  if (address >> 112n === 0x2002n)
    return {
      address: Number((address >> 80n) & MAX),
      isPart: (address & ((1n << 80n) - 1n)) !== 0n,
    };
  throw fail('error.notEmbedded', {}, placeOfPart(part));
}

function readReverse(part: TextPart, fail: Fail): WrittenAddress {
  const name = within(part, 0, contentOf(part).search(/\.in-addr/i));
  const address = octetsOf(readIpv4(name, fail)).reduceRight((before, octet) => before * 256 + octet, 0);
  return { address, isPart: false };
}

import { toHex } from '#lib/bytes';
import { childAt, childrenOf, contentOf, encodedOf, oidOf, TAG, type DerNode } from '#lib/der';

/** One attribute of a distinguished name. */
interface Attribute {
  readonly oid: string;
  /** The usual short name; undefined for an attribute that has none. */
  readonly short: string | undefined;
  readonly value: DerNode;
}

/** RFC 4514, section 3, and beyond it the names that OpenSSL prints. */
const SHORT: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.12': 'title',
  '2.5.4.13': 'description',
  '2.5.4.15': 'businessCategory',
  '2.5.4.17': 'postalCode',
  '2.5.4.41': 'name',
  '2.5.4.42': 'GN',
  '2.5.4.43': 'initials',
  '2.5.4.46': 'dnQualifier',
  '2.5.4.65': 'pseudonym',
  '2.5.4.97': 'organizationIdentifier',
  '1.2.840.113549.1.9.1': 'emailAddress',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.3.6.1.4.1.311.60.2.1.1': 'jurisdictionL',
  '1.3.6.1.4.1.311.60.2.1.2': 'jurisdictionST',
  '1.3.6.1.4.1.311.60.2.1.3': 'jurisdictionC',
};

/** Strings of ASN.1 beside UTF8String and PrintableString. */
const OTHER_STRINGS = { numeric: 0x12, t61: 0x14, ia5: 0x16, visible: 0x1a, universal: 0x1c, bmp: 0x1e };
const STRINGS: readonly number[] = [TAG.utf8, TAG.printable, ...Object.values(OTHER_STRINGS)];

/** The text of a string; one byte a character, where its kind does not say otherwise, is Latin-1. */
export function stringOf(node: DerNode): string {
  const bytes = contentOf(node);
  switch (node.tag) {
    case TAG.utf8:
      return new TextDecoder().decode(bytes);
    case OTHER_STRINGS.bmp:
      return new TextDecoder('utf-16be').decode(bytes);
    case OTHER_STRINGS.universal:
      return universalText(bytes);
    default:
      return latin1(bytes);
  }
}

/** One character a byte. */
export const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function universalText(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => {
    const code = view.getUint32(index * 4);
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
  }).join('');
}

/** The attributes of a distinguished name, in sets as they are written. Throws `DerError`. */
export const attributesOf = (name: DerNode): Attribute[][] =>
  childrenOf(name).map((set) =>
    childrenOf(set, TAG.set).map((pair) => {
      const parts = childrenOf(pair);
      const oid = oidOf(childAt(pair, parts, 0));
      return { oid, short: SHORT[oid], value: childAt(pair, parts, 1) };
    }),
  );

/** A distinguished name as RFC 4514 writes it, and in its sets as OpenSSL does: the last first. Throws `DerError`. */
export const nameText = (name: DerNode): string =>
  attributesOf(name)
    .toReversed()
    .map((set) => set.toReversed().map(attributeText).join('+'))
    .join(',');

/** An attribute without a name, or with a value that is no string, is its identifier and its DER (section 2.4). */
function attributeText({ oid, short, value }: Attribute): string {
  if (short === undefined || !STRINGS.includes(value.tag)) {
    return `${short ?? oid}=#${toHex(encodedOf(value)).toUpperCase()}`;
  }
  return `${short}=${escapeValue(stringOf(value))}`;
}

const escapeValue = (text: string): string => escapeControls(text.replace(/["+,;<>\\]|^[ #]| $/g, '\\$&'));

/** Control characters as RFC 4514 writes any byte: `\0A`. */
export const escapeControls = (text: string): string =>
  text.replace(/[\0-\x1f\x7f]/g, (character) => `\\${toHex(Uint8Array.of(character.charCodeAt(0))).toUpperCase()}`);

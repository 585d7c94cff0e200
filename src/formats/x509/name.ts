import {
  BmpString,
  CharacterString,
  GeneralString,
  GraphicString,
  IA5String,
  NumericString,
  PrintableString,
  TeletexString,
  UniversalString,
  Utf8String,
  VideotexString,
  VisibleString,
} from 'asn1js';
import { broken, encodedOf, oidOf, partsOf, type DerNode } from '#formats/der/der.ts';
import { toHex } from '#lib/bytes';

/* Distinguished names as text: RFC 4514. */

/** The short names of RFC 4514, section 3, and beyond it those that OpenSSL prints. */
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

const STRINGS = [
  BmpString,
  CharacterString,
  GeneralString,
  GraphicString,
  IA5String,
  NumericString,
  PrintableString,
  TeletexString,
  UniversalString,
  Utf8String,
  VideotexString,
  VisibleString,
];

/** The text of a string of any kind; undefined of other values. */
export const stringOf = (node: DerNode | undefined): string | undefined =>
  STRINGS.some((kind) => node instanceof kind) ? (node as IA5String).valueBlock.value : undefined;

/** A name as RFC 4514 writes it: the last part first. Parts of one set are joined by “+”. Throws `error.structure`. */
export const nameText = (name: DerNode): string =>
  partsOf(name)
    .map((set) => partsOf(set).map(attributeText).toReversed().join('+'))
    .toReversed()
    .join(',');

/** An attribute without a short name, or with a value that is no string, is its identifier and its DER (section 2.4). */
function attributeText(attribute: DerNode): string {
  const { name, isKnown, text, value } = readAttribute(attribute);
  if (!isKnown || text === undefined) return `${name}=#${toHex(encodedOf(value)).toUpperCase()}`;
  return `${name}=${escapeControls(text.replace(/["+,;<>\\]|^[ #]| $/g, '\\$&'))}`;
}

/** The attributes of a name in the order that they are encoded: short name, or identifier, and text. Throws `error.structure`. */
export const nameParts = (name: DerNode): readonly (readonly [name: string, text: string])[] =>
  partsOf(name).flatMap((set) =>
    partsOf(set).map((attribute) => {
      const { name: short, text, value } = readAttribute(attribute);
      return [short, text === undefined ? toHex(encodedOf(value)) : escapeControls(text)] as const;
    }),
  );

function readAttribute(attribute: DerNode) {
  const [type, value] = partsOf(attribute);
  if (value === undefined) throw broken();
  const oid = oidOf(type);
  return { name: SHORT[oid] ?? oid, isKnown: oid in SHORT, text: stringOf(value), value };
}

/** Control characters as RFC 4514 writes any byte: `\0A`. */
export const escapeControls = (text: string): string =>
  text.replace(/[\0-\x1f\x7f]/g, (character) => `\\${toHex(Uint8Array.of(character.charCodeAt(0))).toUpperCase()}`);

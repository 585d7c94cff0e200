import { ToolError } from '#engine/error';
import { hasRightMod97 } from '#lib/mod97';
import type { Field, Fields } from './template-fields.ts';

/** The longest of each element, in characters, and the longest payload in bytes (EPC069-12, version 3.0, section 3). */
const LONGEST = { payee: 70, message: 140 } as const;
const MOST_BYTES = 331;

const compact = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * A SEPA credit transfer as banking apps read it (European Payments Council, EPC069-12): version 002, UTF-8. Throws
 * `ToolError` at the field that is missing or wrong.
 */
export function writePayment(fields: Fields): string {
  const payee = short(fields, 'payee');
  if (payee === '') throw new ToolError('error.missing', {}, { option: 'payee' });
  const reference = readReference(fields);
  const elements = [
    'BCD',
    '002',
    // Characters are UTF-8.
    '1',
    'SCT',
    readBic(fields),
    payee,
    readIban(fields),
    readAmount(fields),
    // The purpose, which apps do not show.
    '',
    reference,
    reference === '' ? short(fields, 'message') : '',
  ];
  const payload = elements.join('\n').trimEnd();
  const count = new TextEncoder().encode(payload).length;
  if (count > MOST_BYTES) throw new ToolError('error.long', { count, most: MOST_BYTES }, { option: 'message' });
  return payload;
}

function short(fields: Fields, option: 'payee' | 'message'): string {
  const value = fields[option].trim().replaceAll(/\s+/g, ' ');
  const { length: count } = Array.from(value);
  if (count > LONGEST[option]) throw new ToolError('error.long', { count, most: LONGEST[option] }, { option });
  return value;
}

function readIban(fields: Fields): string {
  const iban = compact(fields.iban);
  if (iban === '') throw new ToolError('error.missing', {}, { option: 'iban' });
  if (!/^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(iban) || !hasRightMod97(iban)) throw wrong(fields, 'iban');
  return iban;
}

function readBic(fields: Fields): string {
  const bic = compact(fields.bic);
  if (bic !== '' && !/^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic)) throw wrong(fields, 'bic');
  return bic;
}

/** Euros with a point or a comma before the cents, without anything between thousands; '' lets the payer fill it in. */
function readAmount(fields: Fields): string {
  const amount = fields.amount.trim().replace(/^€\s*|\s*(?:€|EUR)$/gi, '');
  if (amount === '') return '';
  const [, euros = '', cents = ''] = /^0*(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  if (euros === '' || /^0*$/.test(euros + cents)) throw wrong(fields, 'amount');
  return `EUR${euros}.${cents.padEnd(2, '0')}`;
}

/** A creditor reference (ISO 11649). It takes the place of a message. */
function readReference(fields: Fields): string {
  const reference = compact(fields.reference);
  if (reference === '') return '';
  if (!/^RF\d\d[A-Z\d]{1,21}$/.test(reference) || !hasRightMod97(reference)) throw wrong(fields, 'reference');
  if (fields.message.trim() !== '') throw new ToolError('error.referenceAndMessage', {}, { option: 'reference' });
  return reference;
}

const wrong = (fields: Fields, option: Field): ToolError =>
  new ToolError(`error.${option}`, { value: fields[option].trim() }, { option });

/** The fields of a payment; undefined for another text. */
export function readPayment(text: string): Partial<Record<Field, string>> | undefined {
  const [service, version = '', , kind, bic, payee, iban, amount = '', , reference, message] = text.split(/\r?\n/);
  if (service !== 'BCD' || !/^00[12]$/.test(version) || kind !== 'SCT') return undefined;
  return {
    payee: payee ?? '',
    iban: iban ?? '',
    bic: bic ?? '',
    amount: amount.replace(/^EUR/, ''),
    reference: reference ?? '',
    message: message ?? '',
  };
}

import { ToolError } from '#engine/error';
import { writePayment } from './payment.ts';
import type { Field, Fields, TemplateKind } from './template-fields.ts';

const LINE = '\r\n';

const writers: Readonly<Record<TemplateKind, (fields: Fields) => string>> = {
  url: (fields) => {
    const address = required(fields, 'website');
    return /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[\w.-]+:\d+(?:\/|$)/.test(address)
      ? address
      : `https://${address}`;
  },
  email: writeEmail,
  phone: (fields) => `tel:${phoneOf(fields, required(fields, 'phone'))}`,
  sms: (fields) => `SMSTO:${phoneOf(fields, required(fields, 'phone'))}:${fields.message}`,
  vcard: writeVcard,
  mecard: writeMecard,
  event: writeEvent,
  payment: writePayment,
  geo: (fields) => `geo:${degrees(fields, 'latitude', 90)},${degrees(fields, 'longitude', 180)}`,
};

/** The text that says to a scanner what kind of thing this is. Throws `ToolError` at the field that is missing or wrong. */
export const compose = (fields: Fields): string => writers[fields.kind](fields);

function required(fields: Fields, option: Field): string {
  const value = fields[option].trim();
  if (value === '') throw new ToolError('error.missing', {}, { option });
  return value;
}

/** Digits and the signs that a phone dials, without blanks; '' where there are none. */
function phoneOf(fields: Fields, value = fields.phone.trim()): string {
  const digits = value.replaceAll(/[\s().\/-]/g, '');
  if (value !== '' && !/^\+?\d[\d*#,;]*$/.test(digits))
    throw new ToolError('error.phone', { value }, { option: 'phone' });
  return digits;
}

function emailOf(fields: Fields, value = fields.email.trim()): string {
  if (value !== '' && !/^[^\s@]+@[^\s@]+$/.test(value))
    throw new ToolError('error.email', { value }, { option: 'email' });
  return value;
}

/** RFC 6068. */
function writeEmail(fields: Fields): string {
  const address = emailOf(fields, required(fields, 'email'));
  const [, local = '', host = ''] = /^(.*)@(.*)$/.exec(address) ?? [];
  const headers = { subject: fields.subject, body: fields.message.replaceAll(/\r?\n/g, LINE) };
  const query = Object.entries(headers)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `mailto:${encodeURIComponent(local).replaceAll('%2B', '+')}@${host}${query === '' ? '' : `?${query}`}`;
}

const lines = (all: readonly (readonly [name: string, value: string])[]): string =>
  all
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(LINE);

/** As vCard (RFC 2426, section 5) and iCalendar (RFC 5545, section 3.3.11) want it. */
const escapeText = (value: string) =>
  value
    .trim()
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r?\n/g, String.raw`\n`);

function nameOf({ firstName, lastName, organization }: Fields): string {
  const name = [firstName, lastName]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  if (name === '' && organization.trim() === '') throw new ToolError('error.missing', {}, { option: 'firstName' });
  return name || organization.trim();
}

/** RFC 2426: version 3.0, which more phones read than 4.0. */
function writeVcard(fields: Fields): string {
  const address = escapeText(fields.address);
  return lines([
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['N', `${escapeText(fields.lastName)};${escapeText(fields.firstName)};;;`],
    ['FN', escapeText(nameOf(fields))],
    ['ORG', escapeText(fields.organization)],
    ['TITLE', escapeText(fields.jobTitle)],
    ['TEL', phoneOf(fields)],
    ['EMAIL', escapeText(emailOf(fields))],
    ['URL', fields.website.trim()],
    ['ADR', address === '' ? '' : `;;${address};;;;`],
    ['NOTE', escapeText(fields.note)],
    ['END', 'VCARD'],
  ]);
}

/** NTT DoCoMo's short form of a contact. */
function writeMecard(fields: Fields): string {
  const escape = (value: string) => value.trim().replaceAll(/[\\;:,"]/g, String.raw`\$&`);
  const person = [fields.lastName, fields.firstName].map(escape).filter((part) => part !== '');
  const all = {
    N: person.length === 0 ? escape(nameOf(fields)) : person.join(','),
    ORG: escape(fields.organization),
    TEL: phoneOf(fields),
    EMAIL: escape(emailOf(fields)),
    URL: escape(fields.website),
    ADR: escape(fields.address),
    NOTE: escape(fields.note),
  };
  const said = Object.entries(all).filter(([, value]) => value !== '');
  return `MECARD:${said.map(([name, value]) => `${name}:${value};`).join('')};`;
}

/** The day after one, both like 20261231: the end of an event is the first day that it does not have (RFC 5545, 3.6.1). */
function dayAfter(day: string): string {
  const [year, month, date] = [day.slice(0, 4), day.slice(4, 6), day.slice(6)].map(Number);
  const next = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (date ?? 1) + 1));
  return next.toISOString().slice(0, 10).replaceAll('-', '');
}

/** The event of RFC 5545 alone, as ZXing's “Barcode Contents” has it. */
function writeEvent(fields: Fields): string {
  const title = required(fields, 'eventTitle');
  const start = timeOf('start', required(fields, 'start'));
  const end = fields.end.trim() === '' ? undefined : timeOf('end', fields.end.trim());
  if (end !== undefined && end.length !== start.length) throw new ToolError('error.endKind', {}, { option: 'end' });
  // Without times the end is a day, which is part of the event.
  const isDay = !start.includes('T');
  if (end !== undefined && (end < start || (end === start && !isDay)))
    throw new ToolError('error.endEarly', {}, { option: 'end' });
  const property = (name: string, time: string) => (time.includes('T') ? name : `${name};VALUE=DATE`);
  return lines([
    ['BEGIN', 'VEVENT'],
    ['SUMMARY', escapeText(title)],
    [property('DTSTART', start), start],
    ...(end === undefined ? [] : [[property('DTEND', end), isDay ? dayAfter(end) : end] as const]),
    ['LOCATION', escapeText(fields.location)],
    ['DESCRIPTION', escapeText(fields.note)],
    ['END', 'VEVENT'],
  ]);
}

/** `20260131`, `20260131T143000` (the time of wherever it is) or `20260131T133000Z`. */
function timeOf(option: 'start' | 'end', value: string): string {
  const [, date = '', hour = '00', minute = '00', second = '00', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(Z)?)?$/.exec(value) ?? [];
  const time = new Date(`${date}T${hour}:${minute}:${second}Z`);
  // A day that does not exist would be another one.
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== date) {
    throw new ToolError('error.time', { value }, { option });
  }
  const day = date.replaceAll('-', '');
  return value.length === date.length ? day : `${day}T${hour}${minute}${second}${zone}`;
}

/** RFC 5870. */
function degrees(fields: Fields, option: 'latitude' | 'longitude', limit: number): string {
  const value = required(fields, option).replace(',', '.');
  const number = /^[+-]?\d+(?:\.\d+)?$/.test(value) ? Number(value) : NaN;
  if (!(Math.abs(number) <= limit))
    throw new ToolError('error.degrees', { value, min: -limit, max: limit }, { option });
  return value.replace(/^\+/, '');
}

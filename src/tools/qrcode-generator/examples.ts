import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

/** A transparent pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export default [
  {
    operation: 'draw',
    input: 'https://example.com',
    matches:
      /^<svg xmlns="[^"]+" width="1024" height="1024" viewBox="0 0 33 33" shape-rendering="crispEdges"><path[^>]+>.*<\/svg>\s*$/,
  },
  {
    operation: 'draw',
    input: ' HELLO WORLD\n',
    options: { level: 'quartile', margin: 0, shape: 'dots', foreground: '#036', size: 210 },
    matches: /^<svg xmlns="[^"]+" width="210" height="210" viewBox="0 0 21 21"><path[^>]+><path fill="#003366"/,
    notes: ['note.trimmed', 'qr.narrowMargin'],
  },
  {
    operation: 'draw',
    input: 'with a logo',
    options: { logo: PIXEL, background: '#fff0' },
    matches:
      /^<svg [^>]+><path fill="#000000" fill-rule="evenodd" [^>]+><image x="14.5" y="14.5" width="4" height="4" /,
  },
  {
    operation: 'draw',
    input: 'light on dark',
    options: { foreground: '#ffffff', background: '#000000', shape: 'rounded' },
    matches: /^<svg /,
    notes: ['qr.inverted'],
  },
  { operation: 'draw', input: 'pale', options: { foreground: '#ccc' }, matches: /^<svg /, notes: ['qr.lowContrast'] },
  { operation: 'draw', input: ' ', error: 'qr.empty' },
  { operation: 'draw', input: 'a\ud800', error: 'qr.loneSurrogate' },
  { operation: 'draw', input: 'x'.repeat(2332), error: 'qr.tooLongForLevel' },
  { operation: 'draw', input: 'x'.repeat(2954), options: { level: 'low' }, error: 'qr.tooLong' },
  { operation: 'draw', input: 'a', options: { foreground: 'blackish' }, error: 'picture.color' },
  { operation: 'draw', input: 'a', options: { logo: 'data:text/html;base64,AAAA' }, error: 'qr.logo' },
  {
    operation: 'draw',
    input: 'a',
    options: { logo: `data:image/png;base64,${'A'.repeat(1_400_000)}` },
    error: 'qr.logoSize',
  },
  {
    operation: 'measure',
    input: 'HELLO WORLD',
    options: { level: 'quartile' },
    output: {
      version: 1,
      modules: 21,
      level: 'quartile',
      mode: 'alphanumeric',
      used: 11,
      capacity: 2420,
      left: 2409,
    },
  },
  { operation: 'compose', options: { website: 'example.com/a' }, output: 'https://example.com/a' },
  {
    operation: 'compose',
    options: { kind: 'email', email: 'ada@example.com', subject: 'Hi & bye', message: 'One\nTwo' },
    output: 'mailto:ada@example.com?subject=Hi%20%26%20bye&body=One%0D%0ATwo',
  },
  { operation: 'compose', options: { kind: 'phone', phone: '+44 20 7946-0958' }, output: 'tel:+442079460958' },
  {
    operation: 'compose',
    options: { kind: 'sms', phone: '+442079460958', message: 'On my way: 5 min' },
    output: 'SMSTO:+442079460958:On my way: 5 min',
  },
  {
    operation: 'compose',
    options: { kind: 'vcard', firstName: 'Ada', lastName: 'Lovelace', organization: 'Analytical; Engines' },
    output:
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nORG:Analytical\\; Engines\r\nEND:VCARD',
  },
  {
    operation: 'compose',
    options: { kind: 'mecard', firstName: 'Ada', lastName: 'Lovelace', phone: '+442079460958' },
    output: 'MECARD:N:Lovelace,Ada;TEL:+442079460958;;',
  },
  {
    operation: 'compose',
    options: { kind: 'event', eventTitle: 'Launch, at last', start: '2026-01-31T14:30', end: '2026-01-31T15:00' },
    output:
      'BEGIN:VEVENT\r\nSUMMARY:Launch\\, at last\r\nDTSTART:20260131T143000\r\nDTEND:20260131T150000\r\nEND:VEVENT',
  },
  {
    operation: 'compose',
    options: { kind: 'geo', latitude: '48.8584', longitude: '2,2945' },
    output: 'geo:48.8584,2.2945',
  },
  {
    // The account of the example in EPC069-12.
    operation: 'compose',
    options: {
      kind: 'payment',
      payee: 'Red Cross of Belgium',
      iban: 'BE72 0000 0000 1616',
      bic: 'BPOTBEB1',
      amount: '1',
      message: 'Urgency fund',
    },
    output: 'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1.00\n\n\nUrgency fund',
  },
  {
    operation: 'compose',
    options: { kind: 'payment', payee: 'Ada', iban: 'DE89370400440532013000', reference: 'RF18 5390 0754 7034' },
    output: 'BCD\n002\n1\nSCT\n\nAda\nDE89370400440532013000\n\n\nRF18539007547034',
  },
  ...(
    [
      [{ iban: 'DE89370400440532013001' }, 'error.iban'],
      [{ bic: 'BPOT' }, 'error.bic'],
      [{ amount: '1,234.5' }, 'error.amount'],
      [{ reference: 'RF19539007547034' }, 'error.reference'],
      [{ reference: 'RF18539007547034', message: 'x' }, 'error.referenceAndMessage'],
      [{ message: 'x'.repeat(141) }, 'error.long'],
    ] as const
  ).map(([wrong, error]) => ({
    operation: 'compose' as const,
    options: { kind: 'payment' as const, payee: 'Ada', iban: 'DE89370400440532013000', ...wrong },
    error,
  })),
  { operation: 'compose', error: 'error.missing' },
  { operation: 'compose', options: { kind: 'phone', phone: 'home' }, error: 'error.phone' },
  { operation: 'compose', options: { kind: 'email', email: 'ada' }, error: 'error.email' },
  { operation: 'compose', options: { kind: 'event', eventTitle: 'x', start: '2026-02-30' }, error: 'error.time' },
  {
    operation: 'compose',
    options: { kind: 'event', eventTitle: 'x', start: '2026-01-31', end: '2026-01-31T10:00' },
    error: 'error.endKind',
  },
  {
    operation: 'compose',
    options: { kind: 'event', eventTitle: 'x', start: '2026-01-31', end: '2026-01-30' },
    error: 'error.endEarly',
  },
  {
    operation: 'compose',
    options: { kind: 'event', eventTitle: 'x', start: '2026-01-31T10:00', end: '2026-01-31T10:00' },
    error: 'error.endEarly',
  },
  { operation: 'compose', options: { kind: 'geo', latitude: '91', longitude: '0' }, error: 'error.degrees' },
  {
    operation: 'read',
    input: 'MECARD:N:Owen,Sean;ADR:76 9th Avenue;TEL:12125551212;;',
    output: {
      kind: 'contact',
      fields: [
        { name: 'firstName', value: 'Sean' },
        { name: 'lastName', value: 'Owen' },
        { name: 'phone', value: '12125551212' },
        { name: 'address', value: '76 9th Avenue' },
      ],
    },
    reworded: ['kind', 'fields[].name'],
  },
  {
    operation: 'read',
    input: 'tel:112',
    output: { kind: 'phone', fields: [{ name: 'phone', value: '112' }] },
  },
] satisfies Example<typeof operations>[];

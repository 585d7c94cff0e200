import { choice, content, LONG_LINE, PANE, type Needs, type Values } from '#engine/options';

/** The templates and their fields. */
export const templateFields = {
  kind: choice(['url', 'email', 'phone', 'sms', 'vcard', 'mecard', 'event', 'geo', 'payment'], 'url'),
  website: content('', LONG_LINE),
  email: content(''),
  subject: content(''),
  message: content('', PANE),
  phone: content(''),
  firstName: content(''),
  lastName: content(''),
  organization: content(''),
  jobTitle: content(''),
  address: content('', PANE),
  note: content('', PANE),
  eventTitle: content(''),
  location: content(''),
  start: content(''),
  end: content(''),
  latitude: content(''),
  longitude: content(''),
  payee: content(''),
  iban: content(''),
  bic: content(''),
  amount: content(''),
  reference: content(''),
};

/** Which template has which field. */
export const templateNeeds = {
  website: { kind: ['url', 'vcard', 'mecard'] },
  email: { kind: ['email', 'vcard', 'mecard'] },
  subject: { kind: 'email' },
  message: { kind: ['email', 'sms', 'payment'] },
  phone: { kind: ['phone', 'sms', 'vcard', 'mecard'] },
  firstName: { kind: ['vcard', 'mecard'] },
  lastName: { kind: ['vcard', 'mecard'] },
  organization: { kind: ['vcard', 'mecard'] },
  jobTitle: { kind: 'vcard' },
  address: { kind: ['vcard', 'mecard'] },
  note: { kind: ['vcard', 'mecard', 'event'] },
  eventTitle: { kind: 'event' },
  location: { kind: 'event' },
  start: { kind: 'event' },
  end: { kind: 'event' },
  latitude: { kind: 'geo' },
  longitude: { kind: 'geo' },
  payee: { kind: 'payment' },
  iban: { kind: 'payment' },
  bic: { kind: 'payment' },
  amount: { kind: 'payment' },
  reference: { kind: 'payment' },
} as const satisfies Needs<typeof templateFields>;

export type Fields = Values<typeof templateFields>;
export type TemplateKind = Fields['kind'];
export type Field = Exclude<keyof Fields, 'kind'>;

import { readWifi } from '#formats/qr/wifi.ts';
import { readPayment } from './payment.ts';

/** A scanner's action for a text. */
type ContentKind =
  'wifi' | 'contact' | 'email' | 'phone' | 'sms' | 'geo' | 'event' | 'payment' | 'otp' | 'url' | 'text';

interface Content {
  readonly kind: ContentKind;
  /** Its parts, by the names of the fields that they would be typed into. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

type Pairs = Readonly<Record<string, string | undefined>>;

/** The meaning of a text that was in a QR code; `text` if it is of no known kind. */
export function read(text: string): Content {
  const trimmed = text.trim();
  for (const reader of readers) {
    const content = reader(trimmed);
    if (content !== undefined) return content;
  }
  return { kind: 'text', fields: [] };
}

const content = (kind: ContentKind, pairs: Pairs): Content => ({
  kind,
  fields: Object.entries(pairs).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [{ name, value }],
  ),
});

const readers: readonly ((text: string) => Content | undefined)[] = [
  (text) => {
    const wifi = readWifi(text);
    if (wifi === undefined) return undefined;
    const { security, hidden, ...rest } = wifi;
    const names = { nopass: '', wpa: 'WPA', wpa3: 'WPA3', wep: 'WEP', eap: 'WPA2-EAP' };
    return content('wifi', { security: names[security], ...rest, hidden: hidden ? 'true' : '' });
  },
  (text) => {
    const payment = readPayment(text);
    return payment === undefined ? undefined : content('payment', payment);
  },
  (text) => (/^BEGIN:VCARD/i.test(text) ? readVcard(text) : undefined),
  (text) => (/^MECARD:/i.test(text) ? readMecard(text) : undefined),
  (text) => (/^BEGIN:(?:VEVENT|VCALENDAR)/i.test(text) ? readEvent(text) : undefined),
  (text) => (/^mailto:/i.test(text) ? readMailto(text) : undefined),
  (text) => {
    if (!/^MATMSG:/i.test(text)) return undefined;
    const { TO, SUB, BODY } = fieldsOf(text);
    return content('email', { email: bare(TO), subject: bare(SUB), message: bare(BODY) });
  },
  (text) => {
    const [, phone, message] = /^SMSTO:([^:]*):?([^]*)$/i.exec(text) ?? [];
    return phone === undefined ? undefined : content('sms', { phone, message });
  },
  (text) => {
    const [, phone, query = ''] = /^sms:([^?]*)\??([^]*)$/i.exec(text) ?? [];
    return phone === undefined ? undefined : content('sms', { phone, message: queryOf(query)['body'] });
  },
  (text) => (/^tel:/i.test(text) ? content('phone', { phone: text.slice('tel:'.length) }) : undefined),
  (text) => {
    const [, latitude, longitude] = /^geo:(-?[\d.]+),(-?[\d.]+)/i.exec(text) ?? [];
    return latitude === undefined ? undefined : content('geo', { latitude, longitude });
  },
  (text) => (/^otpauth(?:-migration)?:/i.test(text) ? content('otp', {}) : undefined),
  (text) => (/^(?:https?|ftp):\/\/\S+$/i.test(text) ? content('url', { website: text }) : undefined),
];

/** The fields of `MECARD:N:Doe,John;TEL:1;;`, still with their backslashes. */
function fieldsOf(text: string): Pairs {
  const body = text.slice(text.indexOf(':') + 1);
  return Object.fromEntries(
    Array.from(body.matchAll(/([A-Z\d]+):((?:\\[^]|[^;\\])*)/gi), ([, key = '', value = '']) => [
      key.toUpperCase(),
      value,
    ]),
  );
}

const bare = (value: string | undefined) => value?.replaceAll(/\\([^])/g, '$1');

const queryOf = (query: string): Pairs =>
  Object.fromEntries(
    query.split('&').map((part) => {
      const [name = '', value = ''] = part.split(/=([^]*)/);
      return [name.toLowerCase(), decode(value)];
    }),
  );

/** A plus is a plus here (RFC 6068). Escapes that are not UTF-8 stay as they are. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function readMailto(text: string): Content {
  const [, address = '', query = ''] = /^mailto:([^?]*)\??([^]*)$/i.exec(text) ?? [];
  const { subject, body, to } = queryOf(query);
  return content('email', { email: decode(address) || to, subject, message: body });
}

function readMecard(text: string): Content {
  const { N = '', ORG, TEL, EMAIL, URL, ADR, NOTE } = fieldsOf(text);
  const [, lastName, firstName] = /^((?:\\[^]|[^,\\])*),?([^]*)$/.exec(N) ?? [];
  return content('contact', {
    firstName: bare(firstName),
    lastName: bare(lastName),
    organization: bare(ORG),
    phone: bare(TEL),
    email: bare(EMAIL),
    website: bare(URL),
    address: bare(ADR),
    note: bare(NOTE),
  });
}

/** The first value of each property of a vCard or an event, without parameters and groups; folded lines are one. */
function propertiesOf(text: string): Pairs {
  const properties = new Map<string, string>();
  for (const line of text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^(?:[\w-]+\.)?([\w-]+)(?:;[^:]*)?:([^]*)$/.exec(line) ?? [];
    const key = name.toUpperCase();
    if (key !== '' && !properties.has(key)) properties.set(key, value);
  }
  return Object.fromEntries(properties);
}

const plain = (value: string | undefined) =>
  value?.replaceAll(/\\([^])/g, (_all, character: string) => (/n/i.test(character) ? '\n' : character));

/** The parts between semicolons. */
const partsOf = (value: string) =>
  Array.from(value.matchAll(/(?:^|;)((?:\\[^]|[^;\\])*)/g), ([, part]) => plain(part) ?? '');

function readVcard(text: string): Content {
  const { N = '', FN, ORG = '', TITLE, TEL, EMAIL, URL, ADR = '', NOTE } = propertiesOf(text);
  const [lastName = '', firstName = ''] = partsOf(N);
  return content('contact', {
    firstName: firstName === '' && lastName === '' ? plain(FN) : firstName,
    lastName,
    organization: partsOf(ORG).join(', '),
    jobTitle: plain(TITLE),
    phone: TEL?.replace(/^tel:/i, ''),
    email: plain(EMAIL),
    website: URL,
    address: partsOf(ADR)
      .filter((part) => part !== '')
      .join(', '),
    note: plain(NOTE),
  });
}

function readEvent(text: string): Content {
  const { SUMMARY, DTSTART, DTEND, LOCATION, DESCRIPTION } = propertiesOf(text);
  return content('event', {
    eventTitle: plain(SUMMARY),
    start: DTSTART,
    end: DTEND,
    location: plain(LOCATION),
    note: plain(DESCRIPTION),
  });
}

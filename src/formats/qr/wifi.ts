/** The fields of a `WIFI:` text; a field that is missing is empty. */
export interface Wifi {
  readonly security: 'nopass' | 'wpa' | 'wpa3' | 'wep' | 'eap';
  readonly ssid: string;
  readonly password: string;
  readonly hidden: boolean;
  /** `PEAP` and so on, as in the text. */
  readonly eap: string;
  readonly identity: string;
  readonly anonymous: string;
  readonly phase2: string;
}

const TYPES = { nopass: 'nopass', wpa: 'WPA', wpa3: 'WPA', wep: 'WEP', eap: 'WPA2-EAP' } as const;

const escape = (value: string) => value.replaceAll(/[\\;,:"]/g, String.raw`\$&`);

/**
 * The text that phones join a network by, in the grammar of ZXing: a backslash precedes special characters. No type stands
 * for WPA3 alone, so `R:1` says it (WPA3 specification, 7.1).
 */
export function writeWifi(wifi: Wifi): string {
  const { security, ssid, password, hidden, eap, identity, anonymous, phase2 } = wifi;
  const fields = {
    T: TYPES[security],
    R: security === 'wpa3' ? '1' : '',
    S: escape(ssid),
    P: escape(password),
    E: escape(eap),
    A: escape(anonymous),
    I: escape(identity),
    PH2: escape(phase2),
    H: hidden ? 'true' : '',
  };
  const said = Object.entries(fields).filter(([, value]) => value !== '');
  return `WIFI:${said.map(([key, value]) => `${key}:${value};`).join('')};`;
}

/** The network that a `WIFI:` text names; undefined for any other text, and for one without a name. */
export function readWifi(text: string): Wifi | undefined {
  if (!/^\s*WIFI:/i.test(text)) return undefined;
  const body = text.trim().slice('WIFI:'.length);
  const fields = new Map<string, string>();
  for (const [, key = '', value = ''] of body.matchAll(/([A-Z\d]+):((?:\\[^]|[^;\\])*)/gi)) {
    if (!fields.has(key.toUpperCase())) fields.set(key.toUpperCase(), unescape(value));
  }
  const get = (key: string) => fields.get(key) ?? '';
  const ssid = get('S');
  if (ssid === '') return undefined;
  return {
    security: securityOf(get('T'), get('R'), get('E')),
    ssid,
    password: get('P'),
    hidden: /^(?:true|1)$/i.test(get('H')),
    eap: get('E'),
    identity: get('I'),
    anonymous: get('A'),
    phase2: get('PH2'),
  };
}

function unescape(value: string): string {
  const inner = /^"((?:\\[^]|[^"\\])*)"$/.exec(value)?.[1] ?? value;
  return inner.replaceAll(/\\([^])/g, '$1');
}

function securityOf(type: string, transition: string, eap: string): Wifi['security'] {
  if (/EAP/i.test(type) || eap !== '') return 'eap';
  if (/^WEP$/i.test(type)) return 'wep';
  // Some programs write a type that no grammar knows.
  if (/^(?:SAE|WPA3)$/i.test(type) || (/^WPA/i.test(type) && transition === '1')) return 'wpa3';
  return /^WPA/i.test(type) ? 'wpa' : 'nopass';
}

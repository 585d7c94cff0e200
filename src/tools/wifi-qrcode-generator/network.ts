import { choice, content, flag, secret, type Needs, type Values } from '#engine/options';

const METHODS = [
  'PEAP',
  'TTLS',
  'TLS',
  'PWD',
  'FAST',
  'TEAP',
  'LEAP',
  'SIM',
  'AKA',
  "AKA'",
  'MD5',
  'GTC',
  'POTP',
  'PSK',
  'IKEv2',
  'EKE',
  'NOOB',
] as const;

/** A network, as it is typed. */
export const networkFields = {
  security: choice(['wpa', 'wpa3', 'wep', 'eap', 'nopass'], 'wpa'),
  ssid: content(''),
  password: secret(''),
  hidden: flag(false),
  eap: choice(['none', ...METHODS], 'none', {
    asWritten: Object.fromEntries(METHODS.map((name) => [name, name])) as Record<(typeof METHODS)[number], string>,
  }),
  phase2: choice(['none', 'MSCHAPV2'], 'none', { asWritten: { MSCHAPV2: 'MSCHAPv2' } }),
  identity: content(''),
  anonymous: content(''),
};

/** Which kind of network has which field. */
export const networkNeeds = {
  password: { security: ['wpa', 'wpa3', 'wep', 'eap'] },
  eap: { security: 'eap' },
  phase2: { security: 'eap' },
  identity: { security: 'eap' },
  anonymous: { security: 'eap' },
} as const satisfies Needs<typeof networkFields>;

export type Network = Values<typeof networkFields>;

import type { Example } from '#engine/example';
import type * as operations from './operations.ts';

const home = { ssid: 'mynetwork', password: 'mypassword' };
const office = { security: 'eap', ssid: 'office', password: 'pass', eap: 'PEAP', identity: 'ada' } as const;

export default [
  { operation: 'draw', options: home, matches: /^<svg xmlns="[^"]+" width="1024" height="1024" viewBox="0 0 37 37"/ },
  {
    operation: 'draw',
    options: { ...home, caption: 'all', ssid: 'a<b&c' },
    matches: /viewBox="0 0 100 122"><svg .*>a&lt;b&amp;c<\/text>.*>mypassword<\/text><\/g><\/svg>\s*$/,
  },
  {
    operation: 'draw',
    options: { ...office, eap: 'TTLS', phase2: 'MSCHAPV2', anonymous: 'anonymous' },
    matches: /^<svg /,
  },
  { operation: 'payload', options: home, output: 'WIFI:T:WPA;S:mynetwork;P:mypassword;;' },
  {
    operation: 'payload',
    options: { ...home, security: 'wpa3', hidden: true },
    output: 'WIFI:T:WPA;R:1;S:mynetwork;P:mypassword;H:true;;',
  },
  { operation: 'payload', options: { security: 'nopass', ssid: 'guests' }, output: 'WIFI:T:nopass;S:guests;;' },
  {
    operation: 'payload',
    options: { ...office, phase2: 'MSCHAPV2', anonymous: 'anonymous' },
    output: 'WIFI:T:WPA2-EAP;S:office;P:pass;E:PEAP;A:anonymous;I:ada;PH2:MSCHAPV2;;',
  },
  {
    operation: 'payload',
    options: { ssid: 'ABCD', password: 'short ' },
    output: 'WIFI:T:WPA;S:ABCD;P:short ;;',
    notes: ['warning.passwordSpaces', 'warning.passphrase'],
  },
  {
    operation: 'payload',
    options: { security: 'wep', ssid: ' x', password: '1234' },
    output: 'WIFI:T:WEP;S: x;P:1234;;',
    notes: ['warning.ssidSpaces', 'warning.wepKey'],
  },
  { operation: 'payload', error: 'error.ssidMissing' },
  { operation: 'payload', options: { ssid: 'é'.repeat(17), password: 'mypassword' }, error: 'error.ssidLong' },
  { operation: 'payload', options: { ...home, ssid: 'a\ud800' }, error: 'qr.loneSurrogate' },
  { operation: 'payload', options: { ssid: 'x' }, error: 'error.passwordMissing' },
  { operation: 'payload', options: { ...office, eap: 'none' }, error: 'error.eapMissing' },
  { operation: 'payload', options: { ...office, identity: '' }, error: 'error.identityMissing' },
  { operation: 'payload', options: office, error: 'error.phase2Missing' },
  {
    operation: 'read',
    input: String.raw`WIFI:T:WPA;S:a\"b;P:my\;pass;H:true;;`,
    output: {
      security: 'wpa',
      ssid: 'a"b',
      password: 'my;pass',
      hidden: true,
      eap: '',
      identity: '',
      anonymous: '',
      phase2: '',
    },
    reworded: ['security', 'password'],
  },
  {
    operation: 'read',
    input: 'WIFI:T:WPA;S:mynetwork;P:mypass;;',
    output: {
      security: 'wpa',
      ssid: 'mynetwork',
      password: 'mypass',
      hidden: false,
      eap: '',
      identity: '',
      anonymous: '',
      phase2: '',
    },
  },
  { operation: 'read', input: 'WIFI:T:WPA;;', error: 'error.notWifi' },
] satisfies Example<typeof operations>[];

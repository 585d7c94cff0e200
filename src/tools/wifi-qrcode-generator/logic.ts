import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { drawText, refuseLoneSurrogate } from '#formats/qr/draw.ts';
import type { QrValues } from '#formats/qr/options.ts';
import { readWifi, writeWifi, type Wifi } from '#formats/qr/wifi.ts';
import { escapeXml } from '#lib/escape-xml';
import { readColor } from '#lib/hex-color';
import type { Network } from './network.ts';

/** Bytes of the longest name of a network (IEEE 802.11). */
const SSID_AT_MOST = 32;

interface Drawing extends Network, QrValues {
  readonly caption: 'none' | 'network' | 'all';
}

/** The text that phones join the network by. Throws `ToolError` at the field that is missing or wrong. */
export function payload(network: Network, note: RunContext['note']): string {
  const { security, ssid, password, hidden, eap, phase2, identity, anonymous } = network;
  require(ssid !== '', 'error.ssidMissing', 'ssid');
  refuseSurrogates(network);
  const bytes = new TextEncoder().encode(ssid).length;
  if (bytes > SSID_AT_MOST) throw new ToolError('error.ssidLong', { count: bytes }, { option: 'ssid' });
  if (security !== 'nopass') require(password !== '', 'error.passwordMissing', 'password');
  if (security === 'eap') {
    require(eap !== 'none', 'error.eapMissing', 'eap');
    require(identity !== '' || anonymous !== '', 'error.identityMissing', 'identity');
    require(eap !== 'PEAP' || phase2 !== 'none', 'error.phase2Missing', 'phase2');
  }
  noteOddities(network, note);
  const isEnterprise = security === 'eap';
  return writeWifi({
    security,
    ssid,
    password: security === 'nopass' ? '' : password,
    hidden,
    eap: isEnterprise && eap !== 'none' ? eap : '',
    phase2: isEnterprise && phase2 !== 'none' ? phase2 : '',
    identity: isEnterprise ? identity : '',
    anonymous: isEnterprise ? anonymous : '',
  });
}

/** Throws `qr.loneSurrogate` at the first field that has one. */
function refuseSurrogates({ security, ssid, password, identity, anonymous }: Network): void {
  const written = {
    ssid,
    ...(security !== 'nopass' && { password }),
    ...(security === 'eap' && { identity, anonymous }),
  };
  for (const [option, text] of Object.entries(written)) refuseLoneSurrogate(text, { option });
}

function require(isThere: boolean, code: string, option: keyof Network): void {
  if (!isThere) throw new ToolError(code, {}, { option });
}

/** Values that are allowed, but hardly meant. */
function noteOddities({ security, ssid, password }: Network, note: RunContext['note']): void {
  if (ssid !== ssid.trim()) note('warning.ssidSpaces', {}, { option: 'ssid' });
  if (security === 'nopass') return;
  if (password !== password.trim()) note('warning.passwordSpaces', {}, { option: 'password' });
  const isPassphrase = /^(?:[ -~]{8,63}|[\da-f]{64})$/i.test(password);
  if ((security === 'wpa' || security === 'wpa3') && !isPassphrase)
    note('warning.passphrase', {}, { option: 'password' });
  const isWepKey = /^(?:[ -~]{5}|[ -~]{13}|[\da-f]{10}|[\da-f]{26})$/i.test(password);
  if (security === 'wep' && !isWepKey) note('warning.wepKey', {}, { option: 'password' });
}

/** The QR code of the network as SVG, with its name and password under it where they are asked for. */
export function draw(options: Drawing, note: RunContext['note']): string {
  const svg = drawText(payload(options, note), options, note);
  const { caption, ssid, password, security } = options;
  if (caption === 'none') return svg;
  return addLines(svg, caption === 'all' && security !== 'nopass' ? [ssid, password] : [ssid], options);
}

/** Units of a side of a card's code, and of the height of a line below it. */
const SIDE = 100;
const LINE = 11;

function addLines(svg: string, lines: readonly string[], { size, foreground, background }: QrValues): string {
  const height = SIDE + lines.length * LINE;
  // Those of the code were read before.
  const [front, back] = [foreground, background].map((color) => readColor(color));
  const texts = lines.map((line, index) => {
    const fontSize = Math.min(7, Math.round(1500 / Math.max(1, line.length)) / 10);
    const y = SIDE + index * LINE + 5;
    return `<text x="50" y="${y}" font-size="${fontSize}" xml:space="preserve">${writeLine(line)}</text>`;
  });
  const paper =
    back === undefined || back.alpha === 0
      ? ''
      : `<path fill="${back.hex}" fill-opacity="${back.alpha}" d="M0 ${SIDE}h${SIDE}V${height}H0z"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${Math.round((size * height) / SIDE)}" ` +
    `viewBox="0 0 ${SIDE} ${height}">` +
    svg.trimEnd().replace(/ width="\d+" height="\d+"/, ` width="${SIDE}" height="${SIDE}"`) +
    `${paper}<g font-family="monospace" text-anchor="middle" fill="${front?.hex ?? '#000'}">${texts.join('')}</g></svg>\n`
  );
}

/** A character that XML does not allow is shown as U+FFFD. */
const writeLine = (text: string): string => escapeXml(text.replaceAll(/[\u0000-\u001f\ufffe\uffff]/g, '\ufffd'));

/** The network that a `WIFI:` text names. Throws `ToolError` for any other text. */
export function read(text: string): Wifi {
  const wifi = readWifi(text);
  if (wifi === undefined) throw new ToolError('error.notWifi');
  return wifi;
}

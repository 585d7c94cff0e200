import { solidLines } from '#lib/solid-lines';

const V4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;
const V6 = /^(?!.*::.*::)(?=.*::|(?:[^:]+:){6})(?:[\da-f]{0,4}:){2,8}(?:[\da-f]{0,4}|[\d.]{7,15})$/i;

/** Whether each number of a dotted text is at most 255, without leading zeros. */
const isV4 = (text: string) =>
  V4.test(text) && text.split('.').every((octet) => Number(octet) <= 255 && !/^0\d/.test(octet));
const isAddress = (text: string) => isV4(text) || (text.length > 2 && V6.test(text));

/** The content of a line in a text about networks; undefined where it is something else. */
export type IpForm = 'v4' | 'v6' | 'network' | 'range';

/** The kind of one piece of text, by its form alone. */
function formOf(text: string): IpForm | undefined {
  const line = text.trim();
  if (line.length > 90) return undefined;
  if (isAddress(line)) return line.includes(':') ? 'v6' : 'v4';
  const [address = '', rest, ...others] = line.split(/\/| +(?=\d+\.)| +(?=0x)/);
  const most = address.includes(':') ? 128 : 32;
  const isPrefix =
    rest !== undefined &&
    ((/^\d{1,3}$/.test(rest) && Number(rest) <= most) || /^0x[\da-f]{8}$/i.test(rest) || isV4(rest));
  if (others.length === 0 && isPrefix && isAddress(address)) return 'network';
  if (/^(?:\d{1,3}\.){1,3}\*(?:\.\*){0,2}$/.test(line)) return 'network';
  const [start = '', end, ...more] = line.split(/ *[-–] */);
  const isEnd = end !== undefined && (isAddress(end) || (/^\d{1,3}$/.test(end) && isV4(start)));
  return more.length === 0 && isEnd && isAddress(start) ? 'range' : undefined;
}

/** The forms of the first lines of a sample, one or several; undefined where any is something else. */
export function formsOf(sample: string): IpForm[] | undefined {
  const lines = solidLines(sample, /[\n,;]/).slice(0, 20);
  // The last of many may be cut off.
  const forms = (lines.length === 20 ? lines.slice(0, -1) : lines).map(formOf);
  return forms.includes(undefined) ? undefined : (forms as IpForm[]);
}

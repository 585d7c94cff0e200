import type { RunContext } from '#engine/operation';
import { shorten } from '#lib/shorten';
import { callingCodes } from './countries.ts';

type Note = RunContext['note'];

/** A number without what is written around it. */
export interface Written {
  readonly text: string;
  readonly extension: string;
  /** What the link of a local number says about its place (RFC 3966, section 5.1.5). */
  readonly context: { readonly country: string | undefined; readonly prefix: string } | undefined;
}

/** Soft hyphens, zero-width characters and marks of direction, which come along from messengers and web pages. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const WHATSAPP =
  /^(?:(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#\s]*&)?phone=)|whatsapp:\/\/send\/?\?(?:[^#\s]*&)?phone=)(?:\+|%2B)?(\d{5,15})(?!\d)/i;
const SCHEME = /^(?:tel|callto|sms|smsto|mms):(?:\/\/)?/i;
const LABEL =
  /^(?:telephone|telefon|téléphone|teléfono|telefone|phone|mobile|mob|cell|celular|móvil|portable|handy|whatsapp|call|fax|tel|tél|телефон|тел|моб|电话|手机)(?![\p{L}\p{M}])[.:\s]*/iu;
const EXTENSION =
  /\s*(?:[;,]?\s*(?:extension|extensión|extn|ext|xtn|доб|poste|ramal|anexo|durchwahl|分机|x|#)\s*[.:=]*\s*|;ext=|,{1,3}|;)(\d{1,7})#?$/iu;

/** Takes a number out of its link or label, and its extension off its end. */
export function takeApart(source: string, note: Note): Written {
  // NFKC makes full-width digits and signs ASCII.
  const plain = source.normalize('NFKC').replace(INVISIBLE, '').trim();
  const chat = WHATSAPP.exec(plain)?.[1];
  if (chat !== undefined) return { text: `+${chat}`, extension: '', context: undefined };
  const scheme = SCHEME.exec(plain)?.[0];
  const { text, context } =
    scheme === undefined
      ? { text: plain.replace(LABEL, ''), context: undefined }
      : openLink(plain.slice(scheme.length), note);
  const end = EXTENSION.exec(text);
  if (end === null) return { text, extension: '', context };
  return { text: text.slice(0, end.index), extension: end[1] ?? '', context };
}

/** The number in a link (RFC 3966, section 3; RFC 5724, section 2). */
function openLink(link: string, note: Note): Pick<Written, 'text' | 'context'> {
  const [number = '', ...parameters] = decode(link.replace(/\?[^]*$/, '')).split(';');
  let text = number;
  let context: Written['context'];
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=', 2);
    if (/^ext$/i.test(name)) text += `;ext=${value.replace(/[-.() ]/g, '')}`;
    else if (/^phone-context$/i.test(name) && /^\+\d[\d().-]*$/.test(value)) context = readContext(value);
    else if (parameter !== '') note('note.parameter', { name: shorten(parameter) });
  }
  return text.startsWith('+') ? { text, context: undefined } : { text, context };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readContext(value: string): Written['context'] {
  const digits = value.replace(/\D/g, '');
  const codes = new Set(callingCodes.values());
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => codes.has(start));
  // Of countries that share a code, Caribbean ones add their own area code to short numbers.
  const main = code === '1' ? 'US' : [...callingCodes].find(([, other]) => other === code)?.[0];
  return { country: main, prefix: `+${digits}` };
}

const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** Whether a number ends in letters, such as 1-800-FLOWERS. */
export const isVanity = (text: string): boolean =>
  text.length < 40 &&
  /^[+\d\s().-]*\d[\s().-]*[a-z][a-z\d\s().-]*$/i.test(text) &&
  /^(?:\D*\d){3}[^]*(?:[^a-z]*[a-z]){3}/i.test(text);

/** Letters as the digits of their keys (ITU-T E.161). */
export const dialLetters = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => String(KEYS.findIndex((key) => key.includes(letter.toLowerCase())) + 2));

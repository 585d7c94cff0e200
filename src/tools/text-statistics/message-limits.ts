import { graphemesOf } from '#lib/graphemes';

/** How much of a place's room a text takes. */
export interface MessageLimit {
  readonly name: 'sms' | 'post' | 'description';
  readonly used: number;
  readonly limit: number;
  /** SMS alone: how it is written, and how many messages it takes. */
  readonly charset?: 'GSM-7' | 'UCS-2';
  readonly messages?: number;
}

/* 3GPP TS 23.038, section 6.2.1: what takes one septet, and what takes two by the escape. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const GSM_ESCAPED = new Set('\f^{}\\[~]|€');
/** Room of a single message, and of each of several, whose header takes some (3GPP TS 23.040). */
const SMS = { 'GSM-7': { one: 160, several: 153 }, 'UCS-2': { one: 70, several: 67 } } as const;
const POST = 280;
const DESCRIPTION = 155;

/** The part a text takes of an SMS, of a post on X and of a page's description in search results. */
export function measureLimits(text: string, graphemes: number): MessageLimit[] {
  return [
    measureSms(text),
    { name: 'post', used: measurePost(text), limit: POST },
    {
      name: 'description',
      used: graphemes,
      limit: DESCRIPTION,
    },
  ];
}

function measureSms(text: string): MessageLimit {
  const characters = [...text];
  const isGsm = characters.every((character) => GSM.has(character) || GSM_ESCAPED.has(character));
  const charset = isGsm ? 'GSM-7' : 'UCS-2';
  const { one, several } = SMS[charset];
  const sizeOf = (character: string) => (isGsm ? (GSM.has(character) ? 1 : 2) : character.length);
  let used = 0;
  let messages = 1;
  let filled = 0;
  for (const character of characters) {
    const size = sizeOf(character);
    used += size;
    // A character is not torn apart between two messages.
    if (filled + size > several) {
      messages++;
      filled = 0;
    }
    filled += size;
  }
  return { name: 'sms', used, limit: one, charset, messages: used === 0 ? 0 : used <= one ? 1 : messages };
}

/** Whether a post counts a code point as one; all others count as two, as does an emoji (twitter-text, configuration 3). */
const isNarrow = (code: number): boolean =>
  code <= 4351 || (code >= 8192 && code <= 8205) || (code >= 8208 && code <= 8223) || (code >= 8242 && code <= 8247);
const LINK = /https?:\/\/[^\s<>"]+/giu;
const LINK_LENGTH = 23;

function measurePost(text: string): number {
  let used = 0;
  const rest = text.normalize('NFC').replace(LINK, () => {
    used += LINK_LENGTH;
    return '';
  });
  for (const grapheme of graphemesOf(rest)) {
    if (/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\u20E3/u.test(grapheme)) used += 2;
    else for (const character of grapheme) used += isNarrow(character.codePointAt(0) ?? 0) ? 1 : 2;
  }
  return used;
}

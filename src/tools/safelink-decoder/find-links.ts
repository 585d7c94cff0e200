import { decodeAmpersands } from './escapes.ts';

/** A link in a text, and the link that is meant: without line breaks and `&amp;`. */
interface FoundLink {
  readonly start: number;
  readonly end: number;
  readonly link: string;
  /** It has `&amp;`, as in HTML. */
  readonly isHtml: boolean;
}

/** In angle brackets, where it may be broken into lines (RFC 3986, appendix C); in single quotes; or bare. */
const LINKS = /(?<=<)https?:\/\/[^<>"]+(?:\n>[^<>"]+)*(?=>)|(?<=')https?:\/\/[^\s<>"']+|https?:\/\/[^\s<>"]+/gi;

/** The links of a text, without the punctuation after them. */
export const findLinks = (text: string): FoundLink[] =>
  Array.from(text.matchAll(LINKS), ({ 0: found, index }) => {
    const isOne = !/\s/.test(joinLines(found));
    const link = isOne && /[\r\n]/.test(found) ? found : withoutPunctuation(/^\S+/.exec(found)?.[0] ?? '');
    return {
      start: index,
      end: index + link.length,
      link: decodeAmpersands(joinLines(link)),
      isHtml: /&amp;/i.test(link),
    };
  });

/** A text that was broken into lines, perhaps quoted in an answer, as one line. */
export const joinLines = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/^[>\s]+/, ''))
    .join('');

/** Without what ends the sentence, and brackets that were opened before the link. */
function withoutPunctuation(link: string): string {
  const brackets = ['()', '[]', '{}'].filter(([open = '']) => !link.includes(open)).map(([, close = '']) => close);
  const ending = new Set(['.', ',', ';', ':', '!', '?', "'", '*', ...brackets]);
  let length = link.length;
  while (ending.has(link.charAt(length - 1))) length -= 1;
  return link.slice(0, length);
}

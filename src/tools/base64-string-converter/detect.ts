import type { Detectors } from '#engine/detector';
import { holdsText } from '#lib/data-uri';
import type * as operations from './operations.ts';

/** A word with fewer digits may decode to text by chance. */
const SHORTEST = 8;
/** The same limit for a result with letters beyond ASCII. */
const LONG = 12;
/** Scripts that occur together. What is not Base64 decodes to a mixture; Latin letters may occur with any. */
const WRITINGS = [
  ['Greek'],
  ['Cyrillic'],
  ['Hebrew'],
  ['Arabic'],
  ['Devanagari'],
  ['Thai'],
  ['Hangul'],
  ['Han', 'Hiragana', 'Katakana'],
];
/** Of a text in one of these writings. Made when first needed: to look up eight scripts takes 2 ms. */
let patterns: readonly RegExp[] | undefined;

/**
 * How likely it is that a text begins with the Base64 of readable text, to which random letters hardly ever decode. A data
 * URI must declare a text type, since the bytes of an image would be refused.
 */
export function detectBase64(sample: string): number {
  const digits = sample.replace(/\s+/g, '');
  const isText = holdsText(digits);
  if (isText !== undefined) return isText && /,[\w+/-]/.test(digits) ? 0.9 : 0;
  if (!/^[\w+/-]+={0,2}$/.test(digits) || digits.length < SHORTEST || isWord(digits)) return 0;
  const text = decodeUtf8(digits.slice(0, digits.length - (digits.length % 4)));
  if (text === undefined || /\p{C}/u.test(text.replace(/[\t\n\r]/g, ' '))) return 0;
  if (/^[\t\n\r -~]+$/.test(text)) return 0.85;
  return digits.length >= LONG && isInOneWriting(text) ? 0.8 : 0;
}

function isInOneWriting(text: string): boolean {
  patterns ??= WRITINGS.map((scripts) => {
    const classes = [...scripts, 'Latin', 'Common', 'Inherited'].map((script) => `\\p{sc=${script}}`);
    return new RegExp(`^[${classes.join('')}]+$`, 'u');
  });
  return patterns.some((pattern) => pattern.test(text));
}

/** Words and names in code have digits only at their end, and few capital letters inside. */
const isWord = (digits: string) =>
  !/\d./.test(digits.replace(/=+$/, '')) && (digits.match(/[a-z][A-Z]/g) ?? []).length < 3;

function decodeUtf8(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/-/g, '+').replace(/_/g, '/')), (byte) => byte.charCodeAt(0));
    // Streaming, since the sample may end inside a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

export const detectors = {
  encode: { anyText: true },
  decode: { detect: detectBase64 },
} satisfies Detectors<typeof operations>;

import { holdsText } from '#lib/data-uri';

/**
 * How likely the beginning of a text is base64 of readable text: random letters hardly ever decode to that. The bytes of
 * an image would only be refused, so a data URI has to say that it contains text.
 */
export function detectBase64(sample: string): number {
  const digits = sample.replace(/\s+/g, '');
  const isText = holdsText(digits);
  if (isText !== undefined) return isText && /,[\w+/-]/.test(digits) ? 0.9 : 0;
  if (!/^[\w+/-]{8,}={0,2}$/.test(digits)) return 0;
  return isReadable(digits.slice(0, digits.length - (digits.length % 4))) ? 0.7 : 0;
}

function isReadable(base64: string): boolean {
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/-/g, '+').replace(/_/g, '/')), (byte) => byte.charCodeAt(0));
    // Streaming, because the sample may end within a character.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return /^[^\p{C}]+$/u.test(text.replace(/[\t\n\r]/g, ' '));
  } catch {
    return false;
  }
}

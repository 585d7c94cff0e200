import { pemOfBare, plainPem } from '#formats/pem/plain.ts';
import { fromBase64 } from '#lib/bytes';

/** The PEM or JWK that a text is by itself, however it is quoted; undefined for a secret. */
export function readKeyText(text: string): string | undefined {
  if (text.includes('-----BEGIN ')) return plainPem(text);
  return text.trimStart().startsWith('{') ? text : pemOfBare(text);
}
const isKeyText = (text: string): boolean => readKeyText(text) !== undefined;

/** The options for the key in a file, of which the bytes come in Base64: its text, or else the bytes as a secret. */
export function keyOfFile(base64: string): { readonly key: string; readonly keyForm: 'text' | 'base64' } {
  const text = new TextDecoder().decode(fromBase64(base64));
  return isKeyText(text) ? { key: text, keyForm: 'text' } : { key: base64, keyForm: 'base64' };
}

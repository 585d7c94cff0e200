import { fromBase64 } from '#lib/bytes';

/** Whether a text is a key by itself, in PEM or as a JWK, and not a secret. */
export const isKeyText = (text: string): boolean => /^\s*(?:-----BEGIN |\{)/.test(text);

/** The options for the key in a file, of which the bytes come in Base64: its text, or else the bytes as a secret. */
export function keyOfFile(base64: string): { readonly key: string; readonly keyForm: 'text' | 'base64' } {
  const text = new TextDecoder().decode(fromBase64(base64));
  return isKeyText(text) ? { key: text, keyForm: 'text' } : { key: base64, keyForm: 'base64' };
}

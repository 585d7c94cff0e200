/** Shown in the place of what is secret, so that not even its length is seen. */
const DOTS = '••••••••••••••••';

/** A private key without its secret part: of PEM the first and the last line stay. */
export function maskKey(text: string): string {
  const [first = '', ...rest] = text.trimEnd().split('\n');
  const last = rest.at(-1) ?? '';
  return first.startsWith('-----BEGIN ') && last.startsWith('-----END ') ? [first, DOTS, last].join('\n') : DOTS;
}

/** Whether a text has a private key in it, in PEM or as a JWK. */
export const hasPrivateKey = (text: string): boolean => /-----BEGIN [A-Z0-9 ]*PRIVATE KEY|"d"\s*:/.test(text);

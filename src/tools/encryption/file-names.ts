const ENDING = '.enc';

/** The name of a file after it is encrypted. */
export const encryptedName = (name: string): string => `${name}${ENDING}`;

/** The name that it had before. */
export const decryptedName = (name: string): string =>
  name.toLowerCase().endsWith(ENDING) && name.length > ENDING.length
    ? name.slice(0, -ENDING.length)
    : `${name}.decrypted`;

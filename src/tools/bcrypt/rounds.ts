/** Of a hash by bcrypt, or by another function. */
type Setting = { readonly version: string; readonly cost: number } | { readonly scheme: string };

/** Marks hashes by a program that misread bytes above 127 (CVE-2011-2483): they are not checked. */
export const isFaulty = (hash: Setting): boolean => 'version' in hash && hash.version === '2x';

/** The rounds that hashing or checking takes, which is its time. */
export const roundsOf = (hash: Setting): number => ('scheme' in hash || isFaulty(hash) ? 0 : 2 ** hash.cost);

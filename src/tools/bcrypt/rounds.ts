interface Setting {
  readonly version: string;
  readonly cost: number;
}

/** Marks hashes by a program that misread bytes above 127 (CVE-2011-2483): they are not checked. */
export const isFaulty = ({ version }: Pick<Setting, 'version'>): boolean => version === '2x';

/** The rounds that hashing or checking takes, which is its time. */
export const roundsOf = (hash: Setting): number => (isFaulty(hash) ? 0 : 2 ** hash.cost);

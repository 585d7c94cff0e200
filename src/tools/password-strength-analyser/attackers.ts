/**
 * Guesses per second: of a login that lets through a hundred an hour; of bcrypt with cost 12 and of NTLM, the hash of
 * Windows, on one graphics card (RTX 4090, by the published benchmarks of hashcat).
 */
export const ATTACKERS = { online: 100 / 3600, bcrypt: 1400, ntlm: 3e11 } as const;
export type Attacker = keyof typeof ATTACKERS;

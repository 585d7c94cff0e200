/**
 * Guesses per second: a login that allows a hundred an hour, and, by the published benchmarks of hashcat for one graphics card
 * (RTX 4090), bcrypt with cost 12 and NTLM, the hash of Windows.
 */
export const ATTACKERS = { online: 100 / 3600, bcrypt: 1400, ntlm: 3e11 } as const;
export type Attacker = keyof typeof ATTACKERS;

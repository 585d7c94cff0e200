import { flag, PANE, secret } from '#engine/options';

/** The kinds of secrets to look for. UUIDs and hashes are seldom secrets. */
export const kinds = {
  privateKeys: flag(true),
  tokens: flag(true),
  jwts: flag(true),
  passwords: flag(true),
  emails: flag(true),
  ibans: flag(true),
  cards: flag(true),
  phones: flag(true),
  ips: flag(true),
  macs: flag(true),
  uuids: flag(false),
  hashes: flag(false),
};
export type Kind = keyof typeof kinds;

/** The names of kinds, in order. */
export const KINDS = Object.keys(kinds) as readonly Kind[];

/** What is looked for, and what is left as it is. */
export const searching = { ...kinds, words: secret('', PANE), keep: secret('', PANE) };

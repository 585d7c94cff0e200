import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { placeAt } from '#lib/place';
import type { Account, Fail } from './account.ts';
import { toBase32 } from './base32.ts';
import { STEAM_LENGTH } from './hotp.ts';
import type { KeyOptions } from './key-options.ts';
import { readMigration } from './migration.ts';
import { readBase32 } from './secret.ts';

type Note = RunContext['note'];

/**
 * The accounts of `otpauth://` links, one on each line, of Steam's own `steam://` and of exports of Google Authenticator.
 * Throws `ToolError` with a place.
 */
export function readLinks(text: string, note: Note): { readonly accounts: Account[] } {
  const links = Array.from(text.matchAll(/\S[^\r\n]*/g));
  if (links.length === 0) throw new ToolError('error.notOtpauth', {}, { at: placeAt(text, 0) });
  return {
    accounts: links.flatMap(({ 0: line, index }) => {
      const link = line.trimEnd();
      const fail = failIn(text, index, link);
      const steam = /^steam:\/\/([^/?#]*)\/?$/i.exec(link)?.[1];
      if (steam !== undefined) return [steamAccount('Steam', '', readLinkSecret(steam || undefined, fail, note))];
      const migration = /^otpauth-migration:\/\/offline\/?\?(.*)$/i.exec(link)?.[1];
      return migration === undefined
        ? [readLink(link, fail, note)]
        : readMigration(parametersOf(migration).get('data') ?? '', fail, note);
    }),
  };
}

/** The parameters of a link, in which a plus means itself: a space is written as %20. */
const parametersOf = (query: string) => new URLSearchParams(query.replaceAll('+', '%2B'));

function failIn(text: string, start: number, link: string): Fail {
  return (code, params = {}, part = link) => {
    const found = link.indexOf(part);
    const offset = start + Math.max(0, found);
    throw new ToolError(code, params, {
      at: { ...placeAt(text, offset), endOffset: offset + (found < 0 ? link : part).length },
    });
  };
}

const ALGORITHMS: Readonly<Record<string, KeyOptions['algorithm']>> = {
  SHA1: 'SHA-1',
  SHA256: 'SHA-256',
  SHA512: 'SHA-512',
};

function readLink(link: string, fail: Fail, note: Note): Account {
  const {
    scheme,
    kind = '',
    label = '',
    query = '',
  } = /^(?<scheme>otpauth):\/\/(?<kind>[^/?#]*)(?:\/(?<label>[^?#]*))?(?:\?(?<query>[^#]*))?/i.exec(link)?.groups ?? {};
  if (scheme === undefined) return fail('error.notOtpauth');
  const type = kind.toLowerCase();
  if (type !== 'totp' && type !== 'hotp' && type !== 'steam') return fail('error.linkType', { value: kind }, kind);
  const parameters = parametersOf(query);
  const given = (name: string) => parameters.get(name)?.trim() || undefined;
  const wrong = (name: string, value: string) => fail('error.parameter', { name, value }, `${name}=`);
  const number = (name: string, initial: number, min: number, max: number) => {
    const value = given(name);
    if (value === undefined) return initial;
    return /^\d{1,16}$/.test(value) && Number(value) >= min && Number(value) <= max
      ? Number(value)
      : wrong(name, value);
  };
  const secret = readLinkSecret(given('secret'), fail, note);
  const asked = given('algorithm') ?? 'SHA1';
  const algorithm = ALGORITHMS[asked.toUpperCase().replace(/^(HMAC)?-?SHA-?/, 'SHA')] ?? wrong('algorithm', asked);
  const [before, after] = splitLabel(decodeLabel(label, fail));
  const issuer = given('issuer') ?? before;
  if (before !== '' && issuer !== before) note('warning.issuers', { label: before, issuer });
  const shared = { issuer, account: after, secret };
  const says = type === 'steam' || given('encoder')?.toLowerCase() === 'steam';
  const isNamed = STEAM.test(issuer) || (given('digits') === String(STEAM_LENGTH) && /^steam/i.test(issuer || after));
  if (says || (type === 'totp' && isNamed)) return steamAccount(issuer, after, secret);
  if (type === 'hotp' && given('counter') === undefined) note('note.noCounter');
  const digits = number('digits', 6, 6, 8);
  return type === 'hotp'
    ? { type, ...shared, algorithm, digits, counter: number('counter', 0, 0, Number.MAX_SAFE_INTEGER) }
    : { type, ...shared, algorithm, digits, period: number('period', 30, 1, 86_400) };
}

/** What Steam is called in links. */
const STEAM = /^steam(?: ?guard| ?community(?:\.com)?| ?powered(?:\.com)?)?$/i;

const steamAccount = (issuer: string, account: string, secret: string): Account => ({
  type: 'steam',
  issuer,
  account,
  secret,
  algorithm: 'SHA-1',
  digits: STEAM_LENGTH,
});

function readLinkSecret(secret: string | undefined, fail: Fail, note: Note): string {
  if (secret === undefined) return fail('error.linkSecret');
  try {
    const bytes = readBase32(secret, (code, params) => note(code, params));
    return bytes.length === 0 ? fail('error.linkSecret') : toBase32(bytes);
  } catch (error) {
    if (error instanceof ToolError && error.where.option === 'secret')
      return fail(error.code, error.params as Record<string, string>, secret);
    throw error;
  }
}

/** A label of `issuer:account`, in which the colon may be an escape. */
function splitLabel(label: string): [issuer: string, account: string] {
  const colon = label.indexOf(':');
  return colon < 0 ? ['', label.trim()] : [label.slice(0, colon).trim(), label.slice(colon + 1).trim()];
}

function decodeLabel(label: string, fail: Fail): string {
  try {
    return decodeURIComponent(label);
  } catch {
    return fail('error.label', {}, label);
  }
}

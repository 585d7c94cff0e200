import { ToolError } from '#engine/error';
import type { RunContext } from '#engine/operation';
import { findSecrets, PLACEHOLDER, type Secret, type Wish as Search } from './secrets.ts';

export type Wish = Search & {
  /** Values that stay as they are, one a line. */
  readonly keep: string;
};

/** A value that was found, in order of its first occurrence. */
export interface Entry {
  /** What stands for it, such as `<EMAIL_1>`. */
  readonly placeholder: string;
  /** It stays as it is; its placeholder is still its own, so that those of others do not change with it. */
  readonly isKept: boolean;
  readonly kind: Secret['kind'];
  readonly value: string;
  /** How often it occurs. */
  readonly count: number;
}

const NAMES: Readonly<Record<Secret['kind'], string>> = {
  privateKeys: 'PRIVATE_KEY',
  tokens: 'TOKEN',
  jwts: 'JWT',
  passwords: 'PASSWORD',
  emails: 'EMAIL',
  ibans: 'IBAN',
  cards: 'CARD',
  phones: 'PHONE',
  ips: 'IP',
  macs: 'MAC',
  uuids: 'UUID',
  hashes: 'HASH',
  words: 'SECRET',
};
/** A text with a placeholder for each secret; the same for equal ones. A note says how many were found. */
export function redact(text: string, wish: Wish, note: RunContext['note']): string {
  const secrets = findSecrets(text, wish);
  const entries = listEntries(text, secrets, wish.keep);
  const parts: string[] = [];
  let end = 0;
  for (const secret of secrets) {
    const value = text.slice(secret.start, secret.end);
    const entry = entries.get(value);
    parts.push(text.slice(end, secret.start), entry === undefined || entry.isKept ? value : entry.placeholder);
    end = secret.end;
  }
  const count = [...entries.values()].filter(({ isKept }) => !isKept).length;
  if (count > 0) note('warning.redacted', { count });
  else if (text.trim() !== '') note('warning.nothing');
  return parts.join('') + text.slice(end);
}

/** The values in a text that `redact` replaces or would. */
export const list = (text: string, wish: Wish): { readonly found: readonly Entry[] } => ({
  found: [...listEntries(text, findSecrets(text, wish), wish.keep).values()],
});

/**
 * Puts the values of `original` back in the place of the placeholders that `redact` gave them with the same wishes. Throws
 * `error.noOriginal` without one.
 */
export function restore(text: string, wish: Wish & { readonly original: string }, note: RunContext['note']): string {
  const { original } = wish;
  const entries = listEntries(original, findSecrets(original, wish), wish.keep);
  const values = new Map([...entries.values()].map(({ placeholder, value }) => [placeholder, value]));
  const unknown = new Set<string>();
  let count = 0;
  const restored = text.replace(PLACEHOLDER, (placeholder) => {
    const value = values.get(placeholder);
    if (value === undefined) unknown.add(placeholder);
    else count += 1;
    return value ?? placeholder;
  });
  if (original === '') throw new ToolError('error.noOriginal', {}, { option: 'original' });
  if (count > 0) note('note.restored', { count });
  else note('warning.nothingRestored');
  if (unknown.size > 0)
    note('warning.unknown', { count: unknown.size, placeholders: [...unknown].slice(0, 10).join(', ') });
  return restored;
}

/** By value. A placeholder that the text has already stands for itself. */
function listEntries(text: string, secrets: readonly Secret[], keep: string): Map<string, Entry> {
  const kept = new Set(keep.split(/\r\n?|\n/));
  const used = new Set(text.match(PLACEHOLDER));
  const numbers = new Map<string, number>();
  const nextPlaceholder = (name: string): string => {
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    const placeholder = `<${name}_${number}>`;
    return used.has(placeholder) ? nextPlaceholder(name) : placeholder;
  };
  const entries = new Map<string, Entry>();
  for (const { kind, start, end } of secrets) {
    const value = text.slice(start, end);
    const entry = entries.get(value) ?? {
      placeholder: nextPlaceholder(NAMES[kind]),
      isKept: kept.has(value),
      kind,
      value,
      count: 0,
    };
    entries.set(value, { ...entry, count: entry.count + 1 });
  }
  return entries;
}

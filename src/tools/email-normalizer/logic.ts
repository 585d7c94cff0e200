import type { RunContext } from '#engine/operation';
import { parseAddress } from './address.ts';
import { PROVIDERS, RULES, type Provider } from './providers.ts';
import { readRow } from './row.ts';

/** Whether the rules of each provider apply, and the form of the list. */
export interface NormalizeOptions extends Readonly<Record<Provider, boolean>> {
  readonly unique: boolean;
  readonly sorted: boolean;
  /** Writes `before → after` where an address changed. */
  readonly showChanges: boolean;
}

interface Entry {
  readonly typed: string;
  /** Undefined if it is no address. */
  readonly normal: string | undefined;
  /** The same for equal mailboxes; in order, wrong ones come last. */
  readonly key: string;
}

/** Faults that are named one by one; a list of the wrong kind would otherwise give a note for each of its lines. */
const NAMED = 20;

/**
 * Addresses, one or more a line, each in the form that equal mailboxes share. What is no address stays, marked in its
 * place and with a note that says why.
 */
export function normalize(text: string, options: NormalizeOptions, note: RunContext['note']): string {
  let faults = 0;
  let lowered = 0;
  let others = 0;
  let linkFields = 0;
  let offset = 0;
  const read = (line: string, index: number): Entry[] => {
    const start = offset;
    offset += line.length + (text.startsWith('\r\n', offset + line.length) ? 2 : 1);
    const row = readRow(line);
    others += row.others;
    linkFields += row.linkFields;
    return row.addresses.map((typed) => {
      const parsed = parseAddress(typed);
      if (!('fault' in parsed)) {
        if (parsed.local !== parsed.local.toLowerCase()) lowered += 1;
        const normal = normalOf(parsed, options);
        return { typed, normal, key: withAsciiDomain(normal) };
      }
      faults += 1;
      const at = { line: index + 1, column: 1, offset: start, endOffset: start + line.length };
      if (faults <= NAMED) note(parsed.fault, {}, { at });
      return { typed, normal: undefined, key: `\uffff${typed}` };
    });
  };
  const lines = text.split(/\r\n|\r|\n/).map(read);
  if (faults > NAMED) note('warning.moreFaults', { count: faults - NAMED });
  if (others > 0) note('note.otherFields', { count: others });
  if (linkFields > 0) note('note.linkFields', { count: linkFields });
  if (lowered > 0) note('note.case');
  return arrange(lines, options, note);
}

/** The list, one address a line. Empty lines stay only where the lines keep their places. */
function arrange(lines: Entry[][], options: NormalizeOptions, note: RunContext['note']): string {
  const { unique, sorted } = options;
  const write = ({ typed, normal }: Entry) => {
    if (normal === undefined) return `Unable to parse: ${typed}`;
    return options.showChanges && normal !== typed ? `${typed} → ${normal}` : normal;
  };
  if (!unique && !sorted) return lines.flatMap((line) => (line.length === 0 ? [''] : line.map(write))).join('\n');
  const entries = lines.flat();
  const kept = unique
    ? [...new Map(entries.toReversed().map((entry) => [entry.key, entry])).values()].toReversed()
    : entries;
  if (kept.length < entries.length) note('note.duplicates', { count: entries.length - kept.length });
  if (sorted) kept.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return kept.map(write).join('\n');
}

function normalOf({ local, domain }: { local: string; domain: string }, options: NormalizeOptions): string {
  const host = domain.normalize('NFC').toLowerCase();
  const name = local.normalize('NFC').toLowerCase();
  const provider = PROVIDERS.find((candidate) => options[candidate] && RULES[candidate].domains.includes(host));
  if (provider === undefined || name.startsWith('"')) return `${name}@${host}`;
  const rule = RULES[provider];
  const tag = name.indexOf(rule.tag);
  // A name that begins with the tag's sign would be empty without its tag.
  const untagged = tag > 0 ? name.slice(0, tag) : name;
  const undotted = rule.dot === undefined ? untagged : untagged.replaceAll('.', rule.dot);
  // A dot before the tag may not be the last of the name.
  return `${undotted.endsWith('.') ? name : undotted}@${rule.domain ?? host}`;
}

/** With the domain in the form that DNS knows (UTS 46), so that both spellings of пример.рф count as one. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (!/[^\0-\x7f]/.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return address.slice(0, at) + new URL(`http://${domain}`).hostname;
}

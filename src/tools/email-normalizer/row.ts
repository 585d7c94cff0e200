/** The content of a line: its addresses as written, and how much else was skipped. */
export interface Row {
  readonly addresses: readonly string[];
  /** Fields of a CSV row that have no @. */
  readonly others: number;
  /** Subjects and other fields of links. */
  readonly linkFields: number;
}

const LINK = /^mailto:([^?]*)\??(.*)$/i;
const RECIPIENTS = /^(?:to|cc|bcc)$/i;

/** The addresses of a line: bare, as `Name <address>`, as a `mailto:` link, or as fields of a CSV row, of which those with an @ count. */
export function readRow(line: string): Row {
  if (line.trim() === '') return { addresses: [], others: 0, linkFields: 0 };
  const links: ReturnType<typeof readLink>[] = [];
  let others = 0;
  const addresses = splitFields(line).flatMap((field) => {
    const address = bare(field);
    const link = readLink(address);
    if (link.recipients.length > 0) {
      links.push(link);
      return link.recipients;
    }
    if (field.includes('@')) return [address];
    if (field.trim() !== '') others += 1;
    return [];
  });
  const linkFields = links.reduce((sum, link) => sum + link.others, 0);
  return addresses.length === 0
    ? { addresses: [line.trim()], others: 0, linkFields: 0 }
    : { addresses, others, linkFields };
}

const splitFields = (text: string): readonly string[] => text.match(/(?:"(?:[^"\\]+|\\.?)*(?:"|$)|[^",;\t]+)+/g) ?? [];

function bare(field: string): string {
  const trimmed = field.trim();
  const start = trimmed.lastIndexOf('<');
  if (start >= 0 && trimmed.endsWith('>')) return trimmed.slice(start + 1, -1).trim();
  const isQuotedField = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  return isQuotedField ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed;
}

/** The recipients of a link (RFC 6068); none for anything else. */
function readLink(text: string): { readonly recipients: readonly string[]; readonly others: number } {
  const [, path = '', query = ''] = LINK.exec(text) ?? [];
  const fields = query.split('&').filter((field) => field !== '');
  const isRecipient = (field: string) => RECIPIENTS.test(field.split('=', 1)[0] ?? '');
  const lists = [path, ...fields.filter(isRecipient).map((field) => field.slice(field.indexOf('=') + 1))];
  // A comma of an address is written %2C (RFC 6068, section 2); mail programs also take a semicolon between addresses.
  const recipients = lists
    .flatMap((list) => list.split(/[,;]/).map((one) => bare(decode(one))))
    .filter((address) => address !== '');
  return { recipients, others: fields.filter((field) => !isRecipient(field)).length };
}

/** As written where it is not percent-encoded after all, or hides what would break the line. */
function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return /\p{Cc}/u.test(decoded) ? text : decoded;
  } catch {
    return text;
  }
}

/** What is known of a format. */
interface FormatFacts {
  /** What a file of this format is usually called: the name of a download. */
  readonly file: string;
  /** Media type (IANA, or what everybody writes where it has none). */
  readonly type: string;
  /** A format that this one is a case of: what reads that one reads this one, too. */
  readonly parent?: string;
  /** Made for other programs, such as browsers, so that no tool here need read it. */
  readonly final?: true;
}

const text = (file: string): FormatFacts => ({ file, type: 'text/plain' });

/*
 * What a text can mean, said by operations in `reads` and `writes`. The list is closed, so that two tools mean the same by one
 * word; a text that is just text has no format.
 */
export const formats = {
  base64: text('base64.txt'),
  binary: text('binary.txt'),
  cidr: text('networks.txt'),
  color: text('colors.txt'),
  compose: { file: 'compose.yaml', type: 'application/yaml', parent: 'yaml' },
  cron: text('crontab.txt'),
  csv: { file: 'table.csv', type: 'text/csv' },
  dataUri: { file: 'data-uri.txt', type: 'text/plain', parent: 'base64' },
  date: text('dates.txt'),
  diff: { file: 'changes.diff', type: 'text/x-diff', final: true },
  dockerRun: text('docker-run.txt'),
  dotenv: { file: '.env', type: 'text/plain', final: true },
  email: text('addresses.txt'),
  escapes: text('escapes.txt'),
  hex: text('hex.txt'),
  html: { file: 'document.html', type: 'text/html', final: true },
  iban: text('ibans.txt'),
  ip: { file: 'addresses.txt', type: 'text/plain', parent: 'cidr' },
  json: { file: 'data.json', type: 'application/json' },
  jsonLines: { file: 'data.jsonl', type: 'application/jsonl', parent: 'json' },
  jsonPatch: { file: 'patch.json', type: 'application/json-patch+json', parent: 'json' },
  jwt: text('token.txt'),
  mac: text('addresses.txt'),
  markdown: { file: 'document.md', type: 'text/markdown' },
  mergePatch: { file: 'patch.json', type: 'application/merge-patch+json', parent: 'json' },
  otpauth: text('otpauth.txt'),
  pem: { file: 'key.pem', type: 'application/x-pem-file' },
  phone: text('numbers.txt'),
  regex: text('regex.txt'),
  sql: { file: 'query.sql', type: 'application/sql' },
  svg: { file: 'image.svg', type: 'image/svg+xml', parent: 'xml' },
  toml: { file: 'data.toml', type: 'application/toml' },
  tsv: { file: 'table.tsv', type: 'text/tab-separated-values', parent: 'csv' },
  url: text('urls.txt'),
  userAgent: text('user-agents.txt'),
  uuid: text('uuids.txt'),
  xml: { file: 'data.xml', type: 'application/xml' },
  yaml: { file: 'data.yaml', type: 'application/yaml' },
} as const satisfies Readonly<Record<string, FormatFacts>>;
export type Format = keyof typeof formats;

/** A format by its facts, whichever it is. */
export const factsOf = (format: Format): FormatFacts => formats[format];

/** The format and those it is a case of, the nearest first. */
export function withParents(format: Format): Format[] {
  // A test looks that each parent is a format.
  const parent = factsOf(format).parent as Format | undefined;
  return parent === undefined ? [format] : [format, ...withParents(parent)];
}

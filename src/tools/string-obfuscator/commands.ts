import { SECRET_OPTION } from './patterns.ts';
import type { Span } from './span.ts';

/** Where a command takes a secret. */
interface Command {
  readonly names: string;
  /** Options with the secret in the next word, or after `=`, or glued to a short one. */
  readonly secret?: readonly string[];
  /** Short options with the secret glued to them alone; the next word is something else. */
  readonly glued?: readonly string[];
  /** Options with `user:secret`; a `%` separates them in smbclient. */
  readonly login?: readonly string[];
}

const COMMANDS: readonly Command[] = [
  { names: 'mysql\\w*|mariadb[\\w-]*|mysqlsh|percona-\\w+|pt-[\\w-]+', glued: ['-p'] },
  { names: '7z[ar]?|rar|unrar', glued: ['-p'] },
  { names: 'sshpass|zip|unzip|zipcloak', secret: ['-p', '-P'] },
  {
    names: String.raw`(?:docker|podman|buildah|skopeo|nerdctl|az|oc|cf|helm[ \t]+registry)[ \t]+login`,
    secret: ['-p'],
  },
  { names: 'redis-cli|valkey-cli|redis-benchmark', secret: ['-a', '--pass'] },
  { names: 'curl', login: ['-u', '--user', '-U', '--proxy-user'] },
  { names: 'https?|xh|xhs', login: ['-a', '--auth'] },
  { names: 'ab|siege', login: ['-A', '-P'] },
  { names: 'mongo(?:sh|dump|restore|export|import|stat|top)?', secret: ['-p'] },
  { names: 'sqlcmd|bcp|isql|tsql|mosquitto_(?:pub|sub)|rsh|xfreerdp', secret: ['-P'] },
  { names: 'ldap(?:search|add|modify|delete|passwd|whoami)', secret: ['-w'] },
  { names: 'influx|cqlsh|nodetool|tsh', secret: ['-p', '-pw'] },
  { names: 'plink|pscp|psftp', secret: ['-pw'] },
  { names: 'smbclient|rpcclient|net', login: ['-U'] },
  { names: 'keytool|jarsigner', secret: ['-storepass', '-keypass', '-srcstorepass', '-deststorepass'] },
  { names: 'openssl', secret: ['-k', '-K', '-passphrase'] },
  { names: 'ipmitool', secret: ['-P'] },
  { names: 'snmp(?:get|walk|set|bulkwalk|table)', secret: ['-A', '-X', '-c'] },
  { names: 'gpg2?|duplicity|restic|borg', secret: ['--passphrase'] },
];
const KNOWN = COMMANDS.map(({ names, ...rest }) => ({ ...rest, name: new RegExp(`^(?:${names})$`) }));
const ANY = new RegExp(
  String.raw`(?<![\w.=/@-])(?:[\w.~/-]{0,200}\/)?(${COMMANDS.map(({ names }) => names).join('|')})(?=[ \t])`,
  'g',
);

/** Words of a line after which a command ends. */
const END = /[\n|&;()]/;
/** UTF-16 units that are read of a command, and before it on its line. */
const LONGEST = 1000;

/** The passwords that well-known commands are given: `mysql -psecret`, `sshpass -p 'two words'`, `curl -u user:secret`. */
export function* findCommandSecrets(text: string): Generator<Span> {
  for (const match of text.matchAll(ANY)) {
    const command = KNOWN.find(({ name }) => name.test(match[1] ?? ''));
    if (command !== undefined) yield* secretsOf(text, match.index + match[0].length, command);
  }
  // What openssl takes passwords from: `-passin pass:secret`.
  for (const match of text.matchAll(/(?<=[ \t]["']?)pass:(?=\S)/g)) {
    const isQuoted = /["']/.test(text.charAt(match.index - 1));
    const { start, end } = readWord(text, match.index - (isQuoted ? 1 : 0));
    if (end > match.index + 5) yield { start: Math.max(start, match.index) + 5, end };
  }
}

/** The values of long options of any command: `--password=secret`, `--token 'two words'`. */
export function* findOptionSecrets(text: string): Generator<Span> {
  for (const match of text.matchAll(SECRET_OPTION)) {
    const from = match.index + match[0].length;
    const word = readWord(text, from);
    if (word.end > word.start && (match[0].endsWith('=') || text.charAt(from) !== '-')) yield word;
  }
}

function* secretsOf(
  text: string,
  from: number,
  { secret = [], glued = [], login = [] }: (typeof KNOWN)[number],
): Generator<Span> {
  const words = readWords(text, from);
  for (const [index, word] of words.entries()) {
    const said = text.slice(word.start, word.end);
    const next = words[index + 1];
    for (const name of secret) {
      if (said === name && next !== undefined && !/^-\w/.test(text.slice(next.start, next.end))) yield next;
      else yield* valueIn(text, word, name, said);
    }
    for (const name of glued) yield* valueIn(text, word, name, said);
    for (const name of login) {
      const value = said === name ? next : [...valueIn(text, word, name, said)][0];
      const separator = value === undefined ? -1 : text.slice(value.start, value.end).search(/[:%]/);
      if (value !== undefined && separator >= 0) yield { start: value.start + separator + 1, end: value.end };
    }
  }
}

/** The value in a word that begins with the name of its option: `-psecret`, `-p'two words'`, `--pass=secret`. */
function* valueIn(text: string, word: Argument, name: string, said: string): Generator<Span> {
  if (!said.startsWith(name) || said === name) return;
  const after = word.start + name.length;
  const isLong = name.length > 2;
  if (isLong && text.charAt(after) !== '=') return;
  const start = text.charAt(after) === '=' ? after + 1 : after;
  const { start: inner, end } = readWord(text, start, word.open);
  if (end > inner) yield { start: inner, end: Math.min(end, Math.max(word.end, inner)) };
}

interface Word extends Span {
  /** Where what follows begins. */
  readonly next: number;
}
interface Argument extends Word {
  /** The quote that the whole command stands in, or ''. */
  readonly open: string;
}

function readWords(text: string, from: number): Argument[] {
  const words: Argument[] = [];
  const open = openQuoteAt(text, from);
  const limit = Math.min(text.length, from + LONGEST);
  let at = from;
  while (at < limit) {
    // Blanks, and the end of a line that goes on.
    const blank = /^(?:[ \t]|\\\r?\n)*/.exec(text.slice(at, at + 200))?.[0] ?? '';
    at += blank.length;
    if (at >= limit || END.test(text.charAt(at)) || text.charAt(at) === '\r') break;
    const word = readWord(text, at, open);
    const said = text.slice(word.start, word.end);
    if (word.next <= at || KNOWN.some(({ name }) => name.test(said))) break;
    words.push({ ...word, open });
    at = word.next;
  }
  return words;
}

/**
 * The word of a shell at an offset, without the quotes around the whole of it (POSIX, Shell Command Language, 2.2). A quote
 * that closes one before the word ends it: the command stands in a string.
 */
function readWord(text: string, from: number, open = openQuoteAt(text, from)): Word {
  let at = from;
  const pieces: Span[] = [];
  while (at < text.length && at - from < LONGEST) {
    const character = text.charAt(at);
    if (/\s/.test(character) || /[;|&()<>]/.test(character)) break;
    if (character === open) break;
    if (character === '"' || character === "'") {
      const close = closingQuote(text, at, character);
      if (close === undefined) break;
      pieces.push({ start: at + 1, end: close });
      at = close + 1;
      continue;
    }
    // Escaped quotes are those of a command in a string.
    if (character === '\\' && /["']/.test(text.charAt(at + 1))) {
      const close = text.indexOf(text.slice(at, at + 2), at + 2);
      if (at === from && close > 0 && !/\n/.test(text.slice(at, close)))
        return { start: at + 2, end: close, next: close + 2 };
      break;
    }
    at += character === '\\' && !/[\r\n]/.test(text.charAt(at + 1)) ? 2 : 1;
    if (character === '\\' && at > text.length) at = text.length;
  }
  const [piece] = pieces;
  if (piece !== undefined && pieces.length === 1 && piece.start === from + 1 && at === piece.end + 1)
    return { ...piece, next: at };
  return { start: from, end: at, next: at };
}

/** The quote that is open at an offset in its line, or ''; the apostrophe of a short form (it's) is none. */
function openQuoteAt(text: string, at: number): string {
  const line = text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - LONGEST), at);
  let open = '';
  for (const [quote] of line.replaceAll(/\\.|(?<=\p{L})'(?=(?:s|t|d|m|re|ve|ll)(?!\p{L}))/gu, '').matchAll(/["'`]/g)) {
    if (quote === open) open = '';
    else if (open === '') open = quote;
  }
  return open;
}

function closingQuote(text: string, open: number, quote: string): number | undefined {
  for (let at = open + 1; at < text.length && at - open < LONGEST; at += 1) {
    const character = text.charAt(at);
    if (character === '\n') return undefined;
    if (character === '\\' && quote === '"') at += 1;
    else if (character === quote) return at;
  }
  return undefined;
}

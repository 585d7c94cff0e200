import type { Client } from './dialects.ts';
import { endOf, matchAt, type Token } from './token.ts';

/** Commands of clients that take the rest of their line: at the beginning of a line, and most of them between statements only. */
const COMMANDS: Readonly<Record<Client, { readonly line: RegExp; readonly anywhere?: boolean } | undefined>> = {
  mysql: undefined,
  psql: undefined,
  // Values and paths are taken as they are written.
  hive: {
    line: /(?:set[ \t]+[\w-]+[.:][\w.:-]*[ \t]*=|(?:add|delete|list)[ \t]+(?:archive|file|jar)s?[ \t])[^;\r\n]*;?/iy,
  },
  // A cell in another language goes up to the next one.
  notebook: { line: /%sql\b.*|%[a-z](?:(?!\n(?:-- COMMAND|%[a-z]))[^])*/iy },
  shell: { line: /\.[a-z].*/iy },
  snowsql: { line: /![a-z].*/iy },
  sqlcmd: {
    line: /(?::(?:connect|ed|error|exit|help|list|listvar|on|out|perftrace|quit|r|reset|serverlist|setvar|xml)\b|!!).*/iy,
    anywhere: true,
  },
  sqlplus: {
    line: /(?:(?:prompt|rem|remark|spool|whenever)\b|@|show[ \t]+err|set[ \t]+(?:auto|define|echo|feed|head|lin|long|pages|serverout|sqlbl|term|tim|trim|ver|wrap)).*/iy,
  },
};
const DELIMITER = /delimiter[ \t]+(?:'([^'\r\n]+)'|"([^"\r\n]+)"|(\S+)).*/iy;
const BACKSLASH = /\\[a-z!?;.].*/iy;

/** Finds what a database's client reads and SQL does not know, among the tokens of a text. */
export class ClientReader {
  readonly #text: string;
  readonly #clients: readonly Client[];
  #delimiter: string | undefined;
  /** The last token that is no comment. */
  #last: Token | undefined;
  /** The index of the statement's first token. */
  #first = 0;

  constructor(text: string, clients: readonly Client[]) {
    this.#text = text;
    this.#clients = clients;
  }

  /** The command, the delimiter or the data that stands here, behind the tokens. */
  read(offset: number, tokens: readonly Token[]): Token | undefined {
    const newest = tokens.at(-1);
    if (newest?.kind !== 'comment') this.#last = newest;
    const last = this.#last;
    const isBetween = last === undefined || last.kind === 'client' || (last.kind === 'symbol' && last.raw === ';');
    const found = this.#readHere(offset, isBetween) ?? (last?.raw === ';' ? this.#readData(tokens) : undefined);
    if (found !== undefined || isBetween) this.#first = tokens.length + (found === undefined ? 0 : 1);
    return found;
  }

  /** A word or a symbol up to the delimiter: the client looks for it everywhere but in strings and comments. */
  cut(token: Token): Token {
    if (this.#delimiter === undefined || !['word', 'number', 'symbol'].includes(token.kind)) return token;
    const inside = token.raw.indexOf(this.#delimiter);
    return inside > 0 ? { ...token, raw: token.raw.slice(0, inside) } : token;
  }

  #readHere(offset: number, isBetween: boolean): Token | undefined {
    const text = this.#text;
    if (this.#delimiter !== undefined && text.startsWith(this.#delimiter, offset))
      return { kind: 'client', raw: this.#delimiter, offset };
    if (text.charAt(offset) === '/') {
      const isCommand = (isBetween || this.#clients.includes('sqlplus')) && this.#isAlone(offset);
      return isCommand ? { kind: 'client', raw: '/', offset } : undefined;
    }
    if (isBetween && this.#clients.includes('mysql')) {
      const delimiter = matchAt(DELIMITER, text, offset);
      if (delimiter !== undefined) {
        const [written, single, double, bare] = delimiter;
        const chosen = single ?? double ?? bare;
        this.#delimiter = chosen === ';' ? undefined : chosen;
        return { kind: 'client', raw: written.trimEnd(), offset };
      }
    }
    if (this.#clients.includes('psql') && matchAt(BACKSLASH, text, offset) !== undefined)
      return this.#readBackslash(offset);
    for (const client of this.#clients) {
      const command = COMMANDS[client];
      if (command === undefined || !(isBetween || command.anywhere === true)) continue;
      const line = matchAt(command.line, text, offset)?.[0];
      if (line !== undefined && this.#isFirst(offset)) return { kind: 'client', raw: line.trimEnd(), offset };
    }
    return undefined;
  }

  /** In its line. */
  #isFirst(offset: number): boolean {
    let index = offset - 1;
    while (/[ \t]/.test(this.#text.charAt(index))) index -= 1;
    return index < 0 || /[\r\n]/.test(this.#text.charAt(index));
  }

  #isAlone(offset: number): boolean {
    return this.#isFirst(offset) && /^[ \t\r]*(?:\n|$)/.test(this.#text.slice(offset + 1, offset + 100));
  }

  /** A command of psql; `\copy (` goes on up to the bracket's end. */
  #readBackslash(offset: number): Token {
    let [raw = ''] = matchAt(BACKSLASH, this.#text, offset) ?? [];
    const isOpen = () => /^\\copy\b/i.test(raw) && raw.split('(').length > raw.split(')').length;
    while (isOpen() && offset + raw.length < this.#text.length) {
      const end = this.#text.indexOf('\n', offset + raw.length + 1);
      raw = this.#text.slice(offset, end < 0 ? undefined : end);
    }
    return { kind: 'client', raw: raw.trimEnd(), offset };
  }

  /** The lines of data behind `COPY … FROM stdin;`, with `\.` behind them. */
  #readData(tokens: readonly Token[]): Token | undefined {
    if (!this.#clients.includes('psql')) return undefined;
    const words = tokens.slice(this.#first).filter(({ kind }) => kind === 'word');
    if (words[0]?.raw.toUpperCase() !== 'COPY' || !words.some(({ raw }) => raw.toUpperCase() === 'STDIN'))
      return undefined;
    const last = this.#last;
    if (last === undefined) return undefined;
    const end = endOf(last);
    const [all, line] = matchAt(/([^\n]*\n)(?:[^]*?\n)??\\\.(?=\r?\n|$)/y, this.#text, end) ?? [];
    if (all === undefined || line === undefined) return undefined;
    // A comment on the line of the command is no line of data as long as it stays there.
    const comment = line.search(/\S/);
    const start = comment < 0 ? line.length : comment;
    return { kind: 'client', raw: all.slice(start), offset: end + start };
  }
}

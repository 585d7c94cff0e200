import UAParser from 'ua-parser-js';
import type { RunContext } from '#engine/operation';
import { windowsRelease } from '#lib/windows-release';
import { readHints, type ClientHints } from './client-hints.ts';
import type { Found, Versioned } from './found.ts';
import { asksForDesktop, claimedByIe, mend } from './mend.ts';
import { recognize, type Client, type Kind } from './recognize.ts';
import { splitTokens, type Token } from './tokens.ts';

type Note = RunContext['note'];

/** The facts a user agent holds; null where it does not tell. */
export interface UserAgent extends Found {
  readonly userAgent: string;
  readonly kind: Kind;
  readonly client: Client | null;
  readonly tokens: readonly Token[];
}

/** One of several, without its pieces. */
export interface UserAgentLine extends Omit<UserAgent, 'tokens'> {
  /** From 1; empty lines count but are skipped. */
  readonly line: number;
}

/** UTF-16 units of a user agent that are read. */
const LONGEST = 4096;
/** UTF-16 units of it that ua-parser-js reads. */
const LONGEST_FOR_PARSER = 500;
/** Lines between two reports of how far it is. */
const PROGRESS_EVERY = 100;

/**
 * Reads one user agent, alone or among the headers of a request, whose client hints count for more. Of several lines that
 * are no headers the first is read.
 */
export function parse(text: string, note: Note): UserAgent {
  const { userAgents, headers } = readRequest(text);
  if (userAgents.length > 1) note('warning.otherLines', { count: userAgents.length - 1 });
  const userAgent = cut(userAgents[0] ?? '', note);
  const hints = readHints(headers, (header) => note('warning.hintUnread', { header }));
  const count = Object.keys(hints).length;
  if (count > 0) note('note.hints', { count });
  const facts = applyHints(read(userAgent), hints);
  noteLimits(facts, hints, note);
  return { ...facts, tokens: splitTokens(userAgent) };
}

/** Reads a user agent in each line. */
export function parseLines(text: string, { note, progress }: Pick<RunContext, 'note' | 'progress'>): UserAgentLine[] {
  let unknown = 0;
  // Logs name the same one again and again.
  const known = new Map<string, Facts>();
  const written = text.split(/\r\n|\n|\r/);
  const lines = written.flatMap((line, index): UserAgentLine[] => {
    if (index % PROGRESS_EVERY === 0) progress(index, written.length);
    const userAgent = cut(unwrap(line), note);
    if (userAgent === '') return [];
    const facts = known.get(userAgent) ?? read(userAgent);
    known.set(userAgent, facts);
    if (facts.kind === 'unknown') unknown++;
    return [{ line: index + 1, ...facts }];
  });
  if (unknown > 0) note('warning.unknownLines', { count: unknown });
  return lines;
}

function readRequest(text: string): { userAgents: string[]; headers: ReadonlyMap<string, string> } {
  const userAgents: string[] = [];
  const headers = new Map<string, string>();
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, name = '', value = ''] = /^\s*([a-z][\w-]{0,60}):\s+(.*)$/i.exec(line) ?? [];
    if (name !== '' && !/^user-agent$/i.test(name)) headers.set(name.toLowerCase(), value.trim());
    else if (line.trim() !== '' && !/^[A-Z]{3,7} \S+ HTTP\/[\d.]+$/.test(line.trim())) userAgents.push(unwrap(line));
  }
  return { userAgents, headers };
}

/** Without the name of the header, quotes and the comma of a list. */
const unwrap = (line: string) =>
  line
    .trim()
    .replace(/^["']?user-agent["']?\s*[:=]\s*/i, '')
    .replace(/^(["'])(.*)\1,?$/, '$2')
    .trim();

function cut(userAgent: string, note: Note): string {
  if (userAgent.length > LONGEST) note('warning.cut', { limit: LONGEST });
  else if (userAgent.length > LONGEST_FOR_PARSER) note('warning.long', { limit: LONGEST_FOR_PARSER });
  return userAgent.slice(0, LONGEST);
}

/** Systems that the library names otherwise than their makers do. */
const SYSTEMS: Readonly<Record<string, string>> = {
  'Mac OS': 'macOS',
  KAIOS: 'KaiOS',
  'Windows Phone OS': 'Windows Phone',
};

function read(userAgent: string): Facts {
  // Set afterwards: the constructor takes this browser's own user agent in place of an empty one, and adds its client hints.
  const { browser, engine, os, device, cpu } = new UAParser('-').setUA(userAgent).getResult();
  // Reduced user agents have this model (https://www.chromium.org/updates/ua-reduction).
  const model = device.model === 'K' ? undefined : device.model;
  const vendor = device.vendor === 'Generic' ? undefined : device.vendor;
  const isDevice = (model ?? vendor ?? device.type) !== undefined;
  const found = mend(userAgent, {
    browser: versioned(browser.name, browser.version),
    engine: versioned(engine.name, engine.version),
    os: versioned(SYSTEMS[os.name ?? ''] ?? os.name, os.version),
    device: isDevice ? { vendor: vendor ?? null, model: model ?? null, type: device.type ?? null } : null,
    cpu: cpu.architecture ?? null,
  });
  return { userAgent, ...recognize(userAgent, found.browser?.name), ...found };
}

const versioned = (name?: string, version?: string): Versioned | null =>
  name === undefined ? null : { name, version: version?.replace(/^Version /, '').trim() ?? null };

type Facts = Omit<UserAgent, 'tokens'>;

function applyHints(facts: Facts, hints: ClientHints): Facts {
  const { browser, chromium, platform, platformVersion, model, architecture, isMobile } = hints;
  const device = facts.device ?? { vendor: null, model: null, type: null };
  const isDevice = model !== undefined || isMobile === true;
  return {
    ...facts,
    kind: browser !== undefined && facts.kind === 'unknown' ? 'browser' : facts.kind,
    browser: browser ?? facts.browser,
    engine: chromium === undefined ? facts.engine : { name: 'Blink', version: chromium },
    os: platform === undefined ? facts.os : systemOf(platform, platformVersion, facts.os),
    device: isDevice
      ? { ...device, model: model ?? device.model, type: device.type ?? (isMobile === true ? 'mobile' : null) }
      : facts.device,
    cpu: architecture ?? facts.cpu,
  };
}

/** Of Windows the hint counts otherwise. */
function systemOf(name: string, version: string | undefined, found: Versioned | null): Versioned {
  if (version === undefined) return found?.name === name ? found : { name, version: null };
  if (name !== 'Windows') return { name, version };
  const release = windowsRelease(version);
  return release === undefined ? (found ?? { name, version: null }) : { name, version: release };
}

/** Says what cannot be told from such a user agent. */
function noteLimits({ userAgent, kind, browser, os }: Facts, hints: ClientHints, note: Note): void {
  if (kind === 'unknown') note('warning.nothing');
  const claimed = browser?.name === 'IE' ? claimedByIe(userAgent) : undefined;
  if (claimed !== undefined && claimed !== browser?.version) note('note.compatibility', { version: claimed });
  if (asksForDesktop(userAgent)) note('note.desktop');
  if (hints.platformVersion === undefined) {
    if (os?.name === 'Windows' && /Windows NT 10\.0/.test(userAgent)) note('note.windows');
    if (os?.name === 'macOS' && /Mac OS X 10[._]15(?:[._]7)?[;)]/.test(userAgent)) note('note.mac');
  }
  if (/Android 10; K\)/.test(userAgent) && hints.model === undefined) note('note.android');
  if (/Chrome\/\d+\.0\.0\.0/.test(userAgent) && hints.browser === undefined) note('note.chrome');
}

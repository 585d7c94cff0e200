import { findCrawler } from './crawlers.ts';
import { apps, automation, bots, frames, tools, type Names, type Purpose } from './rules.ts';

/** The kinds of senders of a user agent. */
export type Kind = 'browser' | 'inApp' | 'bot' | 'automation' | 'tool' | 'other' | 'unknown';

/** The program behind a user agent, where it is not simply a browser. */
export interface Client {
  readonly name: string;
  readonly version: string | null;
  /** Of bots only. */
  readonly purpose?: Purpose;
  /** The page of whoever runs the bot. */
  readonly url?: string;
}

export interface Recognized {
  readonly kind: Kind;
  readonly client: Client | null;
}

/** Names of which only the kind can be told; Cubot makes phones. */
const GENERIC_BOT =
  /(?<![a-z])(?!cubot)[\w.-]{0,40}?(?:bot|crawl(?:er|ing)?|spider|scraper|scanner|checker|monitor(?:ing)?|fetcher|archiver|validator|indexer|preview|proxy|uptime|synthetics?)(?![a-z])[\w-]{0,40}/i;
/** An address of its maker, which browsers never have. */
const CONTACT = /(?:\+?https?:\/\/|\bwww\.[a-z\d]|[\w.+-]{1,60}@[a-z\d-]{1,60}\.[a-z]|mailto:)/i;
/** `compatible; Name`: browsers of that form are named by the parser, MSIE first. */
const COMPATIBLE = /\bcompatible; ?(?!MSIE|Konqueror|Android)([a-z][\w.-]{1,60})/i;
/** The tokens that every browser has. */
const BROWSER_WORDS = new Set(['mozilla', 'applewebkit', 'gecko', 'chrome', 'safari', 'mobile', 'version', 'khtml']);

/** Names that the parser has for a page inside an app. */
const EMBEDDED = new Set([
  'WebKit',
  'Safari',
  'Mobile Safari',
  'Alipay',
  'Baidu',
  'Daum',
  'Facebook',
  'Instagram',
  'KAKAOSTORY',
  'Klarna',
  'Line',
  'NAVER',
  'Snapchat',
  'TikTok',
  'Twitter',
]);

/** The sender of this user agent, in which the browser of that name was found. */
export function recognize(userAgent: string, browser: string | undefined): Recognized {
  const isMozilla = /^mozilla\//i.test(userAgent);
  const driven = findNamed(userAgent, automation);
  if (driven !== undefined) return { kind: 'automation', client: driven };
  const app = isMozilla && !CONTACT.test(userAgent) ? findNamed(userAgent, apps) : undefined;
  if (app !== undefined) return { kind: 'inApp', client: app };
  const crawler = findCrawler(userAgent);
  if (crawler !== undefined) {
    const { kind, name, end, purpose, url } = crawler;
    const client = { name, version: versionAt(userAgent, end) };
    return { kind, client: kind === 'bot' ? { ...client, purpose, ...(url !== undefined && { url }) } : client };
  }
  for (const [purpose, names] of bots) {
    const bot = findNamed(userAgent, names);
    if (bot !== undefined) return { kind: 'bot', client: { ...bot, purpose } };
  }
  const tool = findNamed(userAgent, tools, true);
  if (tool !== undefined) return { kind: 'tool', client: tool };
  const frame = findNamed(userAgent, frames);
  if (frame !== undefined) return { kind: 'inApp', client: frame };
  const bot = findUnnamedBot(userAgent);
  if (bot !== undefined) return { kind: 'bot', client: bot };
  if (/; wv\)/.test(userAgent)) return { kind: 'inApp', client: { name: 'Android WebView', version: null } };
  const isEmbedded = browser === undefined || (EMBEDDED.has(browser) && !/ Safari\b/.test(userAgent));
  if (isMozilla && /\((?:iPhone|iPad|iPod)[;)]/.test(userAgent) && isEmbedded) {
    return { kind: 'inApp', client: { name: 'iOS WebView', version: null } };
  }
  if (browser !== undefined) return { kind: 'browser', client: null };
  const product = findProduct(userAgent);
  return product === undefined ? { kind: 'unknown', client: null } : { kind: 'other', client: product };
}

/** The first of the names whose sign is in the text, at the beginning of a word; `whole`: and up to the end of one. */
export function findNamed(userAgent: string, names: Names, whole = false): Client | undefined {
  const text = userAgent.toLowerCase();
  for (const [name, sign = name] of names) {
    const at = text.indexOf(sign.toLowerCase());
    const end = at + sign.length;
    if (at < 0 || (at > 0 && isLetter(text.charAt(at - 1)))) continue;
    if (whole && isLetter(text.charAt(end - 1)) && isLetter(text.charAt(end))) continue;
    return { name, version: versionAt(userAgent, end) };
  }
  return undefined;
}

const isLetter = (character: string) => /[a-z]/i.test(character);

/** The version that follows a name: `/1.2`, ` 1.2`, `/v1.2`. */
const versionAt = (userAgent: string, end: number): string | null =>
  /^[^\s/;()]{0,20}[/ ]?v?(\d[\w.+-]{0,40})/i.exec(
    userAgent.slice(userAgent.charAt(end - 1) === '/' ? end - 1 : end),
  )?.[1] ?? null;

function findUnnamedBot(userAgent: string): Client | undefined {
  const named = GENERIC_BOT.exec(userAgent) ?? undefined;
  if (named !== undefined) {
    const version = versionAt(userAgent, named.index + named[0].length);
    return { name: named[0].replace(/^[.-]+/, ''), version, purpose: 'unknown' };
  }
  const compatible = COMPATIBLE.exec(userAgent);
  if (compatible !== null) {
    const [whole, name = ''] = compatible;
    return { name, version: versionAt(userAgent, compatible.index + whole.length), purpose: 'unknown' };
  }
  if (!CONTACT.test(userAgent)) return undefined;
  return { ...(findProduct(userAgent) ?? { name: userAgent.slice(0, 60), version: null }), purpose: 'unknown' };
}

/** The first `name/version` that is not in every browser. */
function findProduct(userAgent: string): Client | undefined {
  for (const [, name = '', version = ''] of userAgent.matchAll(
    /(?<![\w.@+-])([a-z][\w.+-]{0,60})\/v?(\d[\w.+-]{0,40})/gi,
  )) {
    if (!BROWSER_WORDS.has(name.toLowerCase())) return { name, version };
  }
  return undefined;
}

import list from 'crawler-user-agents';
import type { Purpose } from './rules.ts';

/** An entry of the list of crawlers that fits a user agent. */
export interface Crawler {
  /** What the user agent has of it: a name. */
  readonly name: string;
  /** Where the name ends in the user agent. */
  readonly end: number;
  readonly kind: 'bot' | 'tool' | 'automation';
  readonly purpose: Purpose;
  /** The page of whoever runs it. */
  readonly url: string | undefined;
}

interface Entry {
  readonly pattern: string;
  readonly url?: string;
  readonly tags?: readonly string[];
}

/** The purpose of each tag of the list. */
const PURPOSES: Readonly<Record<string, Purpose>> = {
  'search-engine': 'search',
  'ai-crawler': 'ai',
  'social-preview': 'social',
  seo: 'seo',
  advertising: 'ads',
  monitoring: 'monitoring',
  'feed-reader': 'feed',
  archiver: 'archive',
  scanner: 'security',
  academic: 'research',
};

/** The text that a pattern stands for, where it is no more than that: it is found much faster than a regular expression. */
function plainTextOf(pattern: string): string | undefined {
  const isPlain = /^(?:[^\\[\](){}*+?|^$.]|\\\W)+$/.test(pattern);
  return isPlain ? pattern.replace(/\\(\W)/g, '$1') : undefined;
}

type Search = (userAgent: string) => { readonly at: number; readonly text: string } | undefined;

/** Shorter texts occur within other words. */
const UNMISTAKABLE = 6;

function searchFor(pattern: string): Search {
  const plain = plainTextOf(pattern);
  if (plain === undefined) {
    const expression = new RegExp(pattern);
    return (userAgent) => {
      const found = expression.exec(userAgent);
      return found === null ? undefined : { at: found.index, text: found[0] };
    };
  }
  return (userAgent) => {
    const at = userAgent.indexOf(plain);
    if (at < 0 || (plain.length < UNMISTAKABLE && /[a-z\d]/i.test(userAgent.charAt(at - 1)))) return undefined;
    return { at, text: plain };
  };
}

/** Entries that match browsers of people, too: the build number of an Android release, and Visual Studio Code. */
const NOT_CRAWLERS = ['AP3A\\.240617\\.008', 'Code\\/1\\.'];

/** Patterns that fit browsers of the same name, too, and what fits the crawlers alone. */
const NARROWED: Readonly<Record<string, string>> = { Sogou: 'Sogou(?=[ -](?:\\w+[ -])?[Ss]pider)' };

const entries = (list as readonly Entry[])
  .filter(({ pattern }) => !NOT_CRAWLERS.includes(pattern))
  .map((entry) => ({ ...entry, search: searchFor(NARROWED[entry.pattern] ?? entry.pattern) }));

/** The entry that fits the longest part of a user agent. */
export function findCrawler(userAgent: string): Crawler | undefined {
  let best: { readonly entry: Entry; readonly at: number; readonly text: string } | undefined;
  for (const entry of entries) {
    const found = entry.search(userAgent);
    if (found !== undefined && found.text.length > (best?.text.length ?? 0)) best = { entry, ...found };
  }
  if (best === undefined) return undefined;
  const { tags = [], url } = best.entry;
  const name = trimName(best.text);
  return {
    name,
    end: best.at + best.text.indexOf(name) + name.length,
    kind: tags.includes('http-library') ? 'tool' : tags.includes('browser-automation') ? 'automation' : 'bot',
    purpose: tags.map((tag) => PURPOSES[tag]).find((purpose) => purpose !== undefined) ?? 'unknown',
    url,
  };
}

/** Without the slash before a version and the brackets around a comment. */
const trimName = (text: string): string =>
  /^[\s/;(]*(.*?)[\s/;(]*$/s.exec(text.replace(/^([^(]*)\)$/, '$1'))?.[1] ?? text;

/*
 * The startup settings and what makes a value of them sound. Without a library, because every page checks its settings
 * at start; `schema.ts` is the same with words for what is wrong.
 */

export const environments = ['production', 'development', 'preview', 'test'] as const;

export interface Configuration {
  readonly appVersion: string;
  readonly lastCommit: string;
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  readonly environment: (typeof environments)[number];
  readonly trackerEnabled: boolean;
  /** The site's name in the statistics; empty: the host of the page. */
  readonly analyticsDomain: string;
  /** Origin of the analytics server; empty: the site's own. */
  readonly analyticsApiHost: string;
  readonly trackLocalhost: boolean;
  readonly showBanner: boolean;
}

export const defaults: Configuration = {
  appVersion: '0.0.0',
  lastCommit: '',
  baseUrl: '/',
  environment: 'development',
  trackerEnabled: false,
  analyticsDomain: '',
  analyticsApiHost: '',
  trackLocalhost: false,
  showBanner: false,
};

/** The forms that certain texts must have. The base is that of `checkBase` in scripts/hosting/set-base.mjs. */
export const patterns = {
  baseUrl: /^\/(?:[\w~-][\w.~-]*\/)*$/,
  environment: new RegExp(`^(?:${environments.join('|')})$`),
  analyticsApiHost: /^(?:https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?)?$/i,
} as const;

/** Whether these are complete settings, each of its type. Unknown keys do no harm. */
export function isSound(values: unknown): values is Configuration {
  const given = Object(values) as Record<string, unknown>;
  return (
    Object.entries(defaults).every(([key, value]) => typeof given[key] === typeof value) &&
    Object.entries(patterns).every(([key, pattern]) => pattern.test(String(given[key])))
  );
}

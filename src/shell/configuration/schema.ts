import * as v from 'valibot';
import { environments, patterns, type Configuration } from './settings.ts';

/* The startup settings as a schema: the build checks with it, and a page that found a setting unsound asks it for words. */

const schema: v.GenericSchema<Configuration> = v.object({
  appVersion: v.string('a text'),
  lastCommit: v.string('a text'),
  baseUrl: v.pipe(v.string('a path'), v.regex(patterns.baseUrl, 'a path that begins and ends with "/"')),
  environment: v.picklist(environments, `one of ${environments.join(', ')}`),
  trackerEnabled: v.boolean('true or false'),
  analyticsDomain: v.string('a text'),
  analyticsApiHost: v.pipe(
    v.string('an origin'),
    v.regex(patterns.analyticsApiHost, 'an origin such as https://stats.example.org, without a path'),
  ),
  trackLocalhost: v.boolean('true or false'),
  showBanner: v.boolean('true or false'),
});

/** A setting that does not fit its type. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  /** `received` as JSON; `undefined` for a missing setting. */
  constructor(
    readonly key: string,
    readonly received: string,
    readonly expected: string,
  ) {
    super(`Startup configuration: "${key}" is ${received}, but must be ${expected}.`);
  }
}

/** The checked settings. Throws a `ConfigurationError` that names the first wrong key and the value it received. */
export function readConfiguration(values: unknown): Configuration {
  const result = v.safeParse(schema, values, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const isWhole = issue.path === undefined;
  throw new ConfigurationError(
    isWhole ? 'configuration' : (v.getDotPath(issue) ?? ''),
    issue.input === undefined ? 'undefined' : JSON.stringify(issue.input),
    isWhole ? 'an object of settings' : issue.message,
  );
}

import type { Plugin } from 'vite';
import { configurationElement } from '../../../src/shell/configuration/element.ts';
import { readConfiguration } from '../../../src/shell/configuration/schema.ts';
import { defaults, type Configuration } from '../../../src/shell/configuration/settings.ts';

/** The environment variable of a setting: `trackerEnabled` is HANDY_TRACKER_ENABLED. */
export const variableOf = (key: string): string => `HANDY_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/**
 * The startup settings of a build: what the environment says, else `known` (version, commit, kind of build), else the
 * defaults. An empty variable is as good as none. Throws an Error that names setting, variable and value.
 */
export function configurationFrom(
  environment: Readonly<Record<string, string | undefined>>,
  known: Partial<Configuration>,
): Configuration {
  const initial = { ...defaults, ...known };
  const values = Object.entries(initial).map(([key, value]) => {
    const text = environment[variableOf(key)]?.trim() ?? '';
    if (text === '') return [key, value];
    return [key, typeof value === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text];
  });
  try {
    return readConfiguration(Object.fromEntries(values));
  } catch (error) {
    if (error instanceof Error && 'key' in error) error.message += ` It comes from ${variableOf(String(error.key))}.`;
    throw error;
  }
}

/** Puts the settings into the page of the development server; the build writes its pages itself. */
export const configurationPlugin = (configuration: Configuration): Plugin => ({
  name: 'handy-configuration',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace('</head>', () => `${configurationElement(configuration)}</head>`),
});

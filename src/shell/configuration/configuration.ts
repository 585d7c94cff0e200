import { defaults, isSound, type Configuration } from './settings.ts';

/** Where the build wrote the settings into each page. */
const ELEMENT = 'configuration';

function receive(): unknown {
  if (import.meta.env.SSR) return __CONFIGURATION__;
  const text = document.getElementById(ELEMENT)?.textContent ?? '';
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The settings as they were found: somebody may have edited them after the build. */
export const received = receive();

/** The startup settings. With unsound ones the page does not start (see entry-client.tsx); these are then the defaults. */
export const configuration: Configuration = isSound(received) ? received : defaults;

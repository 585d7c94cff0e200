import { configuration } from '../configuration/configuration.ts';

/** The version that was built. */
export const version = {
  number: configuration.appVersion,
  commit: configuration.lastCommit,
  year: new Date(__BUILD_TIME__).getUTCFullYear(),
} as const;

import type { ConfigEnv } from 'vite';

/** `apply` of a plugin for what browsers get: neither the development server nor what renders the pages. */
export const forBrowsers = (_: unknown, { command, isSsrBuild }: ConfigEnv): boolean =>
  command === 'build' && isSsrBuild !== true;

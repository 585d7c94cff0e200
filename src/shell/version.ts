/** What was built: set by the build. */
export const version = {
  number: __APP_VERSION__,
  commit: __COMMIT__,
  year: new Date(__BUILD_TIME__).getUTCFullYear(),
} as const;
